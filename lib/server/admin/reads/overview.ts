import type { Firestore } from 'firebase-admin/firestore'
import { z } from 'zod'
import type { SignUp } from '../../../admin/census.ts'
import type { Instant } from '../../../core/clock.ts'
import { countDocuments } from '../../firebase-admin.ts'
import { countNow, readCensus } from '../census.ts'

export const SIGN_UP_DAYS = 30
const CENSUS_DAYS = 120
const MAX_SIGN_UPS = 10_000

const Newcomer = z.object({ createdAt: z.iso.datetime(), referrer: z.string() })

/** Members, sign-ups and payments. */
export async function readOverview(db: Firestore, now: Instant) {
  const daysAgo = (days: number) => new Date(Date.parse(now) - days * 86_400_000).toISOString()
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

/** Counts what is waiting for an operator, by section. */
export async function countWaiting(db: Firestore): Promise<{ path: string; what: string; count: number }[]> {
  const forms = (kind: string) => db.collection('forms').where('kind', '==', kind).where('status', '==', 'new')
  const inbox = '/admin/dashboard/inbox'
  const moderation = '/admin/dashboard/moderation'
  const waiting: { path: string; what: [one: string, many: string]; query: FirebaseFirestore.Query }[] = [
    { path: inbox, what: ['new booking request', 'new booking requests'], query: forms('booking') },
    { path: inbox, what: ['new message', 'new messages'], query: forms('contact') },
    { path: moderation, what: ['review to read', 'reviews to read'], query: forms('review') },
    {
      path: moderation,
      what: ['bid report to review', 'bid reports to review'],
      query: db.collection('bid-reports').where('status', '==', 'pending'),
    },
    {
      path: '/admin/dashboard/letters',
      what: ['failed message', 'failed messages'],
      query: db.collection('outbox').where('status', '==', 'dead'),
    },
    {
      path: '/admin/dashboard/letters',
      what: ['failed team email', 'failed team emails'],
      query: db.collection('mail').where('status', '==', 'dead'),
    },
    {
      path: '/admin/dashboard/chat',
      what: ['chat waiting for a reply', 'chats waiting for a reply'],
      query: db.collection('chats').where('waitingSince', '>', ''),
    },
    {
      path: '/admin/dashboard/incidents',
      what: ['open incident', 'open incidents'],
      query: db.collection('incidents').where('resolvedAt', '==', null),
    },
    {
      path: '/admin/dashboard/incidents',
      what: ['type of content blocked by policy this week', 'types of content blocked by policy this week'],
      query: db.collection('policy-reports'),
    },
    {
      path: '/admin/dashboard/members',
      what: ['unfinished account deletion', 'unfinished account deletions'],
      query: db.collection('account-ends'),
    },
  ]
  return Promise.all(
    waiting.map(async ({ path, what: [one, many], query }) => {
      const waits = await countDocuments(query)
      return { path, what: waits === 1 ? one : many, count: waits }
    }),
  )
}
