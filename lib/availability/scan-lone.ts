import type { EpochDay } from '../core/dates.ts'
import type { IndexedRoute, RouteBests } from './indexed-route.ts'
import type { Frame, Walk } from './matches.ts'
import { PageHeap } from './page-heap.ts'
import { CABINS, DIRECT } from './route-columns.ts'
import { CELL_SIZE, cellsPlace, NO_POINTS, POINTS_SHIFT, RANK, rankOf } from './route-strip.ts'
import { markLooked } from './scan-looks.ts'
import { type DayColumns, dayColumns, type Scan } from './scan-result.ts'
import { tieOf } from './scan-strip.ts'
import type { ScannedRoute } from './scanned-route.ts'

/** The one route of a question that anybody looks at, its place among those of the question, and the days asked for. */
export type Lone = { scanned: ScannedRoute; route: IndexedRoute; place: number; walk: Walk }

/**
 * The scan of a question for any seat in any cabin, by date, to which one route of one source has the answer: out of
 * its bests, so that no more is looked at than the rows of the page.
 *
 * @param routes those of the question, the lone one among them
 * @param take the most rows of the page
 */
export function scanLone(routes: ScannedRoute[], lone: Lone, frame: Frame, take: number): Scan {
  const { route, walk } = lone
  const bests = bestsOf(route)
  const total = (bests.rowsBefore[walk.to + 1] ?? 0) - (bests.rowsBefore[walk.from] ?? 0)
  const page = new PageHeap(take)
  takeRows(page, bests, lone)
  const days = columnsOf(bests, walk, frame, route.firstDay)
  markLooked(route, frame, walk, days)
  return { frame, routes, total, remaining: total, page, days, bySource: Int32Array.of(total) }
}

/** Cells are gone through by date, so a full page holds the first rows. */
function takeRows(page: PageHeap, bests: RouteBests, { scanned, route, place, walk }: Lone): void {
  const { columns, firstDay } = route
  const { cellStart, seats } = columns
  const end = (walk.to + 1) * CABINS
  for (let cell = walk.from * CABINS; cell < end && !page.isFull; cell += 1) {
    if (bests.seats[cell] === 0) continue
    const last = cellStart[cell + 1] ?? 0
    let at = cellStart[cell] ?? 0
    while (at < last) {
      const offer = at
      const kind = (seats[offer] ?? 0) & DIRECT
      let rank = 0
      for (; at < last && ((seats[at] ?? 0) & DIRECT) === kind; at += 1) rank = Math.max(rank, rankOf(seats[at] ?? 0))
      const tie = tieOf(cell + firstDay * CABINS, kind === 0 ? 1 : 0, scanned.rank)
      page.push({ primary: 0, secondary: 0, tie }, place, cell, offer, rank)
    }
  }
}

/** A window inside the route is not copied: making arrays would take longer than all the rest. */
function columnsOf(bests: RouteBests, walk: Walk, { first, days }: Frame, firstDay: EpochDay): DayColumns {
  const [from, end] = [walk.from * CABINS, (walk.to + 1) * CABINS]
  const points = bests.points.subarray(from, end)
  const seats = bests.seats.subarray(from, end)
  const direct = bests.direct.subarray(from, end)
  if (end - from === days * CABINS) return { firstDay: first, points, seats, direct, looked: new Uint8Array(days) }
  const columns = dayColumns(first, days)
  const at = (firstDay + walk.from - first) * CABINS
  columns.points.set(points, at)
  columns.seats.set(seats, at)
  columns.direct.set(direct, at)
  return columns
}

/**
 * The bests of a route, made the first time they are asked for and kept with it: a question about many routes is
 * quicker without them in memory between what it reads. A route that is written again is another object, without any.
 */
export function bestsOf(route: IndexedRoute): RouteBests {
  route.bests ??= madeFrom(route)
  return route.bests
}

function madeFrom({ columns, strip, days }: IndexedRoute): RouteBests {
  const { cellStart } = columns
  const cells = cellStart.length - 1
  const { points, rowsBefore, seats, direct } = emptyBests(cells)
  let rows = 0
  let place = cellsPlace(days)
  for (let cell = 0; cell < cells; cell += 1) {
    if (cell % CABINS === 0) rowsBefore[cell / CABINS] = rows
    if (cellStart[cell] === cellStart[cell + 1]) continue
    const inDirect = strip[place] ?? 0
    const inConnecting = strip[place + 1] ?? 0
    place += CELL_SIZE
    points[cell] = Math.min(inDirect, inConnecting) >> POINTS_SHIFT
    seats[cell] = Math.max(inDirect & RANK, inConnecting & RANK)
    if ((inDirect & RANK) !== 0) {
      direct[cell] = 1
      rows += 1
    }
    if ((inConnecting & RANK) !== 0) rows += 1
  }
  rowsBefore[cells / CABINS] = rows
  return { points, rowsBefore, seats, direct }
}

function emptyBests(cells: number): RouteBests {
  const days = cells / CABINS + 1
  const buffer = new ArrayBuffer(cells * 6 + days * 2)
  return {
    points: new Int32Array(buffer, 0, cells).fill(NO_POINTS),
    rowsBefore: new Uint16Array(buffer, cells * 4, days),
    seats: new Uint8Array(buffer, cells * 4 + days * 2, cells),
    direct: new Uint8Array(buffer, cells * 5 + days * 2, cells),
  }
}
