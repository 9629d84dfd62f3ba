import type { Firestore } from 'firebase-admin/firestore'
import { accountPaths, UserDocument } from '../../../accounts/documents.ts'
import { AlertDocument } from '../../../alerts/alert.ts'
import { ChannelsDocument, channelsOf, channelsPath } from '../../../alerts/delivery/channels.ts'
import type { OutboxDocument } from '../../../alerts/outbox.ts'
import { LastLook, SeatAlertDocument } from '../../../alerts/seat-alert.ts'
import { PlanDocument } from '../../../billing/plan-document.ts'
import type { PlanSlug } from '../../../core/plan.ts'

type Settings = AlertDocument['settings'] | SeatAlertDocument['settings']

/** Whom a message is for, as things stand now. */
export type Reader = {
  email: string
  plan: PlanSlug
  channels: ChannelsDocument
  /** Null for an alert that is gone. */
  settings: Settings | null
  /** The newest look at a seat alert's flight. */
  lastLook: LastLook | null
}

/** Null when the account is gone, or not made yet. */
export async function readReader(
  db: Firestore,
  { uid, alert }: Pick<OutboxDocument, 'uid' | 'alert'>,
): Promise<Reader | null> {
  const paths = [accountPaths.user(uid), accountPaths.plan(uid), channelsPath(uid)]
  // A test of no alert in particular names the collection, which has no document.
  const place = alert.split('/').length === 4 ? [alert] : []
  const [user, plan, channels, about] = await db.getAll(...[...paths, ...place].map((path) => db.doc(path)))
  const member = UserDocument.safeParse(user?.data())
  if (!member.success) return null
  return {
    email: member.data.email,
    plan: PlanDocument.safeParse(plan?.data()).data?.name.slug ?? 'free',
    channels: ChannelsDocument.parse(channels?.data() ?? {}),
    settings: settingsOf(about?.data()),
    lastLook: LastLook.safeParse(about?.get('lastLook')).data ?? null,
  }
}

/** The settings alone: what stands beside them is stamped by the database's own kinds of value. */
function settingsOf(document: unknown): Settings | null {
  const { settings } = (document ?? {}) as { settings?: unknown }
  return (
    AlertDocument.shape.settings.safeParse(settings).data ??
    SeatAlertDocument.shape.settings.safeParse(settings).data ??
    null
  )
}

/** Why a message is not to be sent to its reader, in one sentence they would understand; null when it is. */
export function reasonNotToSend({ kind, channel }: OutboxDocument, reader: Reader | null): string | null {
  if (reader === null) return 'The account is gone.'
  const { settings, plan, channels } = reader
  if (!channelsOf(plan).includes(channel)) return `The ${plan} plan does not include this channel.`
  if (channel === 'email') {
    if (channels.suppressed?.address === reader.email) return channels.suppressed.reason
    if (channels.emailOff && kind !== 'test') return 'E-mails of alerts are turned off.'
  }
  if (channel === 'push' && channels.push.length === 0) return 'No browser has push turned on.'
  // These were asked for by themselves and rest on no alert.
  if (kind === 'test' || kind === 'reminder' || kind === 'wine') return null
  if (settings === null) return 'The alert was deleted.'
  if (settings.paused) return 'The alert is paused.'
  return settings.channels.includes(channel) ? null : 'The alert no longer uses this channel.'
}

/** How many travel by an alert; one where it says nothing of it. */
export function partyOf(settings: Settings | null): number {
  return settings !== null && 'seats' in settings ? settings.seats : 1
}
