import type { Firestore } from 'firebase-admin/firestore'
import { accountPaths, type PlanDocument, type UserDocument } from '../../../lib/account/documents.ts'
import type { AlertSettings, FoundSeats } from '../../../lib/alerts/alert.ts'
import { type ChannelsDocument, channelsPath } from '../../../lib/alerts/delivery/channels.ts'
import type { OutboxDocument } from '../../../lib/alerts/outbox.ts'
import type { PlanSlug } from '../../../lib/plans/slugs.ts'

export const now = '2026-11-20T01:00:00.000Z'

export const found = (change: Partial<FoundSeats> = {}): FoundSeats => ({
  program: 'qantas',
  from: 'SYD',
  to: 'SIN',
  date: '2027-02-03',
  cabin: 'J',
  direct: true,
  seats: 2,
  points: 82_000,
  charges: 24_310,
  carriers: ['QF'],
  source: { kind: 'sample', name: 'Sample data' },
  seenAt: '2026-11-20T00:58:00.000Z',
  why: 'seats',
  before: { seats: 0, points: null },
  other: null,
  ...change,
})

type Change = Partial<
  Pick<OutboxDocument, 'uid' | 'alert' | 'channel' | 'name' | 'sample' | 'notBefore' | 'status' | 'attempts'>
>

export const opening = (change: Change = {}, seats: Partial<FoundSeats> = {}): OutboxDocument => ({
  v: 1,
  uid: 'ann',
  alert: 'users/ann/alerts/07',
  name: 'Singapore in business',
  channel: 'email',
  sample: true,
  kind: 'opening',
  payload: { opening: found(seats) },
  status: 'pending',
  attempts: 0,
  notBefore: now,
  createdAt: now,
  sentAt: null,
  fault: null,
  ...change,
})

export const settings = (change: Partial<AlertSettings> = {}): AlertSettings => ({
  name: 'Singapore in business',
  programs: ['qantas'],
  from: ['SYD'],
  to: ['SIN'],
  dates: { start: '2027-02-01', end: '2027-02-28' },
  weekdays: [],
  cabins: ['J'],
  seats: 2,
  split: false,
  direct: false,
  carriers: [],
  maxPoints: null,
  maxCharges: null,
  stay: null,
  holding: null,
  quiet: null,
  channels: ['email', 'push', 'webhook', 'ntfy', 'telegram', 'feed'],
  paused: false,
  ...change,
})

type Setup = {
  plan?: PlanSlug
  channels?: Partial<ChannelsDocument>
  alert?: Partial<AlertSettings>
  uid?: string
  places?: string[]
}

/** A member with an alert, as sign-up, billing and the alerts page leave them. */
export async function seedReader(
  db: Firestore,
  { plan = 'gold', channels = {}, alert = {}, uid = 'ann', places = ['07'] }: Setup = {},
) {
  const user: UserDocument = {
    name: 'Ann',
    email: `${uid}@example.com`,
    createdAt: now,
    referrer: 'direct',
    referredBy: null,
    referralCode: `code-${uid}`,
    marketing: { email: false },
  }
  const slug: PlanDocument = { name: { slug: plan }, status: 'active', periodEnd: null }
  await Promise.all([
    db.doc(accountPaths.user(uid)).set(user),
    db.doc(accountPaths.plan(uid)).set(slug),
    db.doc(channelsPath(uid)).set(channels),
    ...places.map((place) =>
      db.doc(`users/${uid}/alerts/${place}`).set({ settings: settings(alert), updatedAt: new Date(now) }),
    ),
  ])
}
