import { programs } from '../core/program.ts'
import { findFlownMiles } from '../network/distance.ts'
import type { Route } from './codec.ts'
import { codeNumber, rankOfRoute } from './route-key.ts'
import { looksOf, type RouteLooks } from './route-looks.ts'
import { type RouteStrip, stripOf } from './route-strip.ts'

/**
 * A route as searches read it: its columns, and beside them what is asked most of every cell, so that a scan over all
 * routes reads little memory, in one direction, and passes empty cells by.
 */
export type IndexedRoute = Route & {
  strip: RouteStrip
  /** Null until a question needs them: see route-bests.ts. */
  bests: RouteBests | null
  looks: RouteLooks
  /** True when somebody looked at every day. */
  isLookedThrough: boolean
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

/** The best of each cell over all offers of a route, and how many rows there are up to a day. */
export type RouteBests = {
  /** Of the cheapest row; NO_POINTS = unknown. */
  points: Int32Array
  /** By day, and of the end: rows on all days before it. A day has no more than two a cabin, a route ten years. */
  rowsBefore: Uint16Array
  /** The most seats, as seatRank; 0 = no offers. */
  seats: Uint8Array
  /** 1 where one of the offers is direct. */
  direct: Uint8Array
}

export function indexRoute(route: Route): IndexedRoute {
  // Named one by one: an object spread into another is one the compiler reads slowly. What a scan over all routes reads
  // comes first, so that it lies together.
  const { program, from, to, sample, days, sources, currencies, ways, firstDay, columns } = route
  const looks = looksOf(columns.seenAt)
  return {
    fromNumber: codeNumber(from),
    toNumber: codeNumber(to),
    programAt: programs.indexOf(program),
    rank: rankOfRoute(route),
    sourceCount: sources.length,
    firstDay,
    days,
    isLookedThrough: looks.days === days,
    strip: stripOf(columns),
    columns,
    looks,
    bests: null,
    miles: findFlownMiles(from, to) ?? 0,
    program,
    from,
    to,
    sample,
    sources,
    currencies,
    ways,
  }
}
