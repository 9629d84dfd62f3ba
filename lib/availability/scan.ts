import { type EpochDay, epochDay } from './days.ts'
import type { AvailabilityIndex } from './index-store.ts'
import { type MatchTaker, type Walk, walkMatches, walkOf } from './matches.ts'
import { PageHeap, type RowKey } from './page-heap.ts'
import { CABINS } from './route-columns.ts'
import type { IndexedRoute } from './route-summary.ts'
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

export const NO_POINTS = 0x7fffffff

/** More than the pairs and programs one question may name, so that a row's tie is its own. */
const RANKS = 256 * 256 * 2

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
    days: {
      firstDay,
      seats: new Uint8Array(days * CABINS),
      points: new Int32Array(days * CABINS).fill(NO_POINTS),
      direct: new Uint8Array(days * CABINS),
      looked: new Uint8Array(days),
    },
    bySource: new Int32Array(sources),
  }
  const pass = new Pass(scan, query, after)
  for (const [at, scanned] of routes.entries()) if (scanned.route !== undefined) pass.takeRoute(scanned, at)
  return scan
}

/** Walks routes. Fields and plain loops instead of calls and objects: this is where a search spends its time. */
class Pass implements MatchTaker {
  private readonly scan: Scan
  private readonly query: SearchQuery
  private readonly after: RowKey | null
  private readonly byDate: boolean
  private scanned!: ScannedRoute
  private route!: IndexedRoute
  private at = 0
  /** What turns a cell of the route into a cell of the window, and of all time. */
  private toWindow = 0
  private toEpoch = 0

  constructor(scan: Scan, query: SearchQuery, after: RowKey | null) {
    this.scan = scan
    this.query = query
    this.after = after
    this.byDate = query.sort === 'date' && query.thenBy === null && after === null
  }

  takeRoute(scanned: ScannedRoute, at: number): void {
    const { route } = scanned
    if (route === undefined) return
    const { firstDay } = this.scan.days
    const walk = walkOf(route, this.query, firstDay, firstDay + this.scan.days.looked.length - 1)
    if (walk === null) return
    this.scanned = scanned
    this.route = route
    this.at = at
    this.toWindow = (route.firstDay - firstDay) * CABINS
    this.toEpoch = route.firstDay * CABINS
    this.takeLooks(walk)
    walkMatches(route, this.query, walk, this)
  }

  private takeLooks({ from, to, wanted }: Walk): void {
    const { looks, days, columns } = this.route
    const { looked, firstDay } = this.scan.days
    const shift = this.route.firstDay - firstDay
    const whole = from === 0 && to === days - 1 && wanted.length === CABINS
    if (whole && looks.days === days) {
      looked.fill(1, shift, shift + days)
      Object.assign(this.scanned, { daysSearched: days, oldest: looks.oldest, newest: looks.newest })
      return
    }
    const { seenAt } = columns
    let oldest = 0
    let newest = 0
    let daysSearched = 0
    for (let day = from; day <= to; day += 1) {
      let any = 0
      for (let i = 0; i < wanted.length; i += 1) {
        const seen = seenAt[day * CABINS + (wanted[i] ?? 0)] ?? 0
        if (seen === 0) continue
        any = 1
        if (seen > newest) newest = seen
        if (oldest === 0 || seen < oldest) oldest = seen
      }
      daysSearched += any
      if (any === 1) looked[day + shift] = 1
    }
    Object.assign(this.scanned, { daysSearched, oldest, newest })
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
    const tie = ((cell + this.toEpoch) * 2 + lane) * RANKS + this.scanned.rank
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
