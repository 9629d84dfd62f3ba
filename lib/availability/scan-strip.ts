import type { EpochSecond } from './days.ts'
import type { Frame, Walk } from './matches.ts'
import { CABINS, DIRECT } from './route-columns.ts'
import { ROUTE_RANKS } from './route-key.ts'
import { type IndexedRoute, LOOK, MOST, NO_POINTS, PRICE, STRIP } from './route-summary.ts'
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

  takeRoute(scanned: ScannedRoute, route: IndexedRoute, at: number, { from, to }: Walk): void {
    this.route = route
    this.at = at
    this.routeRank = scanned.rank
    const { strip, prices, lookTimes } = route
    const { seats, points, direct: directs, looked, firstDay } = this.scan.days
    const { wanted, directOnly } = this.frame
    const lanes = directOnly ? 0xff : 0xffff
    const shift = (route.firstDay - firstDay) * CABINS
    const toEpoch = route.firstDay * CABINS
    let matches = 0
    let daysSearched = 0
    let newest = 0
    let oldest = 0xffff
    for (let day = from; day <= to; day += 1) {
      let any = 0
      for (let i = 0; i < wanted.length; i += 1) {
        const cell = day * CABINS + (wanted[i] ?? 0)
        const place = cell * STRIP
        const look = strip[place + LOOK] ?? 0
        if (look === 0) continue
        any = 1
        if (look > newest) newest = look
        if (look < oldest) oldest = look
        const ranks = (strip[place + MOST] ?? 0) & lanes
        if (ranks === 0) continue
        const window = cell + shift
        const direct = ranks & 0xff
        const connecting = ranks >> 8
        let best = NO_POINTS
        if (direct !== 0) {
          matches += 1
          best = prices[strip[place + PRICE] ?? 0] ?? NO_POINTS
          directs[window] = 1
        }
        if (connecting !== 0) {
          matches += 1
          best = Math.min(best, prices[strip[place + PRICE + 1] ?? 0] ?? NO_POINTS)
        }
        const rank = Math.max(direct, connecting)
        if (rank > (seats[window] ?? 0)) seats[window] = rank
        if (best < (points[window] ?? 0)) points[window] = best
        if (cell + toEpoch <= this.lastCell) this.takeRows(cell, direct, connecting)
      }
      daysSearched += any
      if (any === 1) looked[day + (shift >> 2)] = 1
    }
    this.count(scanned, matches)
    if (newest > 0) countLooks(scanned, daysSearched, lookTimes[oldest] ?? 0, lookTimes[newest] ?? 0)
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

export function countLooks(scanned: ScannedRoute, days: number, oldest: EpochSecond, newest: EpochSecond): void {
  scanned.daysSearched = days
  scanned.oldest = oldest
  scanned.newest = newest
}
