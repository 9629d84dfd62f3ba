import type { Route } from './codec.ts'
import type { Place } from './cursor.ts'
import { type EpochDay, epochDay } from './days.ts'
import type { AvailabilityIndex } from './index-store.ts'
import { cabins } from './observation.ts'
import { PageHeap } from './page-heap.ts'
import { CABINS, DIRECT, SEATS, UNCOUNTED } from './route-columns.ts'
import type { RouteKey } from './route-key.ts'
import type { SearchQuery } from './search-contract.ts'

/** What one pass over the columns finds: still packed, so that a year costs microseconds. */
export type Scan = {
  routes: ScannedRoute[]
  total: number
  /** Matches after the cursor, of which the page holds the first. */
  remaining: number
  page: PageHeap
  days: DayColumns
}

export type ScannedRoute = {
  key: RouteKey
  /** Undefined: nobody looks at this route. */
  route: Route | undefined
  /** Its place among the pairs asked for, whichever of them are known. */
  rank: number
  daysSearched: number
  oldest: number
  newest: number
  /** Matches by the route's own sources. */
  bySource: Int32Array
}

/** The best of every date and cabin of the window, numbered `day * 4 + cabin` from its first day. */
export type DayColumns = {
  firstDay: EpochDay
  /** Twice the seats, plus one when they are counted; 0 = no match. */
  seats: Uint8Array
  /** NO_POINTS = unknown. */
  points: Int32Array
  direct: Uint8Array
  /** By day, not by cell: 1 where anybody looked at a route and cabin asked for. */
  looked: Uint8Array
}

export const NO_POINTS = 0x7fffffff

/** More airports than one side of a question may name, so that a row's rank among its ties is unique. */
const AIRPORTS = 256
const PAIRS = AIRPORTS ** 2
/** A question of more pairs than this does not list each one that nobody looks at. */
const LISTED_PAIRS = 200
/** Other currencies cannot be compared with AUD, so they come after every amount of it. */
const OTHER_CURRENCY = 1e9

/** Finds every match of a question in one pass, keeping the first `take` after `after` in the asked order. */
export function scanIndex(index: AvailabilityIndex, query: SearchQuery, after: Place | null): Scan {
  const firstDay = epochDay(query.start)
  const lastDay = epochDay(query.end)
  const cells = Math.max(0, lastDay - firstDay + 1) * CABINS
  const days = {
    firstDay,
    seats: new Uint8Array(cells),
    points: new Int32Array(cells).fill(NO_POINTS),
    direct: new Uint8Array(cells),
    looked: new Uint8Array(cells / CABINS),
  }
  const scan: Scan = { routes: routesOf(index, query), total: 0, remaining: 0, page: new PageHeap(query.take), days }
  const wanted = cabins.flatMap((cabin, at) => (query.cabins.includes(cabin) ? [at] : []))
  const window = { wanted, needed: query.seats, directOnly: query.directOnly, lastDay }
  for (const [at, scanned] of scan.routes.entries()) {
    const { route } = scanned
    if (route === undefined) continue
    scanRoute(scan, scanned, route, new RoutePass(scan, route, { query, after, at }), window)
  }
  return scan
}

function routesOf(index: AvailabilityIndex, { program, from, to }: SearchQuery): ScannedRoute[] {
  const origins = [...new Set(from)].sort()
  const ends = [...new Set(to)].sort()
  const all = origins.length * ends.length <= LISTED_PAIRS
  const scanned: ScannedRoute[] = []
  for (const [fromRank, origin] of origins.entries()) {
    const known = index.routesFrom(program, origin)
    for (const [toRank, end] of ends.entries()) {
      const route = known.get(end)
      if (origin === end || (route === undefined && !all)) continue
      const bySource = new Int32Array(route?.sources.length ?? 0)
      const key = { program, from: origin, to: end }
      scanned.push({ key, route, rank: fromRank * AIRPORTS + toRank, daysSearched: 0, oldest: 0, newest: 0, bySource })
    }
  }
  return scanned
}

/** One route's share of a scan. Fields instead of arguments: this is the loop a search spends its time in. */
class RoutePass {
  private readonly scan: Scan
  private readonly query: SearchQuery
  private readonly after: Place | null
  private readonly at: number
  private readonly route: Route
  private readonly bySource: Int32Array
  private readonly rank: number
  /** What turns a cell of the route into a cell of the window, and of all time. */
  private readonly toWindow: number
  private readonly toEpoch: number

  constructor(scan: Scan, route: Route, { query, after, at }: { query: SearchQuery; after: Place | null; at: number }) {
    const scanned = scan.routes[at]
    this.scan = scan
    this.query = query
    this.after = after
    this.at = at
    this.route = route
    this.bySource = scanned?.bySource ?? new Int32Array(0)
    this.rank = scanned?.rank ?? 0
    this.toWindow = (route.firstDay - scan.days.firstDay) * CABINS
    this.toEpoch = route.firstDay * CABINS
  }

  /** Counts a match. `offer` is the cheapest with enough seats, `most` the one with most seats of the same kind. */
  takeMatch(cell: number, offer: number, most: number, direct: boolean): void {
    const { columns } = this.route
    const { scan, after } = this
    const best = columns.seats[most] ?? 0
    const source = columns.source[offer] ?? 0
    scan.total += 1
    this.bySource[source] = (this.bySource[source] ?? 0) + 1
    this.takeDay(cell + this.toWindow, best, columns.points[offer] ?? -1, direct)
    const tie = ((cell + this.toEpoch) * 2 + (direct ? 0 : 1)) * PAIRS + this.rank
    const primary = primaryOf(this.route, this.query.sort, offer, best)
    if (after !== null && (primary < after.primary || (primary === after.primary && tie <= after.tie))) return
    scan.remaining += 1
    scan.page.push(primary, tie, this.at, cell, offer)
  }

  private takeDay(at: number, best: number, points: number, direct: boolean): void {
    const { days } = this.scan
    const rank = (best & SEATS) * 2 + ((best & UNCOUNTED) === 0 ? 1 : 0)
    if (rank > (days.seats[at] ?? 0)) days.seats[at] = rank
    if (points >= 0 && points < (days.points[at] ?? NO_POINTS)) days.points[at] = points
    if (direct) days.direct[at] = 1
  }
}

type Window = { wanted: readonly number[]; needed: number; directOnly: boolean; lastDay: EpochDay }

/** Walks the cells of one route that the question asks for. Everything the loop reads is a local on purpose. */
function scanRoute(scan: Scan, scanned: ScannedRoute, route: Route, pass: RoutePass, window: Window): void {
  const { seenAt, cellStart, seats } = route.columns
  const { wanted, needed, directOnly } = window
  const anyLook = scan.days.looked
  // The window's first day on the route's own count.
  const firstDay = scan.days.firstDay - route.firstDay
  const from = Math.max(firstDay, 0)
  const to = Math.min(window.lastDay - route.firstDay, route.days - 1)
  let oldest = 0
  let newest = 0
  let daysSearched = 0
  for (let day = from; day <= to; day += 1) {
    let looked = 0
    for (let i = 0; i < wanted.length; i += 1) {
      const cell = day * CABINS + (wanted[i] ?? 0)
      const seen = seenAt[cell] ?? 0
      if (seen === 0) continue
      looked = 1
      if (seen > newest) newest = seen
      if (oldest === 0 || seen < oldest) oldest = seen
      // Direct offers first, then connecting; in each lane from the cheapest to the one with most seats.
      const end = cellStart[cell + 1] ?? 0
      let at = cellStart[cell] ?? 0
      while (at < end) {
        const lane = (seats[at] ?? 0) & DIRECT
        let chosen = -1
        for (; at < end && ((seats[at] ?? 0) & DIRECT) === lane; at += 1) {
          if (chosen < 0 && ((seats[at] ?? 0) & SEATS) >= needed) chosen = at
        }
        if (chosen >= 0 && (lane !== 0 || !directOnly)) pass.takeMatch(cell, chosen, at - 1, lane !== 0)
      }
    }
    daysSearched += looked
    if (looked === 1) anyLook[day - firstDay] = 1
  }
  Object.assign(scanned, { oldest, newest, daysSearched })
}

/** The first key of each order; smaller comes first, unknown last. By date the tie alone decides. */
function primaryOf({ columns, currencies }: Route, sort: SearchQuery['sort'], offer: number, best: number): number {
  if (sort === 'date') return 0
  if (sort === 'seats') return (best & UNCOUNTED) !== 0 ? 0 : -(best & SEATS)
  const amount = (sort === 'points' ? columns.points[offer] : columns.charges[offer]) ?? -1
  if (amount < 0) return Number.POSITIVE_INFINITY
  if (sort === 'points') return amount
  return currencies[columns.currency[offer] ?? 0] === 'AUD' ? amount : OTHER_CURRENCY + amount
}
