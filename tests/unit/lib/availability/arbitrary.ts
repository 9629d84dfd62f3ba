import fc from 'fast-check'
import type { Observation, Sector, Source } from '../../../../lib/availability/observation.ts'
import { cabins } from '../../../../lib/core/cabin.ts'
import { addDays } from '../../../../lib/core/dates.ts'

export const START = '2026-01-20'
const seenFrom = Date.parse('2026-01-10T00:00:00Z')

const sources: Source[] = [
  { kind: 'file', name: 'a.csv' },
  { kind: 'seats-aero', name: 'seats.aero' },
]

function sectorsVia(from: string, to: string, via: string | null, date: string, flight: number): Sector[] {
  const stops = via === null ? [from, to] : [from, via, to]
  return stops.slice(1).map((end, at) => ({
    from: stops[at] ?? from,
    to: end,
    carrier: 'QF',
    flight: `QF${flight + at}`,
    departs: `${date}T0${at + 6}:00`,
    arrives: `${date}T0${at + 7}:30`,
    aircraft: null,
    cabin: 'Y',
    bookingClass: null,
  }))
}

/** Observations limited to few routes, days, cabins and seconds, so that they often coincide. */
export const observation: fc.Arbitrary<Observation> = fc
  .record({
    to: fc.constantFrom('SIN', 'LHR'),
    day: fc.integer({ min: 0, max: 25 }),
    cabin: fc.constantFrom(...cabins.slice(0, 2)),
    seats: fc.constantFrom(null, 0, 1, 2, 4, 9),
    points: fc.constantFrom(null, 20_000, 30_200, 75_000),
    charges: fc.constantFrom(
      null,
      { minor: 100, currency: 'AUD' },
      { minor: 90, currency: 'USD' },
      { minor: 80, currency: null },
    ),
    via: fc.constantFrom(null, 'KUL'),
    flight: fc.constantFrom(null, 1, 35),
    source: fc.constantFrom(...sources),
    seconds: fc.oneof(fc.integer({ min: 0, max: 900 }), fc.integer({ min: 0, max: 200_000 })),
    carriers: fc.constantFrom<string[]>(['QF'], ['MH', 'QF'], []),
    fare: fc.constantFrom(
      'reward' as const,
      'reward' as const,
      'reward' as const,
      'dynamic' as const,
      'unknown' as const,
    ),
  })
  .map(({ day, via, flight, seconds, seats, ...rest }) => {
    const date = addDays(START, day)
    const none = seats === 0
    return {
      program: 'qantas' as const,
      from: 'SYD',
      ...rest,
      seats,
      date,
      direct: !none && via === null,
      points: none ? null : rest.points,
      charges: none ? null : rest.charges,
      carriers: none ? [] : rest.carriers,
      sectors: flight === null || none ? null : sectorsVia('SYD', rest.to, via, date, flight),
      seenAt: new Date(seenFrom + seconds * 1000).toISOString(),
    }
  })
