import type { IndexedRoute, RouteBests } from './indexed-route.ts'
import { CABINS } from './route-columns.ts'
import { CELL_SIZE, cellsPlace, NO_POINTS, POINTS_SHIFT, RANK } from './route-strip.ts'

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
