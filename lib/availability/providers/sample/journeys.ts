import { type Cabin, cabins } from '../../../core/cabin.ts'
import type { EpochDay } from '../../../core/dates.ts'
import { onFirstUseOf } from '../../../core/lazy.ts'
import type { Program } from '../../../core/program.ts'
import { findAirport } from '../../../network/airports.ts'
import { flownMiles } from '../../../network/distance.ts'
import { type Route, routesBetween, routesFrom } from '../../../network/routes.ts'
import type { Sector } from '../../observation.ts'
import { type Flight, makeFlights, weekdayOf } from './flights.ts'

/** A journey from one airport to another: one flight, or two flights of the same carrier. */
export type Journey = {
  flights: readonly [Flight] | readonly [Flight, Flight]
  carrier: string
  miles: number
  cabins: Cabin[]
}

const CONNECTING_MILES = 2200
const MAX_DETOUR = 1.4
const MAX_HUBS = 3
const WAIT = { min: 75, max: 12 * 60 }
const DAY = 24 * 60

/** Lists every journey in the sample data between two airports. */
export function listJourneys(program: Program, from: string, to: string): Journey[] {
  const direct = sold(routesBetween(program, from, to))
    .flatMap(makeFlights)
    .map((flight) => toJourney([flight]))
  return [...direct, ...connections(program, from, to)]
}

function connections(program: Program, from: string, to: string): Journey[] {
  const straight = flownMiles(from, to)
  if (straight < CONNECTING_MILES) return []
  const pairs = sold(routesFrom(program, from)).flatMap((first) =>
    sold(routesBetween(program, first.to, to))
      .filter(({ carrier }) => carrier === first.carrier)
      .map((second) => ({ first, second, miles: first.miles + second.miles })),
  )
  const short = pairs.filter(({ miles }) => miles <= straight * MAX_DETOUR).sort((a, b) => a.miles - b.miles)
  return short.slice(0, MAX_HUBS).flatMap(({ first, second }) => {
    const onward = makeFlights(second)
    return makeFlights(first).flatMap((flight) => {
      const next = onward.find((candidate) => isConnection(flight, candidate))
      return next === undefined ? [] : [toJourney([flight, next])]
    })
  })
}

/** Keeps routes that are flown now and sold on their own. */
function sold(routes: readonly Route[]): Route[] {
  return routes.filter(({ status, onlyWith }) => status !== 'upcoming' && onlyWith === undefined)
}

/** Judged on one fixed day. On other days, daylight saving in either time zone may shift the wait by an hour. */
function isConnection(first: Flight, second: Flight): boolean {
  const { arrives } = localTimes(first, 20_000)
  const wait = (((second.departs - arrives) % DAY) + DAY) % DAY
  return wait >= WAIT.min && wait <= WAIT.max
}

function toJourney(flights: Journey['flights']): Journey {
  const [first] = flights
  const shared = cabins.filter((cabin) => flights.every((flight) => flight.cabins.includes(cabin)))
  return { flights, carrier: first.carrier, miles: flights.reduce((sum, { miles }) => sum + miles, 0), cabins: shared }
}

/** Returns the days its flights leave on when the first leaves on `day`; null when one doesn't fly that day. */
export function daysFlown({ flights: [first, second] }: Journey, day: EpochDay): EpochDay[] | null {
  if (!first.weekdays[weekdayOf(day)]) return null
  if (second === undefined) return [day]
  const arrives = localTimes(first, day).arrives
  const arrivalDay = day + Math.floor(arrives / DAY)
  const onward = second.departs >= (arrives % DAY) + 1 ? arrivalDay : arrivalDay + 1
  return second.weekdays[weekdayOf(onward)] ? [day, onward] : null
}

export function toSectors({ flights }: Journey, days: readonly EpochDay[], cabin: Cabin): Sector[] {
  return flights.map((flight, at) => {
    const day = days[at] ?? 0
    const { from, to, carrier, number, aircraft } = flight
    const { departs, arrives } = localTimes(flight, day)
    return {
      from,
      to,
      carrier,
      flight: number,
      departs: localText(day, departs),
      arrives: localText(day, arrives),
      aircraft,
      cabin,
      bookingClass: null,
    }
  })
}

/**
 * Returns minutes after local midnight of the departure day. Arrivals may fall on a later day, or on an earlier one
 * across the date line.
 */
function localTimes(flight: Flight, day: EpochDay): { departs: number; arrives: number } {
  const shift = zoneMinutes(flight.to, day) - zoneMinutes(flight.from, day)
  return { departs: flight.departs, arrives: flight.departs + flight.minutes + shift }
}

function localText(day: EpochDay, minutes: number): string {
  return new Date((day * DAY + minutes) * 60_000).toISOString().slice(0, 16)
}

const offsets = new Map<string, Map<EpochDay, number>>()

/** Returns how many minutes an airport's clocks are ahead of UTC at noon UTC of a day. */
function zoneMinutes(airport: string, day: EpochDay): number {
  const timeZone = findAirport(airport)?.timeZone ?? 'UTC'
  const ofZone = offsets.get(timeZone) ?? new Map<EpochDay, number>()
  const offset = ofZone.get(day) ?? offsetAt(timeZone, new Date((day + 0.5) * 86_400_000))
  offsets.set(timeZone, ofZone.set(day, offset))
  return offset
}

function offsetAt(timeZone: string, instant: Date): number {
  const name =
    getFormat(timeZone)
      .formatToParts(instant)
      .find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT'
  const [, sign = '+', hours = '0', minutes = '0'] = /GMT([+-])(\d{2}):(\d{2})/.exec(name) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
}

const getFormat = onFirstUseOf((timeZone) => new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }))
