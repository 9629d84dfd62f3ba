import type { Firestore } from 'firebase-admin/firestore'
import { OutboxDocument } from '../../../alerts/outbox.ts'

/** A message that could not be sent, as the admin pages show it. */
export type DeadLetter = Pick<
  OutboxDocument,
  'uid' | 'alert' | 'channel' | 'kind' | 'attempts' | 'createdAt' | 'fault'
> & {
  id: string
}

/** Returns the messages that could not be sent, newest first. */
export async function findDeadLetters(db: Firestore, limit = 100): Promise<DeadLetter[]> {
  const dead = db.collection('outbox').where('status', '==', 'dead').orderBy('createdAt', 'desc').limit(limit)
  return (await dead.get()).docs.flatMap((document) => {
    const parsed = OutboxDocument.safeParse(document.data())
    if (!parsed.success) return []
    const { uid, alert, channel, kind, attempts, createdAt, fault } = parsed.data
    return [{ id: document.id, uid, alert, channel, kind, attempts, createdAt, fault }]
  })
}
