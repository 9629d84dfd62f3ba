import type { Cabin } from '../../../core/cabin.ts'
import type { EpochDay } from '../../../core/dates.ts'
import type { Route } from '../../../network/routes.ts'
import { draw, hashOf } from './chance.ts'

/** An invented departure on a real route: carrier, cabins, aircraft, frequency and length are the network's. */
export type Flight = {
  seed: number
  carrier: string
  /** Such as QF123; the digits are invented. */
  number: string
  from: string
  to: string
  cabins: readonly Cabin[]
  aircraft: string | null
  miles: number
  /** Minutes after local midnight. */
  departs: number
  minutes: number
  /** Which weekdays it flies, Sunday first. */
  weekdays: readonly boolean[]
}

/** More departures a day than this add rows and nothing to see. */
const MAX_DAILY = 3
const FIRST_DEPARTURE = 6 * 60 + 30
const LAST_DEPARTURE = 22 * 60

/** The departures of a route, the same ones every time. */
export function flightsOf(route: Route): Flight[] {
  const seed = hashOf(`${route.carrier} ${route.from} ${route.to}`)
  const daily = Math.min(MAX_DAILY, Math.max(1, Math.round(route.flightsPerWeek / 7)))
  return Array.from({ length: daily }, (_, at) => flightOf(route, seed + at, (at + 0.5) / daily))
}

function flightOf(route: Route, seed: number, partOfDay: number): Flight {
  const { carrier, from, to, cabins, miles } = route
  const spread = FIRST_DEPARTURE + partOfDay * (LAST_DEPARTURE - FIRST_DEPARTURE) + (draw(seed, 1, 1) - 0.5) * 180
  const weekly = Math.min(7, Math.max(1, route.flightsPerWeek))
  const offset = Math.floor(draw(seed, 1, 2) * 7)
  return {
    seed,
    carrier,
    number: `${carrier}${100 + Math.floor(draw(seed, 1, 3) * 900)}`,
    from,
    to,
    cabins,
    aircraft: route.aircraft[Math.floor(draw(seed, 1, 4) * route.aircraft.length)] ?? null,
    miles,
    departs: Math.round(spread / 5) * 5,
    minutes: route.blockMinutes ?? Math.round(miles / 8 + 35),
    // Steps of three spread a thin week over its days instead of bunching it.
    weekdays: Array.from({ length: 7 }, (_, day) => (day * 3 + offset) % 7 < weekly),
  }
}

/** 1970-01-01 was a Thursday. */
export function weekdayOf(day: EpochDay): number {
  return (day + 4) % 7
}
