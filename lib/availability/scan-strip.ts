import type { Frame, Walk } from './matches.ts'
import { CABINS, DIRECT } from './route-columns.ts'
import { ROUTE_RANKS } from './route-key.ts'
import { type IndexedRoute, MOST, NO_POINTS, PRICE, STRIP, WORD, wishedBits } from './route-summary.ts'
import { takeLooks } from './scan-looks.ts'
import type { Scan } from './scan-result.ts'
import type { ScannedRoute } from './scanned-route.ts'

/** The pass of a question for any seat by date, over the strips alone. Plain loops instead of calls and objects. */
export class StripPass {
  private readonly scan: Scan
  private readonly frame: Frame
  private route!: IndexedRoute
  private at = 0
  private routeRank = 0
  /** The last cell, of all time, that may still have a row on the page. */
  private lastCell = Infinity

  constructor(scan: Scan, frame: Frame) {
    this.scan = scan
    this.frame = frame
  }

  takeRoute(scanned: ScannedRoute, route: IndexedRoute, at: number, walk: Walk): void {
    this.route = route
    this.at = at
    this.routeRank = scanned.rank
    const { strip, prices, offered } = route
    const { seats, points, direct: directs, firstDay } = this.scan.days
    const { cabinMask, directOnly } = this.frame
    const lanes = directOnly ? 0xff : 0xffff
    const toWindow = (route.firstDay - firstDay) * CABINS
    const toEpoch = route.firstDay * CABINS
    const [from, end] = [walk.from * CABINS, (walk.to + 1) * CABINS]
    let matches = 0
    for (let base = from - (from % WORD); base < end; base += WORD) {
      const wished = wishedBits(base, from, end, cabinMask)
      const word = (base / WORD) * 2
      let place = ((offered[word + 1] ?? 0) - 1) * STRIP
      for (let left = offered[word] ?? 0; left !== 0; left &= left - 1) {
        place += STRIP
        const bit = left & -left
        const ranks = (strip[place + MOST] ?? 0) & lanes
        if ((wished & bit) === 0 || ranks === 0) continue
        const cell = base + 31 - Math.clz32(bit)
        const window = cell + toWindow
        const direct = ranks & 0xff
        const connecting = ranks >> 8
        let price = strip[place + PRICE] ?? 0
        if (direct !== 0) {
          matches += 1
          directs[window] = 1
        }
        if (connecting !== 0) {
          matches += 1
          price = Math.min(price, strip[place + PRICE + 1] ?? 0)
        }
        const best = prices[price] ?? NO_POINTS
        const rank = Math.max(direct, connecting)
        if (rank > (seats[window] ?? 0)) seats[window] = rank
        if (best < (points[window] ?? 0)) points[window] = best
        if (cell + toEpoch <= this.lastCell) this.takeRows(cell, direct, connecting)
      }
    }
    this.count(scanned, matches)
    takeLooks(scanned, route, this.frame, walk, this.scan.days)
  }

  private count(scanned: ScannedRoute, matches: number): void {
    const { scan } = this
    scan.total += matches
    scan.remaining += matches
    scan.bySource[scanned.firstSource] = (scan.bySource[scanned.firstSource] ?? 0) + matches
  }

  /** The rows of a cell that may be on the page, by date. */
  private takeRows(cell: number, direct: number, connecting: number): void {
    const { columns, firstDay } = this.route
    const { cellStart, seats } = columns
    const { page } = this.scan
    let offer = cellStart[cell] ?? 0
    for (let lane = 0; lane < 2; lane += 1) {
      const rank = lane === 0 ? direct : connecting
      if (rank === 0) continue
      while (lane === 1 && ((seats[offer] ?? 0) & DIRECT) !== 0) offer += 1
      const tie = tieOf(cell + firstDay * CABINS, lane, this.routeRank)
      if (page.takes(0, 0, tie)) page.push({ primary: 0, secondary: 0, tie }, this.at, cell, offer, rank)
    }
    // Once the page is full, a later cell than that of its last row has no row on it.
    if (page.isFull) this.lastCell = Math.floor(page.lastKey().tie / (ROUTE_RANKS * 2))
  }
}

/** What orders rows that are otherwise equal: the cell, of all time, then direct before connecting, then the route. */
export function tieOf(epochCell: number, lane: number, routeRank: number): number {
  return (epochCell * 2 + lane) * ROUTE_RANKS + routeRank
}
