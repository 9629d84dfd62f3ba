import type { Firestore, Transaction } from 'firebase-admin/firestore'
import { accountPaths } from '../../../accounts/documents.ts'
import type { AlertChannel } from '../../../alerts/alert-channels.ts'
import { ChannelsDocument, channelsPath } from '../../../alerts/delivery/channels.ts'
import type { Instant } from '../../../core/clock.ts'

type Change = (channels: ChannelsDocument) => ChannelsDocument

/** Changes a member's stored channels in one transaction. Returns null, and does nothing, if the account is gone. */
export function changeChannels(db: Firestore, uid: string, change: Change): Promise<ChannelsDocument | null> {
  return db.runTransaction(async (transaction: Transaction) => {
    const refs = [db.doc(accountPaths.user(uid)), db.doc(channelsPath(uid))] as const
    const [user, document] = await transaction.getAll(...refs)
    if (!user?.exists) return null
    const changed = change(ChannelsDocument.parse(document?.data() ?? {}))
    transaction.set(refs[1], changed)
    return changed
  })
}

/**
 * Records why a channel failed for good, to show it on its owner's pages; a null `fault` clears it once the channel
 * works.
 */
export async function noteChannel(
  db: Firestore,
  { uid, channel, fault, now }: { uid: string; channel: AlertChannel; fault: string | null; now: Instant },
): Promise<void> {
  await changeChannels(db, uid, (channels) => {
    const { [channel]: _, ...others } = channels.faults ?? {}
    const faults = fault === null ? others : { ...others, [channel]: { reason: fault, at: now } }
    return { ...channels, faults }
  })
}

export async function readChannels(db: Firestore, uid: string): Promise<ChannelsDocument> {
  return ChannelsDocument.parse((await db.doc(channelsPath(uid)).get()).data() ?? {})
}

/** Records that an address refused mail for good. Its owner is shown the reason, and no more mail is sent to it. */
export async function suppressMail(
  db: Firestore,
  { uid, address, reason, now }: { uid: string; address: string; reason: string; now: Instant },
): Promise<void> {
  await changeChannels(db, uid, (channels) => ({ ...channels, suppressed: { address, reason, at: now } }))
}

export async function removeBrowser(db: Firestore, uid: string, id: string): Promise<void> {
  await changeChannels(db, uid, (channels) => ({ ...channels, push: channels.push.filter((one) => one.id !== id) }))
}

export async function disconnectTelegram(db: Firestore, uid: string): Promise<void> {
  await changeChannels(db, uid, (channels) => ({ ...channels, telegram: null }))
}
