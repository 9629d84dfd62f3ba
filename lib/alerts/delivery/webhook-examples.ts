import type { FoundSeats } from '../alert.ts'
import { buildHead } from '../messages.ts'
import type { OutboxDocument } from '../outbox.ts'

const now = '2026-11-24T01:00:00.000Z'
const source = { kind: 'sample', name: 'Sample data' } as const
const member = 'users/YOUR-ID'

const seats: FoundSeats = {
  ...{ program: 'qantas', from: 'SYD', to: 'SIN', date: '2027-02-03', cabin: 'J', direct: true },
  ...{ seats: 2, points: 82_000, charges: 24_310, carriers: ['QF'], source, seenAt: '2026-11-24T00:58:00.000Z' },
  ...{ why: 'seats', before: { seats: 0, points: null }, other: null },
}

const about = { uid: 'YOUR-ID', alert: `${member}/alerts/07`, name: 'Singapore in business', sample: true }
const head = buildHead({ ...about, now, sendsAt: now }, 'webhook')
const seatHead = buildHead(
  { ...about, alert: `${member}/seat-alerts/03`, name: 'Two together', now, sendsAt: now },
  'webhook',
)

/** A message of every kind that webhooks receive, with made-up seats, from which the reference is built. */
export const webhookExamples = {
  opening: { ...head, kind: 'opening', payload: { opening: seats } },
  digest: {
    ...head,
    kind: 'digest',
    payload: { openings: [seats, { ...seats, date: '2027-02-05', seats: 4 }], more: 0 },
  },
  gone: {
    ...head,
    kind: 'gone',
    payload: {
      seats: [{ program: 'qantas', from: 'SYD', to: 'SIN', date: '2027-02-03', cabin: 'J', direct: true, goneAt: now }],
      more: 0,
    },
  },
  seat: {
    ...seatHead,
    kind: 'seat',
    payload: {
      ...{ flight: 'QF1', date: '2027-02-03', cabin: 'J', wanted: { kind: 'pair', together: 2 }, source },
      legs: [{ from: 'SYD', to: 'SIN', seats: ['4A', '4B'], more: 0, seenAt: '2026-11-24T00:58:00.000Z' }],
    },
  },
  seats: {
    ...seatHead,
    kind: 'seats',
    payload: {
      news: ['4A', '21K'].map((seat, at) => ({
        ...{
          alert: `${member}/seat-alerts/0${at + 3}`,
          flight: at === 0 ? 'QF1' : 'QF2',
          date: '2027-02-03',
          cabin: 'J',
        },
        ...{ wanted: { kind: 'named', seats: [seat] }, source },
        legs: [{ from: 'SYD', to: 'SIN', seats: [seat], more: 0, seenAt: '2026-11-24T00:58:00.000Z' }],
      })),
    },
  },
  test: { ...head, alert: `${member}/alerts`, name: null, sample: false, kind: 'test', payload: {} },
} satisfies Record<string, OutboxDocument>
