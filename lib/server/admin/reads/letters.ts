import type { Firestore } from 'firebase-admin/firestore'
import { findDeadLetters } from '../../alerts/delivery/dead-letters.ts'

const states = ['pending', 'sending', 'dead'] as const

/** Messages that could not be sent, and how many are on their way. */
export async function readLetters(db: Firestore) {
  const count = async (status: string) =>
    (await db.collection('outbox').where('status', '==', status).count().get()).data().count
  const [dead, counts] = await Promise.all([findDeadLetters(db), Promise.all(states.map(count))])
  return { dead, counts: states.map((status, at) => ({ status, count: counts[at] ?? 0 })) }
}
