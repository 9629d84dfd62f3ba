import { programs } from '../core/program.ts'
import { findFlownMiles } from '../network/distance.ts'
import type { Route } from './codec.ts'
import { withEstimates } from './estimated-charges.ts'
import { type RouteChecks, summariseChecks } from './route-checks.ts'
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
