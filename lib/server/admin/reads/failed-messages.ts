import type { Firestore } from 'firebase-admin/firestore'
import { findDeadLetters } from '../../alerts/delivery/dead-letters.ts'
import { findDeadMail } from '../../mail/dead-mail.ts'

const states = ['pending', 'sending', 'dead'] as const

/** Reads the messages that could not be sent, and how many are on their way. */
export async function readFailedMessages(db: Firestore) {
  const count = async (status: string) =>
    (await db.collection('outbox').where('status', '==', status).count().get()).data().count
  const [dead, mail, counts] = await Promise.all([
    findDeadLetters(db),
    findDeadMail(db),
    Promise.all(states.map(count)),
  ])
  return { dead, mail, counts: states.map((status, at) => ({ status, count: counts[at] ?? 0 })) }
}
