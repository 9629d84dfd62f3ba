import { type EpochDay, type EpochSecond, epochDay } from './days.ts'
import type { AvailabilityIndex } from './index-store.ts'
import { type Frame, frameOf, type MatchTaker, type Walk, walkMatches, walkOf } from './matches.ts'
import { PageHeap, type RowKey } from './page-heap.ts'
import { CABINS, DIRECT } from './route-columns.ts'
import { ROUTE_RANKS } from './route-key.ts'
import { type IndexedRoute, LOOK, MOST, NO_POINTS, PRICE, STRIP } from './route-summary.ts'
import { sortNumber } from './row-order.ts'
import { type ScannedRoute, scannedRoutes } from './scanned-route.ts'
import type { SearchQuery } from './search-contract.ts'

/** What one pass over the columns finds: still packed, so that a year costs microseconds. */
export type Scan = {
  routes: ScannedRoute[]
  total: number
  /** Matches after the cursor, of which the page holds the first. */
  remaining: number
  page: PageHeap
  days: DayColumns
  /** Matches by source: those of a route's own sources begin at its `firstSource`. */
  bySource: Int32Array
}

/** The best of every date and cabin of the window, numbered `day * 4 + cabin` from its first day. */
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

/** Finds every match of a question in one pass, keeping the first `take` after `after` in the asked order. */
export function scanIndex(index: AvailabilityIndex, query: SearchQuery, after: RowKey | null): Scan {
  const firstDay = epochDay(query.start)
  const days = Math.max(0, epochDay(query.end) - firstDay + 1)
  const { routes, sources } = scannedRoutes(index, query)
  const scan: Scan = {
    routes,
    total: 0,
    remaining: 0,
    page: new PageHeap(query.take),
    days: dayColumns(firstDay, days),
    bySource: new Int32Array(sources),
  }
  const pass = new Pass(scan, query, after)
  for (const [at, scanned] of routes.entries()) if (scanned.route !== undefined) pass.takeRoute(scanned, at)
  return scan
}

/** One buffer for all of them: a search of one route spends as much on making arrays as on reading them. */
function dayColumns(firstDay: EpochDay, days: number): DayColumns {
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

/** Walks routes. Fields and plain loops instead of calls and objects: this is where a search spends its time. */
class Pass implements MatchTaker {
  private readonly scan: Scan
  private readonly query: SearchQuery
  private readonly after: RowKey | null
  private readonly byDate: boolean
  private readonly frame: Frame
  private scanned!: ScannedRoute
  private route!: IndexedRoute
  private at = 0
  /** What turns a cell of the route into a cell of the window, and of all time. */
  private toWindow = 0
  private toEpoch = 0
  /** The last cell, of all time, that may still have a row on the page. */
  private lastCell = Infinity

  constructor(scan: Scan, query: SearchQuery, after: RowKey | null) {
    this.scan = scan
    this.query = query
    this.after = after
    this.frame = frameOf(query, scan.days.firstDay, scan.days.firstDay + scan.days.looked.length - 1)
    this.byDate = query.sort === 'date' && query.thenBy === null && after === null
  }

  takeRoute(scanned: ScannedRoute, at: number): void {
    const { route } = scanned
    if (route === undefined) return
    const { firstDay } = this.scan.days
    const walk = walkOf(route, this.frame)
    if (walk === null) return
    this.scanned = scanned
    this.route = route
    this.at = at
    this.toWindow = (route.firstDay - firstDay) * CABINS
    this.toEpoch = route.firstDay * CABINS
    // One seat, whichever: what most questions ask. The strip knows it all but the few rows of the page.
    const any = this.byDate && this.frame.open && walk.needed === 1 && route.sourceCount === 1
    if (any) {
      this.takeStrip(walk)
      return
    }
    this.takeLooks(walk)
    walkMatches(route, this.frame, walk, this)
  }

  private takeStrip({ from, to }: Walk): void {
    const { strip, prices, lookTimes } = this.route
    const { seats, points, direct: directs, looked } = this.scan.days
    const { toWindow } = this
    const mask = this.frame.cabinMask
    const lanes = this.frame.directOnly ? 0xff : 0xffff
    let matches = 0
    let daysSearched = 0
    let lastDay = -1
    let oldest = 0xffff
    let newest = 0
    for (let cell = from * CABINS; cell < (to + 1) * CABINS; cell += 1) {
      const at = cell * STRIP
      const look = strip[at + LOOK] ?? 0
      if (look === 0 || (mask & (1 << (cell % CABINS))) === 0) continue
      const window = cell + toWindow
      if (look > newest) newest = look
      if (look < oldest) oldest = look
      const day = window >> 2
      if (day !== lastDay) {
        lastDay = day
        daysSearched += 1
        looked[day] = 1
      }
      const ranks = (strip[at + MOST] ?? 0) & lanes
      if (ranks === 0) continue
      const direct = ranks & 0xff
      const connecting = ranks >> 8
      let best = NO_POINTS
      if (direct !== 0) {
        matches += 1
        best = prices[strip[at + PRICE] ?? 0] ?? NO_POINTS
        directs[window] = 1
      }
      if (connecting !== 0) {
        matches += 1
        best = Math.min(best, prices[strip[at + PRICE + 1] ?? 0] ?? NO_POINTS)
      }
      const rank = Math.max(direct, connecting)
      if (rank > (seats[window] ?? 0)) seats[window] = rank
      if (best < (points[window] ?? 0)) points[window] = best
      if (cell + this.toEpoch <= this.lastCell) this.takeRows(cell, direct, connecting)
    }
    this.countMatches(matches)
    if (newest > 0) this.countLooks(daysSearched, lookTimes[oldest] ?? 0, lookTimes[newest] ?? 0)
  }

  private countMatches(matches: number): void {
    const { scan, scanned } = this
    scan.total += matches
    scan.remaining += matches
    scan.bySource[scanned.firstSource] = (scan.bySource[scanned.firstSource] ?? 0) + matches
  }

  /** The rows of a cell that may be on the page, by date. */
  private takeRows(cell: number, direct: number, connecting: number): void {
    const { cellStart, seats } = this.route.columns
    const { page } = this.scan
    let offer = cellStart[cell] ?? 0
    for (let lane = 0; lane < 2; lane += 1) {
      const rank = lane === 0 ? direct : connecting
      if (rank === 0) continue
      while (lane === 1 && ((seats[offer] ?? 0) & DIRECT) !== 0) offer += 1
      const tie = this.tieOf(cell, lane)
      if (page.takes(0, 0, tie)) page.push({ primary: 0, secondary: 0, tie }, this.at, cell, offer, rank)
    }
    // Once the page is full, a later cell than that of its last row has no row on it.
    if (page.size === this.query.take) this.lastCell = Math.floor(page.lastKey().tie / (ROUTE_RANKS * 2))
  }

  private tieOf(cell: number, lane: number): number {
    return ((cell + this.toEpoch) * 2 + lane) * ROUTE_RANKS + this.scanned.rank
  }

  private takeLooks({ from, to }: Walk): void {
    const { wanted } = this.frame
    const { looks, days, strip, lookTimes } = this.route
    const { looked, firstDay } = this.scan.days
    const shift = this.route.firstDay - firstDay
    const whole = from === 0 && to === days - 1 && wanted.length === CABINS
    if (whole && looks.days === days) {
      looked.fill(1, shift, shift + days)
      this.countLooks(days, looks.oldest, looks.newest)
      return
    }
    let oldest = 0
    let newest = 0
    let daysSearched = 0
    for (let day = from; day <= to; day += 1) {
      let any = 0
      for (let i = 0; i < wanted.length; i += 1) {
        const seen = strip[(day * CABINS + (wanted[i] ?? 0)) * STRIP + LOOK] ?? 0
        if (seen === 0) continue
        any = 1
        if (seen > newest) newest = seen
        if (oldest === 0 || seen < oldest) oldest = seen
      }
      daysSearched += any
      if (any === 1) looked[day + shift] = 1
    }
    this.countLooks(daysSearched, lookTimes[oldest] ?? 0, lookTimes[newest] ?? 0)
  }

  private countLooks(daysSearched: number, oldest: EpochSecond, newest: EpochSecond): void {
    this.scanned.daysSearched = daysSearched
    this.scanned.oldest = oldest
    this.scanned.newest = newest
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
    const tie = this.tieOf(cell, lane)
    if (this.byDate) {
      scan.remaining += 1
      if (page.takes(0, 0, tie)) page.push({ primary: 0, secondary: 0, tie }, this.at, cell, offer, rank)
      return
    }
    this.takeInOrder(cell, offer, rank, tie)
  }

  private takeInOrder(cell: number, offer: number, rank: number, tie: number): void {
    const { after, query, route, scan } = this
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
