import type { IndexedRoute } from './indexed-route.ts'
import type { Frame, Walk } from './matches.ts'
import { CABINS, DIRECT } from './route-columns.ts'
import { ROUTE_RANKS } from './route-key.ts'
import { CELL_SIZE, cellsPlace, NONE, POINTS_SHIFT, RANK, WORD, WORD_SIZE, wishedBits } from './route-strip.ts'
import { markLooked } from './scan-looks.ts'
import type { Scan } from './scan-result.ts'
import type { ScannedRoute } from './scanned-route.ts'

/** The pass of a question for any seat by date, over the strips alone. Plain loops instead of calls and objects. */
export class StripPass {
  private readonly scan: Scan
  private readonly frame: Frame
  private at = 0
  private routeRank = 0
  /** The last cell, of all time, that may still have a row on the page. */
  private lastCell = 0x3fffffff

  constructor(scan: Scan, frame: Frame) {
    this.scan = scan
    this.frame = frame
  }

  takeRoute(scanned: ScannedRoute, route: IndexedRoute, at: number, walk: Walk): void {
    this.at = at
    this.routeRank = scanned.rank
    const { strip } = route
    const cells = cellsPlace(route.days)
    const { seats, points, direct: directs, firstDay } = this.scan.days
    const { cabinMask, directOnly } = this.frame
    const toWindow = (route.firstDay - firstDay) * CABINS
    const toEpoch = route.firstDay * CABINS
    const [from, end] = [walk.from * CABINS, (walk.to + 1) * CABINS]
    let lastCell = this.lastCell - toEpoch
    let matches = 0
    for (let base = from - (from % WORD); base < end; base += WORD) {
      const wished = wishedBits(base, from, end, cabinMask)
      const word = (base / WORD) * WORD_SIZE
      let place = cells + ((strip[word + 1] ?? 0) - 1) * CELL_SIZE
      for (let left = strip[word] ?? 0; left !== 0; left &= left - 1) {
        place += CELL_SIZE
        const bit = left & -left
        if ((wished & bit) === 0) continue
        const inDirect = strip[place] ?? 0
        const inConnecting = directOnly ? NONE : (strip[place + 1] ?? 0)
        const direct = inDirect & RANK
        const connecting = inConnecting & RANK
        const rank = Math.max(direct, connecting)
        if (rank === 0) continue
        const cell = base + 31 - Math.clz32(bit)
        const window = cell + toWindow
        if (direct !== 0) {
          matches += 1
          directs[window] = 1
        }
        if (connecting !== 0) matches += 1
        const least = Math.min(inDirect, inConnecting) >> POINTS_SHIFT
        if (rank > (seats[window] ?? 0)) seats[window] = rank
        if (least < (points[window] ?? 0)) points[window] = least
        if (cell > lastCell) continue
        this.takeRows(cell, toEpoch, direct, connecting)
        lastCell = this.lastCell - toEpoch
      }
    }
    this.count(scanned, matches)
    markLooked(route, this.frame, walk, this.scan.days)
  }

  private count(scanned: ScannedRoute, matches: number): void {
    const { scan } = this
    scan.total += matches
    scan.remaining += matches
    scan.bySource[scanned.firstSource] = (scan.bySource[scanned.firstSource] ?? 0) + matches
  }

  /** The rows of a cell that may be on the page, by date. Until `nameOffers`, a number below 0 stands for each offer. */
  private takeRows(cell: number, toEpoch: number, direct: number, connecting: number): void {
    const { page } = this.scan
    for (let lane = 0; lane < 2; lane += 1) {
      const rank = lane === 0 ? direct : connecting
      if (rank === 0) continue
      const tie = tieOf(cell + toEpoch, lane, this.routeRank)
      if (page.takes(0, 0, tie)) page.push({ primary: 0, secondary: 0, tie }, this.at, cell, -1 - lane, rank)
    }
    // Once the page is full, a later cell than that of its last row has no row on it.
    if (page.isFull) this.lastCell = Math.floor(page.lastKey().tie / (ROUTE_RANKS * 2))
  }
}

/** Looks up the offers of the rows that a pass has left on the page; most that were on it had to make place. */
export function nameOffers({ page, routes }: Scan): void {
  for (let slot = 0; slot < page.size; slot += 1) {
    const lane = -1 - (page.offer[slot] ?? 0)
    const columns = routes[page.route[slot] ?? 0]?.route?.columns
    if (lane < 0 || columns === undefined) continue
    let offer = columns.cellStart[page.cell[slot] ?? 0] ?? 0
    while (lane === 1 && ((columns.seats[offer] ?? 0) & DIRECT) !== 0) offer += 1
    page.offer[slot] = offer
  }
}

/** What orders rows that are otherwise equal: the cell, of all time, then direct before connecting, then the route. */
export function tieOf(epochCell: number, lane: number, routeRank: number): number {
  return (epochCell * 2 + lane) * ROUTE_RANKS + routeRank
}
