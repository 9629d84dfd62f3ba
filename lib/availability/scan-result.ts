import type { EpochDay } from '../core/dates.ts'

import type { Frame } from './matches.ts'
import type { PageHeap } from './page-heap.ts'
import { CABINS } from './route-columns.ts'
import { NO_POINTS } from './route-strip.ts'
import type { ScannedRoute } from './scanned-route.ts'

/** What one pass over the columns finds: still packed, so that a year costs microseconds. */
export type Scan = {
  frame: Frame
  routes: ScannedRoute[]
  total: number
  /** Matches after the cursor, of which the page holds the first. */
  remaining: number
  page: PageHeap
  days: DayColumns
  /** Matches by source: those of a route's own sources begin at its `firstSource`. */
  bySource: Int32Array
}

/**
 * The best of every date and cabin of the window, numbered `day * 4 + cabin` from its first day. Of a finished scan all
 * but `looked` may be a route's own: to be read only.
 */
export type DayColumns = {
  firstDay: EpochDay
  /** As seatRank; 0 = no match. */
  seats: Uint8Array
  /** NO_POINTS = unknown. */
  points: Int32Array
  direct: Uint8Array
  /** By day, not by cell: 1 where anybody looked at a route and cabin asked for. */
  looked: Uint8Array
}

/** One buffer for all of them: a search of one route spends as much on making arrays as on reading them. */
export function dayColumns(firstDay: EpochDay, days: number): DayColumns {
  const cells = days * CABINS
  const buffer = new ArrayBuffer(cells * 6 + days)
  return {
    firstDay,
    points: new Int32Array(buffer, 0, cells).fill(NO_POINTS),
    seats: new Uint8Array(buffer, cells * 4, cells),
    direct: new Uint8Array(buffer, cells * 5, cells),
    looked: new Uint8Array(buffer, cells * 6, days),
  }
}
