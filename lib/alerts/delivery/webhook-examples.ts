import type { FoundSeats } from '../alert.ts'
import { buildHead } from '../messages.ts'
import type { OutboxDocument } from '../outbox.ts'
import { goneSeats } from '../sent-keys.ts'

const now = '2026-11-24T01:00:00.000Z'
const source = { kind: 'sample', name: 'Sample data' } as const
const member = 'users/YOUR-ID'

const seats: FoundSeats = {
  ...{ program: 'qantas', from: 'SYD', to: 'SIN', date: '2027-02-03', cabin: 'J', direct: true },
  ...{ seats: 2, points: 82_000, charges: 24_310, carriers: ['QF'], source, seenAt: '2026-11-24T00:58:00.000Z' },
  ...{ why: 'seats', before: { seats: 0, points: null }, other: null },
}

const back = {
  ...{ from: 'SIN', to: 'SYD', date: '2027-02-14', direct: true, seats: 1, points: 82_000, charges: 21_870 },
}

/** A return trip for a party of two, who fly home on two flights. */
const pair: FoundSeats = {
  ...{ ...seats, date: '2027-02-05', why: 'price', before: { seats: 2, points: 108_400 } },
  ...{ other: { kind: 'return', ...back }, rest: [{ kind: 'return-split', ...back, date: '2027-02-15' }] },
}

const about = { uid: 'YOUR-ID', alert: `${member}/alerts/07`, name: 'Singapore in business', sample: true }
const alerts = [
  { path: about.alert, name: about.name },
  { path: `${member}/alerts/09`, name: 'Two of us there and back' },
]
const head = buildHead({ ...about, now, sendsAt: now }, 'webhook')
const seatHead = buildHead(
  { ...about, alert: `${member}/seat-alerts/03`, name: 'Two together', now, sendsAt: now },
  'webhook',
)

/** A message of every kind that webhooks receive, with made-up seats, from which the reference is built. */
export const webhookExamples = {
  opening: { ...head, kind: 'opening', payload: { opening: seats } },
  digest: {
    ...{ ...head, kind: 'digest', alerts },
    payload: {
      openings: [
        { ...seats, alerts: [about.alert] },
        { ...pair, alerts: [about.alert, `${member}/alerts/09`] },
      ],
      more: 0,
    },
  },
  gone: {
    ...head,
    kind: 'gone',
    payload: {
      seats: [goneSeats(seats, now), goneSeats(pair, now, { ...pair, ...back })],
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
