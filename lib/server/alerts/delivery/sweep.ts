import type { Firestore } from 'firebase-admin/firestore'
import type { Instant } from '../../../core/clock.ts'
import { shareOut } from '../../../core/share-out.ts'

/** How often the sweep runs, and how long a message is left to its own task before the sweep picks it up. */
export const SWEEP_MINUTES = 2
const GRACE_MS = 30_000
const MAX_SWEPT = 500
/** How many messages are read to choose from, so that one member's backlog can't take every place. */
const MAX_READ = 10_000
/** Sent and suppressed messages are kept this long; dead ones stay until an admin has looked at them. */
const RETENTION_DAYS = 60

/** Returns messages that are due but that no worker has, because their task was lost or their worker died. */
export async function findWaiting(db: Firestore, now: Instant, limit = MAX_SWEPT): Promise<string[]> {
  const outbox = db.collection('outbox')
  const due = new Date(Date.parse(now) - GRACE_MS).toISOString()
  const waiting = outbox.where('status', '==', 'pending').where('notBefore', '<=', due).orderBy('notBefore')
  const left = outbox.where('status', '==', 'sending').where('leaseUntil', '<=', now).orderBy('leaseUntil')
  const [pending, broken] = await Promise.all([
    waiting.limit(MAX_READ).select('uid', 'notBefore').get(),
    left.limit(limit).select().get(),
  ])
  const shared = shareOut(
    pending.docs,
    (one) => one.get('uid'),
    (one) => one.get('notBefore'),
  )
  return [...broken.docs, ...shared.slice(0, limit)].map(({ id }) => id)
}

/** Deletes old messages that were sent or suppressed. Returns how many. */
export async function deleteOldMessages(db: Firestore, now: Instant): Promise<number> {
  const before = new Date(Date.parse(now) - RETENTION_DAYS * 86_400_000).toISOString()
  const { docs } = await db
    .collection('outbox')
    .where('status', 'in', ['sent', 'suppressed'])
    .where('createdAt', '<', before)
    .limit(MAX_SWEPT)
    .get()
  const batch = db.batch()
  for (const { ref } of docs) batch.delete(ref)
  await batch.commit()
  return docs.length
}
