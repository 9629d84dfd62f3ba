import type { Firestore } from 'firebase-admin/firestore'
import { OutboxDocument, outboxPath } from '../../../alerts/outbox.ts'
import type { Instant } from '../../../clock.ts'

/** A message that could not be sent, for an admin. */
export type DeadLetter = Pick<
  OutboxDocument,
  'uid' | 'alert' | 'channel' | 'kind' | 'attempts' | 'createdAt' | 'fault'
> & {
  id: string
}

/** The newest of them first. */
export async function findDeadLetters(db: Firestore, limit = 100): Promise<DeadLetter[]> {
  const dead = db.collection('outbox').where('status', '==', 'dead').orderBy('createdAt', 'desc').limit(limit)
  return (await dead.get()).docs.flatMap((document) => {
    const parsed = OutboxDocument.safeParse(document.data())
    if (!parsed.success) return []
    const { uid, alert, channel, kind, attempts, createdAt, fault } = parsed.data
    return [{ id: document.id, uid, alert, channel, kind, attempts, createdAt, fault }]
  })
}

/** Gives a dead message all its attempts again, from now on. False when it is not dead. */
export function reviveMessage(db: Firestore, id: string, now: Instant): Promise<boolean> {
  const ref = db.doc(outboxPath(id))
  return db.runTransaction(async (transaction) => {
    if ((await transaction.get(ref)).get('status') !== 'dead') return false
    transaction.update(ref, { status: 'pending', attempts: 0, notBefore: now })
    return true
  })
}
