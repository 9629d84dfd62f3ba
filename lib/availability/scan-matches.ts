import type { IndexedRoute } from './indexed-route.ts'
import { type Frame, type MatchTaker, type Walk, walkMatches } from './matches.ts'
import type { RowKey } from './page-heap.ts'
import { CABINS } from './route-columns.ts'
import { NO_POINTS } from './route-strip.ts'
import { sortNumber } from './row-order.ts'
import { markLooked } from './scan-looks.ts'
import type { Scan } from './scan-result.ts'
import { tieOf } from './scan-strip.ts'
import type { ScannedRoute } from './scanned-route.ts'
import type { SearchQuery } from './search-contract.ts'

/** How rows are asked for: in which order, and after which one. `byDate` says that both are the plainest. */
type Asked = { query: SearchQuery; after: RowKey | null; byDate: boolean }

/** The pass of every other question: filters, parties, orders, pages. Fields and plain loops instead of objects. */
export class MatchPass implements MatchTaker {
  private readonly scan: Scan
  private readonly frame: Frame
  private readonly asked: Asked
  private scanned!: ScannedRoute
  private route!: IndexedRoute
  private at = 0
  /** What turns a cell of the route into a cell of the window, and of all time. */
  private toWindow = 0
  private toEpoch = 0

  constructor(scan: Scan, frame: Frame, asked: Asked) {
    this.scan = scan
    this.frame = frame
    this.asked = asked
  }

  takeRoute(scanned: ScannedRoute, route: IndexedRoute, at: number, walk: Walk): void {
    this.scanned = scanned
    this.route = route
    this.at = at
    this.toWindow = (route.firstDay - this.scan.days.firstDay) * CABINS
    this.toEpoch = route.firstDay * CABINS
    markLooked(route, this.frame, walk, this.scan.days)
    walkMatches(route, this.frame, walk, this)
  }

  /** Counts a match: the cheapest offer with enough seats, and the most seats of its kind. */
  take(cell: number, offer: number, rank: number, lane: number): void {
    const { scan, route } = this
    const { days, page } = scan
    const source = this.scanned.firstSource + (route.columns.source[offer] ?? 0)
    scan.total += 1
    scan.bySource[source] = (scan.bySource[source] ?? 0) + 1
    const day = cell + this.toWindow
    const points = route.columns.points[offer] ?? -1
    if (rank > (days.seats[day] ?? 0)) days.seats[day] = rank
    if (points >= 0 && points < (days.points[day] ?? NO_POINTS)) days.points[day] = points
    if (lane === 0) days.direct[day] = 1
    const tie = tieOf(cell + this.toEpoch, lane, this.scanned.rank)
    if (this.asked.byDate) {
      scan.remaining += 1
      if (page.takes(0, 0, tie)) page.push({ primary: 0, secondary: 0, tie }, this.at, cell, offer, rank)
      return
    }
    this.takeInOrder(cell, offer, rank, tie)
  }

  private takeInOrder(cell: number, offer: number, rank: number, tie: number): void {
    const { route, scan } = this
    const { query, after } = this.asked
    const primary = sortNumber(route, query.sort, offer, rank)
    const secondary = query.thenBy === null ? 0 : sortNumber(route, query.thenBy, offer, rank)
    const key = { primary, secondary, tie }
    if (after !== null && !isAfter(key, after)) return
    scan.remaining += 1
    if (scan.page.takes(primary, secondary, tie)) scan.page.push(key, this.at, cell, offer, rank)
  }
}

function isAfter(key: RowKey, other: RowKey): boolean {
  if (key.primary !== other.primary) return key.primary > other.primary
  if (key.secondary !== other.secondary) return key.secondary > other.secondary
  return key.tie > other.tie
}
