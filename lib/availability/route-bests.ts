import { CABINS } from './route-columns.ts'
import { type IndexedRoute, MOST, NO_POINTS, PRICE, type RouteBests, STRIP } from './route-summary.ts'

/**
 * The bests of a route, made the first time they are asked for and kept with it: a question about many routes is
 * quicker without them in memory between what it reads. A route that is written again is another object, without any.
 */
export function bestsOf(route: IndexedRoute): RouteBests {
  route.bests ??= madeFrom(route)
  return route.bests
}

function madeFrom({ columns, strip, prices }: IndexedRoute): RouteBests {
  const { cellStart } = columns
  const cells = cellStart.length - 1
  const { points, rowsBefore, seats, direct } = emptyBests(cells)
  let rows = 0
  let place = 0
  for (let cell = 0; cell < cells; cell += 1) {
    if (cell % CABINS === 0) rowsBefore[cell / CABINS] = rows
    if (cellStart[cell] === cellStart[cell + 1]) continue
    const ranks = strip[place + MOST] ?? 0
    const cheapest = Math.min(strip[place + PRICE] ?? 0, strip[place + PRICE + 1] ?? 0)
    place += STRIP
    points[cell] = prices[cheapest] ?? NO_POINTS
    seats[cell] = Math.max(ranks & 0xff, ranks >> 8)
    if ((ranks & 0xff) !== 0) {
      direct[cell] = 1
      rows += 1
    }
    if (ranks >> 8 !== 0) rows += 1
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
