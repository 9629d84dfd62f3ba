import { expect, it } from 'vitest'
import type { OwnSeat } from '../../../../../lib/availability/own/own-seats.ts'
import { sharingFault } from '../../../../../lib/availability/own/shared-seats.ts'
import { addDays } from '../../../../../lib/core/dates.ts'
import { hoursBefore, sharedNow, sharedSeat } from './shared-seat.ts'

const [flight] = sharedSeat().sectors ?? []
const flown = (change: object): Partial<OwnSeat> => ({ sectors: flight ? [{ ...flight, ...change }] : [] })

it('allows sharing a real flight at its published price that was seen recently', () => {
  expect(sharingFault(sharedSeat(), sharedNow)).toBeNull()
  expect(sharingFault(sharedSeat({ seats: null, charges: null }), sharedNow)).toBeNull()
})

it.each<[string, Partial<OwnSeat>, RegExp]>([
  ['without its flights', { sectors: null }, /not named/],
  ['seen days ago', { seenAt: hoursBefore(25) }, /more than 24 hours ago/],
  ['seen tomorrow', { seenAt: hoursBefore(-2) }, /in the future/],
  [
    'that has left',
    { date: '2026-11-20', ...flown({ departs: '2026-11-20T11:00', arrives: '2026-11-20T16:10' }) },
    /has left/,
  ],
  ['before the calendar opens', sharedSeat({ date: addDays('2026-11-20', 360) }), /no seats that far ahead/],
  ['without seats', { seats: 0 }, /no seats/],
  ['of an airline that does not fly there', { carriers: ['LA'], ...flown({ carrier: 'LA', flight: 'LA1' }) }, /fly/],
  ['of an airline these points do not book', { carriers: ['SQ'], ...flown({ carrier: 'SQ', flight: 'SQ222' }) }, /fly/],
  ['on a flight number of another airline', flown({ flight: 'EK1' }), /no flight of QF/],
  ['on a flight of the sample world', flown({ flight: 'QF9001' }), /no flight of QF/],
  ['that arrives too soon', flown({ arrives: '2027-03-02T16:10' }), /take that long/],
  ['that takes two days', flown({ arrives: '2027-03-04T16:10' }), /take that long/],
  ['whose summary says otherwise', { direct: false }, /differ/],
  ['whose summary names another airline', { carriers: ['EK'] }, /differ/],
  ['without points', { points: null }, /No points/],
  ['at a price of its own', { points: 40_000 }, /not its published price/],
  ['that is a cash fare', { fare: 'dynamic' }, /not a reward seat/],
  ['with charges nobody asks', { charges: { minor: 900_000, currency: 'AUD' } }, /beyond belief/],
])('refuses a seat %s', (_, change, reason) => {
  expect(sharingFault(sharedSeat(change), sharedNow)).toMatch(reason)
})

it('refuses flights that do not connect', () => {
  const leg = (from: string, to: string, departs: string, arrives: string, number: number) => ({
    ...{ from, to, departs, arrives, carrier: 'QF', flight: `QF${number}`, aircraft: null, cabin: 'J' as const },
    bookingClass: null,
  })
  const legs = (departs: string, arrives: string) => [
    leg('MEL', 'SYD', '2027-03-02T12:00', '2027-03-02T13:30', 430),
    leg('SYD', 'SIN', departs, arrives, 1),
  ]
  const change = { from: 'MEL', direct: false, points: 82_100 }
  const close = sharedSeat({ ...change, sectors: legs('2027-03-02T13:35', '2027-03-02T18:40') })
  expect(sharingFault(close, sharedNow)).toMatch(/connect/)
})
