import { findFlownMiles } from '../network/distance.ts'
import type { Route } from './codec.ts'
import type { EpochSecond } from './days.ts'
import { programs } from './observation.ts'
import { CABINS, DIRECT, type RouteColumns, SEATS, UNCOUNTED } from './route-columns.ts'
import { codeNumber, rankOfRoute } from './route-key.ts'

/**
 * A route as searches read it: its columns, and a strip that says the most asked of every cell side by side, so that a
 * scan over all routes reads little memory and in one direction.
 */
export type IndexedRoute = Route & {
  /** STRIP numbers a cell, at the places below. */
  strip: Uint16Array
  /** The amounts of points a strip's prices name; NO_POINTS = unknown. */
  prices: Int32Array
  /** The looks a strip names, oldest first; the first is 0, for never. */
  lookTimes: Uint32Array
  /** Of all cabins: days anybody looked at, and the oldest and newest look. */
  looks: { days: number; oldest: EpochSecond; newest: EpochSecond }
  /** Its place among all routes there could be, and of its ends among all airports. */
  rank: number
  fromNumber: number
  toNumber: number
  /** The place of its program among all. */
  programAt: number
  sourceCount: number
  /** Statute miles in a straight line; 0 where an airport's position is unknown. */
  miles: number
}

export const STRIP = 4
/** The most seats, as seatRank: of direct offers in the low byte, of connecting ones in the high byte; 0 = none. */
export const MOST = 0
/** Points of the cheapest direct offer, and after it of the cheapest connecting one: places in `prices`. */
export const PRICE = 1
/** The newest look: a place in `lookTimes`, so that of two the later one is the larger. */
export const LOOK = 3

/** Points that are unknown: more than any amount. */
export const NO_POINTS = 0x7fffffff

export function indexRoute(route: Route): IndexedRoute {
  // Named one by one: an object spread into another is one the compiler reads slowly.
  const { program, from, to, sample, days, sources, currencies, ways, firstDay, columns } = route
  const lookTimes = Uint32Array.from(new Set([0, ...columns.seenAt])).sort()
  const strip = new Uint16Array(columns.seenAt.length * STRIP)
  const prices = fillOffers(strip, columns)
  fillLooks(strip, columns, lookTimes)
  return {
    program,
    from,
    to,
    sample,
    days,
    sources,
    currencies,
    ways,
    firstDay,
    columns,
    strip,
    prices,
    lookTimes,
    looks: looksOf(columns),
    rank: rankOfRoute(route),
    fromNumber: codeNumber(from),
    toNumber: codeNumber(to),
    programAt: programs.indexOf(route.program),
    sourceCount: route.sources.length,
    miles: findFlownMiles(from, to) ?? 0,
  }
}

/** A seats byte as seatRank. */
export function rankOf(seats: number): number {
  return (seats & SEATS) * 2 + ((seats & UNCOUNTED) === 0 ? 1 : 0)
}

/** A route has fewer cells than a place may count, so that each cell's points have one. */
function fillOffers(strip: Uint16Array, { cellStart, seats, points }: RouteColumns): Int32Array {
  const places = new Map<number, number>()
  for (let cell = 0; cell < cellStart.length - 1; cell += 1) {
    const most = [0, 0]
    const end = cellStart[cell + 1] ?? 0
    for (let at = cellStart[cell] ?? 0; at < end; at += 1) {
      const lane = ((seats[at] ?? 0) & DIRECT) === 0 ? 1 : 0
      const rank = rankOf(seats[at] ?? 0)
      // Offers of a kind go from the cheapest on.
      if (most[lane] === 0) {
        const amount = points[at] ?? -1
        const known = amount < 0 ? NO_POINTS : amount
        const place = places.get(known) ?? places.size
        places.set(known, place)
        strip[cell * STRIP + PRICE + lane] = place
      }
      most[lane] = Math.max(most[lane] ?? 0, rank)
    }
    strip[cell * STRIP + MOST] = (most[0] ?? 0) | ((most[1] ?? 0) << 8)
  }
  return Int32Array.from(places.keys())
}

function fillLooks(strip: Uint16Array, { seenAt }: RouteColumns, lookTimes: Uint32Array): void {
  const places = new Map([...lookTimes].map((time, place) => [time, place]))
  seenAt.forEach((seen, cell) => {
    strip[cell * STRIP + LOOK] = places.get(seen) ?? 0
  })
}

function looksOf({ seenAt }: RouteColumns): IndexedRoute['looks'] {
  let days = 0
  let oldest = 0
  let newest = 0
  for (let first = 0; first < seenAt.length; first += CABINS) {
    let looked = 0
    for (let cell = first; cell < first + CABINS; cell += 1) {
      const seen = seenAt[cell] ?? 0
      if (seen === 0) continue
      looked = 1
      if (seen > newest) newest = seen
      if (oldest === 0 || seen < oldest) oldest = seen
    }
    days += looked
  }
  return { days, oldest, newest }
}
