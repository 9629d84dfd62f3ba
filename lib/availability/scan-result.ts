import type { EpochDay } from '../core/dates.ts'
import type { FirstRows } from './first-rows.ts'
import type { Match } from './leg.ts'
import type { CompiledQuery } from './matches.ts'
import { CABINS } from './route-columns.ts'
import type { ScannedRoute } from './scanned-route.ts'

/** What one pass over the columns finds, still packed so that a year costs microseconds. */
export type Scan = {
  compiled: CompiledQuery
  routes: ScannedRoute[]
  total: number
  /** Number of matches after the cursor. The page holds the first of them. */
  remaining: number
  /** Each match has its route's index in `routes`. */
  page: FirstRows<Match & { route: number }>
  days: DayColumns
  /** Number of matches by source. A route's sources begin at its `firstSource`. */
  bySource: Int32Array
}

/** Stands for unknown points: larger than any amount. */
export const NO_POINTS = 0x7fffffff

/** The best of every date and cabin of the window, numbered `day * 4 + cabin` from its first day. */
export type DayColumns = {
  firstDay: EpochDay
  /** The fewest points; NO_POINTS = unknown. */
  points: Int32Array
  /** The most seats for those points, as seatRank; 0 = no match. */
  seats: Uint8Array
  /** The most seats at any price, as seatRank. */
  maxRank: Uint8Array
  direct: Uint8Array
  /** By day, not by cell: 1 where any route and cabin asked for has been checked. */
  checked: Uint8Array
}

export function dayColumns(firstDay: EpochDay, days: number): DayColumns {
  const cells = days * CABINS
  return {
    firstDay,
    points: new Int32Array(cells).fill(NO_POINTS),
    seats: new Uint8Array(cells),
    maxRank: new Uint8Array(cells),
    direct: new Uint8Array(cells),
    checked: new Uint8Array(days),
  }
}
