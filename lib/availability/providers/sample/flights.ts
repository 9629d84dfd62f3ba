import type { Cabin } from '../../../core/cabin.ts'
import type { EpochDay } from '../../../core/dates.ts'
import { numbersOn } from '../../../network/aircraft/known-flights.ts'
import { allRoutes, type Route } from '../../../network/routes.ts'
import { draw, hashText } from './chance.ts'

/**
 * An invented departure on a real route. Carrier, cabins, aircraft, frequency and length come from the network, as does
 * the flight number when a source names one. Other flights are numbered from 9001, which no airline sells.
 */
export type Flight = {
  seed: number
  carrier: string
  /** Such as QF11, or QF9123 when none is known. */
  number: string
  from: string
  to: string
  cabins: readonly Cabin[]
  aircraft: string | null
  miles: number
  /** Minutes after local midnight. */
  departs: number
  minutes: number
  /** Whether it flies on each weekday, Sunday first. */
  weekdays: readonly boolean[]
}

/** More departures a day than this would add rows without showing anything new. */
const MAX_DAILY = 3
const FIRST_DEPARTURE = 6 * 60 + 30
const LAST_DEPARTURE = 22 * 60

/** Makes the departures of a route, the same ones every time. */
export function makeFlights(route: Route): Flight[] {
  const seed = hashText(`${route.carrier} ${route.from} ${route.to}`)
  const known = numbersOn(route)
  const daily = Math.max(known.length, countDaily(route))
  const first = 9001 + (placeOf.get(routeName(route)) ?? 0)
  return Array.from({ length: daily }, (_, at) => {
    const flight = makeFlight(route, seed + at, (at + 0.5) / daily)
    const named = known[at]
    if (named === undefined) return { ...flight, number: `${route.carrier}${first + at}` }
    const aircraft = route.aircraft.find((name) => named.aircraft?.startsWith(name)) ?? flight.aircraft
    return { ...flight, number: named.number, aircraft }
  })
}

function countDaily({ flightsPerWeek }: Route): number {
  return Math.min(MAX_DAILY, Math.max(1, Math.round(flightsPerWeek / 7)))
}

const routeName = ({ carrier, from, to }: Route) => `${carrier} ${from} ${to}`

/** For each route, how many departures its carrier's earlier routes have, so that no number is used twice. */
const placeOf = new Map<string, number>()
const departures = new Map<string, number>()
for (const route of allRoutes) {
  const before = departures.get(route.carrier) ?? 0
  placeOf.set(routeName(route), before)
  departures.set(route.carrier, before + countDaily(route))
}

function makeFlight(route: Route, seed: number, partOfDay: number): Omit<Flight, 'number'> {
  const { carrier, from, to, cabins, miles } = route
  const spread = FIRST_DEPARTURE + partOfDay * (LAST_DEPARTURE - FIRST_DEPARTURE) + (draw(seed, 1, 1) - 0.5) * 180
  const weekly = Math.min(7, Math.max(1, route.flightsPerWeek))
  const offset = Math.floor(draw(seed, 1, 2) * 7)
  return {
    seed,
    carrier,
    from,
    to,
    cabins,
    aircraft: route.aircraft[Math.floor(draw(seed, 1, 4) * route.aircraft.length)] ?? null,
    miles,
    departs: Math.round(spread / 5) * 5,
    minutes: route.blockMinutes ?? Math.round(miles / 8 + 35),
    // Steps of three spread a few weekly flights over the week instead of bunching them.
    weekdays: Array.from({ length: 7 }, (_, day) => (day * 3 + offset) % 7 < weekly),
  }
}

/** Returns the weekday, 0 = Sunday. 1970-01-01 was a Thursday. */
export function weekdayOf(day: EpochDay): number {
  return (day + 4) % 7
}
