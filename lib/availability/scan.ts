import { type EpochDay, epochDay } from '../core/dates.ts'
import type { AvailabilityIndex } from './index-store.ts'
import type { IndexedRoute, RouteChecks } from './indexed-route.ts'
import type { Match } from './leg.ts'
import {
  type CompiledQuery,
  compileQuery,
  type DayRange,
  getDayRange,
  type MatchVisitor,
  visitMatches,
} from './matches.ts'
import { CABINS, DIRECT, getRank } from './route-columns.ts'
import { ROUTE_RANKS } from './route-key.ts'
import { FirstRows, isBefore, type SortPosition, sortNumber } from './row-order.ts'
import { type ScannedRoute, scannedRoutes } from './scanned-route.ts'
import type { SearchQuery, SortKey } from './search-contract.ts'

/** Finds every match of a query in one pass, keeping the first `take` that follow `after` in the requested order. */
export function scanIndex(index: AvailabilityIndex, query: SearchQuery, after: SortPosition | null): Scan {
  const firstDay = epochDay(query.start)
  const days = Math.max(0, epochDay(query.end) - firstDay + 1)
  const { routes, sources } = scannedRoutes(index, query)
  const compiled = compileQuery(query, firstDay, firstDay + days - 1)
  const scan: Scan = {
    compiled,
    routes,
    total: 0,
    remaining: 0,
    page: new FirstRows(query.take),
    days: dayColumns(firstDay, days),
    bySource: new Int32Array(sources),
  }
  const pass = new MatchPass(scan, query, after)
  for (const [at, scanned] of routes.entries()) {
    if (scanned.route !== undefined) pass.takeRoute(scanned, scanned.route, at)
  }
  return scan
}

/** Counts matches and keeps those of the page. Uses fields and plain loops, not objects: it runs a million times. */
class MatchPass implements MatchVisitor {
  readonly #scan: Scan
  /** Null when sorting by date, which is left to the tie unless there is a second key. */
  readonly #sort: SortKey | null
  readonly #thenBy: SortKey | null
  readonly #after: SortPosition | null
  #route!: IndexedRoute
  /** The current route's index in the scan, its rank among all possible routes, and the index of its first source. */
  #at = 0
  #rank = 0
  #firstSource = 0
  /** The most seats the plan shows on the route. */
  #maxSeats = 9
  /** Offsets that turn a cell of the route into a cell of the window, and into one counted from 1970. */
  #toWindow = 0
  #toEpoch = 0

  constructor(scan: Scan, query: SearchQuery, after: SortPosition | null) {
    this.#scan = scan
    this.#sort = query.sort === 'date' ? null : query.sort
    this.#thenBy = query.thenBy
    this.#after = after
  }

  takeRoute({ rank, firstSource }: ScannedRoute, route: IndexedRoute, at: number): void {
    const { compiled, days } = this.#scan
    const range = getDayRange(route, compiled)
    if (range === null) return
    this.#route = route
    this.#at = at
    this.#rank = rank
    this.#firstSource = firstSource
    this.#maxSeats = compiled.maxSeats[route.programAt] ?? 9
    this.#toWindow = (route.firstDay - days.firstDay) * CABINS
    this.#toEpoch = route.firstDay * CABINS
    markChecked(route, compiled, range, days)
    visitMatches(route, compiled, range, this)
  }

  take(cell: number, offer: number, atPrice: number, maxRank: number): void {
    const scan = this.#scan
    const { columns } = this.#route
    const { bySource } = scan
    const source = this.#firstSource + (columns.source[offer] ?? 0)
    bySource[source] = (bySource[source] ?? 0) + 1
    scan.total += 1
    const isDirect = ((columns.seats[offer] ?? 0) & DIRECT) !== 0
    const planRank = getRank(this.#maxSeats)
    const day = cell + this.#toWindow
    takeDay(
      scan.days,
      day,
      columns.points[offer] ?? -1,
      Math.min(atPrice, planRank),
      Math.min(maxRank, planRank),
      isDirect,
    )
    const ownCell = cell + this.#toEpoch
    const tie = (ownCell * 2 + (isDirect ? 0 : 1)) * ROUTE_RANKS + this.#rank
    const sort = this.#sort
    const thenBy = this.#thenBy
    const byDay = thenBy === null ? 0 : Math.floor(ownCell / CABINS)
    const primary = sort === null ? byDay : sortNumber(this.#route, sort, offer, this.#maxSeats)
    const secondary = thenBy === null ? 0 : sortNumber(this.#route, thenBy, offer, this.#maxSeats)
    if (this.#after !== null && !isBefore(this.#after, primary, secondary, tie)) return
    scan.remaining += 1
    if (scan.page.takes(primary, secondary, tie)) {
      scan.page.push(primary, secondary, tie, { route: this.#at, cell, offer })
    }
  }
}

function takeDay(
  { points, seats, maxRank: maxRanks, direct }: DayColumns,
  day: number,
  seen: number,
  atPrice: number,
  maxRank: number,
  isDirect: boolean,
): void {
  const amount = seen < 0 ? NO_POINTS : seen
  const best = points[day] ?? NO_POINTS
  if (amount < best) points[day] = amount
  if (amount < best || (amount === best && atPrice > (seats[day] ?? 0))) seats[day] = atPrice
  if (maxRank > (maxRanks[day] ?? 0)) maxRanks[day] = maxRank
  if (isDirect) direct[day] = 1
}

/** What one pass over the columns finds, still packed so that a year costs microseconds. */
export type Scan = {
  compiled: CompiledQuery
  routes: ScannedRoute[]
  total: number
  /** Number of matches after the cursor. The page holds the first of them. */
  remaining: number
  /** Each match has its route's index in `routes`. */
  page: FirstRows<Match & { route: number }>
  days: DayColumns
  /** Number of matches by source. A route's sources begin at its `firstSource`. */
  bySource: Int32Array
}

/** Stands for unknown points: larger than any amount. */
export const NO_POINTS = 0x7fffffff

/** The best of every date and cabin of the window, numbered `day * 4 + cabin` from its first day. */
export type DayColumns = {
  firstDay: EpochDay
  /** The fewest points; NO_POINTS = unknown. */
  points: Int32Array
  /** The most seats for those points, as seatRank; 0 = no match. */
  seats: Uint8Array
  /** The most seats at any price, as seatRank. */
  maxRank: Uint8Array
  direct: Uint8Array
  /** By day, not by cell: 1 where any route and cabin asked for has been checked. */
  checked: Uint8Array
}

function dayColumns(firstDay: EpochDay, days: number): DayColumns {
  const cells = days * CABINS
  return {
    firstDay,
    points: new Int32Array(cells).fill(NO_POINTS),
    seats: new Uint8Array(cells),
    maxRank: new Uint8Array(cells),
    direct: new Uint8Array(cells),
    checked: new Uint8Array(days),
  }
}

/** Marks the days of the range on which any cabin asked for has been checked. */
export function markChecked(
  route: IndexedRoute,
  { wanted }: CompiledQuery,
  range: DayRange,
  { firstDay, checked }: Pick<DayColumns, 'firstDay' | 'checked'>,
): void {
  const shift = route.firstDay - firstDay
  const isOfAll = wanted.length === CABINS
  if (isOfAll && route.isFullyChecked) {
    checked.fill(1, range.from + shift, range.to + shift + 1)
    return
  }
  // For all cabins, one number per day says it; for some cabins, read each of their cells.
  const [newestOf, stride, places] = isOfAll
    ? [route.checks.newestOf, 1, theDay]
    : [route.columns.seenAt, CABINS, wanted]
  for (let day = range.from; day <= range.to; day += 1) {
    for (let i = 0; i < places.length; i += 1) {
      if (newestOf[day * stride + (places[i] ?? 0)] !== 0) checked[day + shift] = 1
    }
  }
}

const theDay = [0]

const none = { days: 0, oldest: 0, newest: 0 }

/** Returns how many days of a query have been checked on a route, with the oldest and newest check; 0 = never. */
export function getChecksInRange(
  route: IndexedRoute | undefined,
  compiled: CompiledQuery,
): Pick<RouteChecks, 'days' | 'oldest' | 'newest'> {
  const range = route === undefined ? null : getDayRange(route, compiled)
  if (route === undefined || range === null) return none
  const { checks, columns } = route
  const isOfAll = compiled.wanted.length === CABINS
  if (isOfAll && range.from === 0 && range.to === route.days - 1) return checks
  const [newestOf, oldestOf] = isOfAll ? [checks.newestOf, checks.oldestOf] : [columns.seenAt, columns.seenAt]
  const [stride, places] = isOfAll ? [1, theDay] : [CABINS, compiled.wanted]
  const found = { days: 0, oldest: Infinity, newest: 0 }
  for (let day = range.from; day <= range.to; day += 1) {
    let any = 0
    for (const place of places) {
      const newest = newestOf[day * stride + place] ?? 0
      if (newest === 0) continue
      any = 1
      found.newest = Math.max(found.newest, newest)
      found.oldest = Math.min(found.oldest, oldestOf[day * stride + place] ?? 0)
    }
    found.days += any
  }
  return found.days === 0 ? none : found
}
