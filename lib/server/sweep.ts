import type { Firestore } from 'firebase-admin/firestore'
import type { Instant } from '../core/clock.ts'
import { addMs, dayMs } from '../core/dates.ts'
import { shareOut } from '../core/share-out.ts'
import { deleteFound } from './firebase-admin.ts'

/** How often the sweeps run, and how long a message or mail is left to its own task before they pick it up. */
export const SWEEP_MINUTES = 2
const GRACE_MS = 30_000
const MAX_SWEPT = 500
/** How many are read to choose from, so that one sender's backlog can't take every place. */
const MAX_READ = 10_000

/** Returns messages or mails that are due but that no worker has, because their task was lost or their worker died. */
export async function findWaiting(
  db: Firestore,
  collection: 'outbox' | 'mail',
  now: Instant,
  limit = MAX_SWEPT,
): Promise<string[]> {
  const all = db.collection(collection)
  const due = addMs(now, -GRACE_MS)
  const waiting = all.where('status', '==', 'pending').where('notBefore', '<=', due).orderBy('notBefore')
  const left = all.where('status', '==', 'sending').where('leaseUntil', '<=', now).orderBy('leaseUntil')
  const [pending, broken] = await Promise.all([
    waiting.limit(MAX_READ).select('uid', 'notBefore').get(),
    left.limit(limit).select().get(),
  ])
  const shared = shareOut(
    pending.docs,
    (one) => one.get('uid') ?? '',
    (one) => one.get('notBefore'),
  )
  return [...broken.docs, ...shared.slice(0, limit)].map(({ id }) => id)
}

/** Days for which messages that were sent or suppressed are kept, and sent mails, to answer whether they were sent. */
const MESSAGE_DAYS = 60
const MAIL_DAYS = 30

/** Deletes old messages or mails. Dead ones stay until an admin has looked at them. Returns how many. */
export function deleteOld(db: Firestore, collection: 'outbox' | 'mail', now: Instant): Promise<number> {
  const before = (days: number) => addMs(now, -days * dayMs)
  const all = db.collection(collection)
  const old =
    collection === 'outbox'
      ? all.where('status', 'in', ['sent', 'suppressed']).where('createdAt', '<', before(MESSAGE_DAYS))
      : all.where('status', '==', 'sent').where('sentAt', '<', before(MAIL_DAYS))
  return deleteFound(old.limit(MAX_SWEPT))
}
