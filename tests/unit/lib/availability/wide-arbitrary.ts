import fc from 'fast-check'
import type { Observation, Sector, Source } from '../../../../lib/availability/observation.ts'
import { cabins } from '../../../../lib/core/cabin.ts'
import { addDays } from '../../../../lib/core/dates.ts'
import { programs } from '../../../../lib/core/program.ts'
import { START } from './arbitrary.ts'

/** Airports that form routes, returns and connections with each other. */
export const airports = ['SYD', 'MEL', 'SIN', 'LHR'] as const
const sources: Source[] = [
  { kind: 'file', name: 'a.csv' },
  { kind: 'seats-aero', name: 'seats.aero' },
]
const seenFrom = Date.parse('2026-01-10T00:00:00Z')

type Flight = { carrier: string; departs: number; minutes: number; aircraft: string | null }

/** The times deliberately fit no time zone: the engine must take them as the source gives them. */
function sectorsOf(from: string, to: string, via: string | null, date: string, flights: Flight[]): Sector[] {
  const stops = via === null ? [from, to] : [from, via, to]
  let clock = 0
  return stops.slice(1).map((end, at) => {
    const { carrier, departs, minutes, aircraft } = flights[at] ?? {
      carrier: 'QF',
      departs: 0,
      minutes: 90,
      aircraft: null,
    }
    const leaves = at === 0 ? departs : clock + 60 + (departs % 300)
    clock = leaves + minutes
    const local = (minute: number) =>
      new Date(Date.parse(`${date}T00:00Z`) + minute * 60_000).toISOString().slice(0, 16)
    const names = { flight: `${carrier}${departs + 1}`, cabin: 'Y' as const, bookingClass: null }
    return {
      from: stops[at] ?? from,
      to: end,
      carrier,
      departs: local(leaves),
      arrives: local(clock),
      aircraft,
      ...names,
    }
  })
}

const flight: fc.Arbitrary<Flight> = fc.record({
  carrier: fc.constantFrom('QF', 'VA', 'SQ'),
  departs: fc.constantFrom(5, 400, 700, 1200),
  minutes: fc.constantFrom(90, 480, 900, 1300),
  aircraft: fc.constantFrom(null, '789', 'A380'),
})

/** Observations of both programs, limited to few airports and days, most of them with their flights named. */
export const wideObservation: fc.Arbitrary<Observation> = fc
  .record({
    program: fc.constantFrom(...programs),
    from: fc.constantFrom(...airports),
    to: fc.constantFrom(...airports),
    day: fc.integer({ min: 0, max: 6 }),
    cabin: fc.constantFrom(...cabins.slice(1, 3)),
    seats: fc.constantFrom(null, 0, 1, 1, 2, 2, 4, 9),
    points: fc.constantFrom(null, 20_000, 30_200, 31_000, 75_000),
    charges: fc.constantFrom(
      null,
      { minor: 9000, currency: 'AUD' },
      { minor: 20_000, currency: 'AUD' },
      { minor: 90, currency: 'USD' },
      { minor: 80, currency: null },
    ),
    via: fc.constantFrom(null, null, 'KUL'),
    flights: fc.option(fc.tuple(flight, flight), { freq: 4 }),
    source: fc.constantFrom(...sources),
    // Mostly from one check, so that the options of a day stay together.
    seconds: fc.oneof({ arbitrary: fc.integer({ min: 0, max: 600 }), weight: 5 }, fc.integer({ min: 0, max: 200_000 })),
    carriers: fc.constantFrom<string[]>(['QF'], ['QF', 'VA'], []),
    fare: fc.constantFrom(...(['reward', 'reward', 'reward', 'reward', 'dynamic', 'unknown'] as const)),
  })
  .filter(({ from, to }) => from !== to)
  .map(({ day, via, flights, seconds, seats, ...rest }) => {
    const date = addDays(START, day)
    const none = seats === 0
    const sectors = flights === null || none ? null : sectorsOf(rest.from, rest.to, via, date, flights)
    const flown = sectors === null ? rest.carriers : [...new Set(sectors.map(({ carrier }) => carrier))].sort()
    return {
      ...rest,
      seats,
      date,
      direct: !none && via === null,
      points: none ? null : rest.points,
      charges: none ? null : rest.charges,
      carriers: none ? [] : flown,
      sectors,
      seenAt: new Date(seenFrom + seconds * 1000).toISOString(),
    }
  })

/** Enough observations to coincide on the same days, which small arrays would not contain. */
export const wideObservations: fc.Arbitrary<Observation[]> = fc.array(wideObservation, {
  minLength: 1,
  maxLength: 160,
  size: 'max',
})
