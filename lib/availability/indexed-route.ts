import type { EpochSecond } from '../core/dates.ts'
import { programs } from '../core/program.ts'
import { findFlownMiles } from '../network/distance.ts'
import type { Route } from './codec.ts'
import { withEstimates } from './estimated-charges.ts'
import { CABINS } from './route-columns.ts'
import { codeNumber, rankOfRoute } from './route-key.ts'

/**
 * A route as searches read it: its columns, plus precomputed values that a scan needs for every route.
 */
export type IndexedRoute = Route & {
  checks: RouteChecks
  /** The cells that hold an offer, in order. Most cells hold none. */
  filled: Uint16Array
  /** True when every day has been checked. */
  isFullyChecked: boolean
  /** Its position among all possible routes; `fromNumber` and `toNumber` are its airports' code numbers. */
  rank: number
  fromNumber: number
  toNumber: number
  /** Index into `programs`. */
  programAt: number
  sourceCount: number
  /** Statute miles in a straight line; 0 where an airport's position is unknown. */
  miles: number
}

export function indexRoute(route: Route): IndexedRoute {
  // Fields are named one by one because objects built by spreading are slower to read. What a scan over all routes
  // reads comes first, so that it lies together in memory.
  const { program, from, to, sample, days, sources, itineraries, firstDay } = route
  const { columns, currencies } = withEstimates(route)
  const checks = summariseChecks(columns.seenAt)
  return {
    fromNumber: codeNumber(from),
    toNumber: codeNumber(to),
    programAt: programs.indexOf(program),
    rank: rankOfRoute(route),
    sourceCount: sources.length,
    firstDay,
    days,
    isFullyChecked: checks.days === days,
    columns,
    filled: filledCells(columns.cellStart),
    checks,
    miles: findFlownMiles(from, to) ?? 0,
    program,
    from,
    to,
    sample,
    sources,
    currencies,
    itineraries,
  }
}

function filledCells(cellStart: Uint32Array): Uint16Array {
  const filled: number[] = []
  for (let cell = 0; cell + 1 < cellStart.length; cell += 1)
    if (cellStart[cell + 1] !== cellStart[cell]) filled.push(cell)
  return Uint16Array.from(filled)
}

/** When a route was checked, over all its cabins. */
export type RouteChecks = {
  /** Number of days that have been checked. */
  days: number
  oldest: EpochSecond
  newest: EpochSecond
  /** The newest check of each day; 0 = never. */
  newestOf: Uint32Array
  /** The oldest check of each day. The same array as `newestOf` when no day's cabins differ. */
  oldestOf: Uint32Array
}

/** @param seenAt the newest check of each cell, 0 = never */
function summariseChecks(seenAt: Uint32Array): RouteChecks {
  const newestOf = new Uint32Array(seenAt.length / CABINS)
  const oldestOf = new Uint32Array(seenAt.length / CABINS)
  const checks: RouteChecks = { days: 0, oldest: 0, newest: 0, newestOf, oldestOf: newestOf }
  for (let day = 0; day < newestOf.length; day += 1) {
    const { oldest, newest } = getDayChecks(seenAt, day * CABINS)
    if (newest === 0) continue
    newestOf[day] = newest
    oldestOf[day] = oldest
    checks.days += 1
    checks.newest = Math.max(checks.newest, newest)
    checks.oldest = checks.oldest === 0 ? oldest : Math.min(checks.oldest, oldest)
    if (oldest !== newest) checks.oldestOf = oldestOf
  }
  return checks
}

function getDayChecks(seenAt: Uint32Array, first: number): { oldest: EpochSecond; newest: EpochSecond } {
  let oldest = 0
  let newest = 0
  for (let cell = first; cell < first + CABINS; cell += 1) {
    const seen = seenAt[cell] ?? 0
    if (seen === 0) continue
    if (seen > newest) newest = seen
    if (oldest === 0 || seen < oldest) oldest = seen
  }
  return { oldest, newest }
}
