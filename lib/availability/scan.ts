import { epochDay } from '../core/dates.ts'
import { FirstRows, isBefore, type SortPosition } from './first-rows.ts'
import type { AvailabilityIndex } from './index-store.ts'
import type { IndexedRoute } from './indexed-route.ts'
import { compileQuery, getDayRange, type MatchVisitor, visitMatches } from './matches.ts'
import { CABINS, DIRECT, getRank } from './route-columns.ts'
import { ROUTE_RANKS } from './route-key.ts'
import { sortNumber } from './row-order.ts'
import { markChecked } from './scan-checks.ts'
import { type DayColumns, dayColumns, NO_POINTS, type Scan } from './scan-result.ts'
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
