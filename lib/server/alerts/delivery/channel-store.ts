import { createHash, randomBytes } from 'node:crypto'
import type { Firestore, Transaction } from 'firebase-admin/firestore'
import { accountPaths } from '../../../accounts/documents.ts'
import type { AlertChannel } from '../../../alerts/alert-channels.ts'
import { ChannelsDocument, channelsPath, type RevokeFeedsAnswer } from '../../../alerts/delivery/channels.ts'
import type { Instant } from '../../../core/clock.ts'
import { isSecret } from '../../secrets.ts'

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

/**
 * Revokes a member's feed addresses, and creates new ones if `renew` is set. The secret is returned here once; only its
 * digest is stored. The secret has 256 random bits, so the digest needs no salt.
 */
export async function replaceFeeds(
  db: Firestore,
  uid: string,
  { renew, siteUrl, now }: { renew: boolean; siteUrl: string; now: Instant },
): Promise<RevokeFeedsAnswer> {
  const secret = randomBytes(32).toString('base64url')
  const feed = renew ? { hash: hashSecret(secret), madeAt: now } : null
  const kept = await changeChannels(db, uid, (channels) => ({ ...channels, feed }))
  if (kept === null || !renew) return { feeds: null }
  const address = (file: string) => new URL(`/api/alerts/feeds/${file}?key=${uid}.${secret}`, siteUrl).href
  return { feeds: { calendar: address('calendar.ics'), atom: address('alerts.atom') } }
}

/** Returns the member whose feeds a key opens; null if the key is wrong or was revoked. */
export async function findFeedOwner(db: Firestore, key: string): Promise<string | null> {
  const [, uid, secret] = /^([A-Za-z0-9]{1,128})\.([\w-]{43})$/.exec(key) ?? []
  if (uid === undefined || secret === undefined) return null
  const { feed } = await readChannels(db, uid)
  // Compared in constant time, whether there is a feed or not, so that timing reveals nothing about the key.
  const isSame = isSecret(hashSecret(secret), feed?.hash ?? '0'.repeat(64))
  return isSame && feed !== null ? uid : null
}

const hashSecret = (secret: string) => createHash('sha256').update(secret).digest('hex')
