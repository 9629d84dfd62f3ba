import type { Firestore } from 'firebase-admin/firestore'
import { accountPaths, type UserDocument } from '../../../lib/accounts/documents.ts'
import type { AlertSettings, FoundSeats } from '../../../lib/alerts/alert.ts'
import { type ChannelsDocument, channelsPath } from '../../../lib/alerts/delivery/channels.ts'
import { buildHead } from '../../../lib/alerts/messages.ts'
import type { OutboxDocument } from '../../../lib/alerts/outbox.ts'
import type { SeatNews } from '../../../lib/alerts/seat-news.ts'
import type { PlanDocument } from '../../../lib/billing/plan-document.ts'
import type { PlanSlug } from '../../../lib/core/plan.ts'
import { settingsWith } from '../../unit/lib/alerts/settings.ts'

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

export const opening = (change: Change = {}, seats: Partial<FoundSeats> = {}): OutboxDocument => {
  const about = { uid: 'ann', alert: 'users/ann/alerts/07', name: 'Singapore in business', sample: true }
  const head = buildHead({ ...about, now, sendsAt: now }, 'email')
  return { ...head, kind: 'opening', payload: { opening: found(seats) }, ...change }
}

/** A message of a seat alert, about a flight of one leg. */
export const freeSeats = (change: Change = {}, news: Partial<SeatNews> = {}): OutboxDocument => {
  const about = { uid: 'ann', alert: 'users/ann/seat-alerts/03', name: 'Two together', sample: true }
  const legs = [{ from: 'SYD', to: 'SIN', seats: ['4A', '4B'], more: 0, seenAt: '2026-11-20T00:58:00.000Z' }]
  const source = { kind: 'sample', name: 'Sample data' } as const
  const wanted = { kind: 'pair', together: 2 } as const
  return {
    ...buildHead({ ...about, now, sendsAt: now }, 'email'),
    kind: 'seat',
    payload: { flight: 'QF1', date: '2027-02-03', cabin: 'J', wanted, legs, source, ...news },
    ...change,
  }
}

export const settings = (change: Partial<AlertSettings> = {}): AlertSettings =>
  settingsWith({
    name: 'Singapore in business',
    dates: { start: '2027-02-01', end: '2027-02-28' },
    seats: 2,
    channels: ['email', 'push', 'webhook', 'ntfy', 'telegram', 'feed'],
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
