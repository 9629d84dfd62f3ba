import type { CollectionReference, DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore'
import type { AlertSettings } from '../../../alerts/alert.ts'
import { buildName, type Sending } from '../../../alerts/messages.ts'
import { OutboxDocument, outboxPath } from '../../../alerts/outbox.ts'
import { dayOfMember, sendTime } from '../../../alerts/send-time.ts'
import { fingerprint } from '../../../availability/packing.ts'
import type { Instant } from '../../../core/clock.ts'
import { compare } from '../../../core/compare.ts'

/** An alert of a member's that has news in a run. */
type Speaking = { alert: string; settings: Pick<AlertSettings, 'name'>; sample: boolean }

export const nameOfAlert = ({ settings }: Pick<Speaking, 'settings'>) => settings.name?.trim() || null

/** Returns what the messages share that tell of some alerts at one time. */
export function toSending(
  uid: string,
  speaking: readonly Speaking[],
  { sendsAt, run, now }: Pick<Sending, 'sendsAt' | 'run' | 'now'>,
): Sending {
  const alerts = speaking.map((one) => ({ path: one.alert, name: nameOfAlert(one) }))
  alerts.sort((a, b) => compare(a.path, b.path))
  const [first = { path: '', name: null }] = alerts
  const sample = speaking.some((one) => one.sample)
  return { uid, alert: first.path, name: first.name, alerts, run, now, sendsAt, sample }
}

export function getMessageRef(db: Firestore, ...name: Parameters<typeof buildName>): DocumentReference {
  return db.doc(outboxPath(fingerprint(buildName(...name))))
}

/**
 * Returns when each alert's message may be sent. Today's messages are counted by their distinct send times, because
 * alerts that match together share a message.
 */
export async function findSendTimes(
  transaction: Transaction,
  history: CollectionReference,
  alerts: readonly Pick<AlertSettings, 'quiet'>[],
  now: Instant,
): Promise<Instant[]> {
  const since = alerts.map((settings) => dayOfMember(now, settings).since)
  const [earliest = now] = since.toSorted()
  const { docs } = await transaction.get(history.where('at', '>=', earliest).select('at', 'sendsAt'))
  return alerts.map((settings, at) => {
    const today = docs.filter((entry) => entry.get('at') >= (since[at] ?? now))
    return sendTime(now, settings, new Set(today.map((entry) => entry.get('sendsAt'))).size)
  })
}

/**
 * Returns the document that a run's news is written to, with the message already waiting there. A message that is no
 * longer waiting can't take more, so the news then gets a message of the run's own.
 */
export async function findWaiting(
  transaction: Transaction,
  ref: DocumentReference,
  run: string,
): Promise<{ ref: DocumentReference; waiting: OutboxDocument | null }> {
  const waiting = await readMessage(transaction, ref)
  if (waiting === null || waiting.status === 'pending') return { ref, waiting }
  const own = ref.parent.doc(fingerprint([ref.id, run]))
  return { ref: own, waiting: await readMessage(transaction, own) }
}

async function readMessage(transaction: Transaction, ref: DocumentReference): Promise<OutboxDocument | null> {
  return OutboxDocument.safeParse((await transaction.get(ref)).data()).data ?? null
}
