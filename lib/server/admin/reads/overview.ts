import type { Firestore, Query } from 'firebase-admin/firestore'
import { z } from 'zod'
import type { SignUp } from '../../../admin/census.ts'
import type { Instant } from '../../../core/clock.ts'
import { addMs, dayMs } from '../../../core/dates.ts'
import { countDocuments } from '../../firebase-admin.ts'
import { countNow, readCensus } from '../census.ts'

export const SIGN_UP_DAYS = 30
const CENSUS_DAYS = 120
const MAX_SIGN_UPS = 10_000

const Newcomer = z.object({ createdAt: z.iso.datetime(), referrer: z.string() })

export async function readOverview(db: Firestore, now: Instant) {
  const daysAgo = (days: number) => addMs(now, -days * dayMs)
  const since = daysAgo(SIGN_UP_DAYS)
  const newcomers = db.collection('users').where('createdAt', '>=', since).orderBy('createdAt', 'desc')
  const [census, history, { docs }] = await Promise.all([
    countNow(db, now),
    readCensus(db, daysAgo(CENSUS_DAYS)),
    newcomers.limit(MAX_SIGN_UPS).select('createdAt', 'referrer').get(),
  ])
  const signUps: SignUp[] = docs.flatMap((document) => Newcomer.safeParse(document.data()).data ?? [])
  return { census, history, signUps, isCut: docs.length === MAX_SIGN_UPS }
}

export async function countWaiting(db: Firestore): Promise<{ path: string; what: string; count: number }[]> {
  const having = (collection: string, field: string, value: string | null) =>
    db.collection(collection).where(field, '==', value)
  const forms = (kind: string) => having('forms', 'kind', kind).where('status', '==', 'new')
  const blocked = [
    'type of content blocked by policy this week',
    'types of content blocked by policy this week',
  ] as const
  const waiting: readonly [section: string, one: string, many: string, query: Query][] = [
    ['inbox', 'new booking request', 'new booking requests', forms('booking')],
    ['inbox', 'new message', 'new messages', forms('contact')],
    ['moderation', 'review to read', 'reviews to read', forms('review')],
    ['moderation', 'bid report to review', 'bid reports to review', having('bid-reports', 'status', 'pending')],
    ['letters', 'failed message', 'failed messages', having('outbox', 'status', 'dead')],
    ['letters', 'failed team email', 'failed team emails', having('mail', 'status', 'dead')],
    [
      'chat',
      'chat waiting for a reply',
      'chats waiting for a reply',
      db.collection('chats').where('waitingSince', '>', ''),
    ],
    ['incidents', 'open incident', 'open incidents', having('incidents', 'resolvedAt', null)],
    ['incidents', ...blocked, db.collection('policy-reports')],
    ['members', 'unfinished account deletion', 'unfinished account deletions', db.collection('account-ends')],
  ]
  return Promise.all(
    waiting.map(async ([section, one, many, query]) => {
      const count = await countDocuments(query)
      return { path: `/admin/dashboard/${section}`, what: count === 1 ? one : many, count }
    }),
  )
}
