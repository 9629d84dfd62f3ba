import type { Firestore } from 'firebase-admin/firestore'
import type { AlertChannel } from '../../../alerts/alert.ts'
import { tell } from '../../../alerts/delivery/told.ts'
import { OutboxDocument, outboxPath } from '../../../alerts/outbox.ts'
import { quietUntil } from '../../../alerts/quiet-hours.ts'
import type { LiveProvider } from '../../../availability/providers/live.ts'
import type { Clock, Instant } from '../../../core/clock.ts'
import { claimMessage, endUnsent, holdUnsent, isFree, isOver, settle } from './claim.ts'
import type { Outcome, Parcel, Sender } from './outcome.ts'
import { retryAfter } from './outcome.ts'
import { partyOf, type Reader, readReader, reasonNotToSend } from './reader.ts'
import { messageWith, openingsOf, recheck } from './recheck.ts'
import { recheckSeats } from './recheck-seats.ts'

export type DeliveryContext = {
  db: Firestore
  clock: Clock
  /** 0 to 1, for spreading what is tried again. */
  chance: () => number
  /** Channels this server can send by; one that is missing is not set up. */
  senders: Partial<Record<AlertChannel, Sender>>
  /** Who is asked once more before sending; null where nobody live is configured. */
  live: LiveProvider | null
}

/** How a message stands after a worker looked at it, and when it wants to be looked at again. */
export type Delivered = { status: OutboxDocument['status'] | 'missing'; next: Instant | null }

/**
 * Sends one message, if it is due and nobody else has it. Everything is made ready before the message is claimed, so
 * that a claim lasts no longer than the sending itself, and its outcome is in doubt for no longer than that.
 */
export async function deliverMessage(id: string, context: DeliveryContext): Promise<Delivered> {
  const { db, clock } = context
  const stored = OutboxDocument.safeParse((await db.doc(outboxPath(id)).get()).data())
  if (!stored.success) return { status: 'missing', next: null }
  if (isOver(stored.data)) return { status: stored.data.status, next: null }
  if (!isFree(stored.data, clock.now())) return standing(db, id)
  const reader = await readReader(db, stored.data)
  const reason = reasonNotToSend(stored.data, reader)
  if (reader === null || reason !== null) return end(context, id, reason ?? '')
  const until = stored.data.kind === 'test' ? null : quietUntil(clock.now(), reader.settings?.quiet ?? null)
  if (until !== null) {
    await holdUnsent(db, id, until, clock.now())
    return standing(db, id)
  }
  const ready = await prepare(stored.data, reader, context)
  if (ready === null) return end(context, id, 'The seats were gone when we looked again before sending.')
  const claim = await claimMessage(db, id, clock.now())
  if (claim === null) return standing(db, id)
  const to = { uid: stored.data.uid, email: reader.email, channels: reader.channels }
  const parcel: Parcel = { id, ...ready, to, now: clock.now(), unsure: claim.unsure }
  const outcome = await send(parcel, context)
  await settle(db, claim, outcome, { now: clock.now(), chance: context.chance() })
  return standing(db, id)
}

async function prepare(
  message: OutboxDocument,
  { settings, lastLook }: Reader,
  { live, clock }: DeliveryContext,
): Promise<Pick<Parcel, 'message' | 'told'> | null> {
  const party = partyOf(settings)
  if (message.kind === 'seat') {
    const present = recheckSeats(message, lastLook)
    return present === null ? null : { message: present, told: tell(present, { party, again: new Set() }) }
  }
  const openings = openingsOf(message)
  if (live === null || openings.length === 0 || settings === null || !('programs' in settings)) {
    return { message, told: tell(message, { party, again: new Set() }) }
  }
  const { openings: kept, again, gone } = await recheck(openings, settings, live)
  if (kept.length === 0) return null
  const present = messageWith(message, kept, gone)
  return { message: present, told: tell(present, { party, again, now: clock.now() }) }
}

async function send(parcel: Parcel, { senders }: DeliveryContext): Promise<Outcome> {
  // A feed is read, not sent: it shows what the outbox says has been sent.
  if (parcel.message.channel === 'feed') return { kind: 'sent', to: 'your feeds' }
  const sender = senders[parcel.message.channel]
  if (sender === undefined) return { kind: 'dead', fault: 'This site is not set up to send by this channel.' }
  return sender(parcel).catch(retryAfter)
}

async function end({ db, clock }: DeliveryContext, id: string, fault: string): Promise<Delivered> {
  await endUnsent(db, id, fault, clock.now())
  return standing(db, id)
}

async function standing(db: Firestore, id: string): Promise<Delivered> {
  const document = await db.doc(outboxPath(id)).get()
  const stored = OutboxDocument.safeParse(document.data())
  if (!stored.success) return { status: 'missing', next: null }
  const { status, notBefore, leaseUntil } = stored.data
  if (isOver(stored.data)) return { status, next: null }
  return { status, next: status === 'pending' ? notBefore : String(leaseUntil ?? notBefore) }
}
