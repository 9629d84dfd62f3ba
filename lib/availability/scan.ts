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
  for (const [at, scanned] of scan.routes.entries()) scanRoute(scan, scanned, { query, after, wanted, at, lastDay })
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

type Pass = { query: SearchQuery; after: Place | null; wanted: number[]; at: number; lastDay: EpochDay }

function scanRoute(scan: Scan, scanned: ScannedRoute, pass: Pass): void {
  const { route } = scanned
  if (route === undefined) return
  const { seenAt, cellStart } = route.columns
  const from = Math.max(scan.days.firstDay, route.firstDay)
  const to = Math.min(pass.lastDay, route.firstDay + route.days - 1)
  for (let day = from; day <= to; day += 1) {
    let looked = false
    for (const cabin of pass.wanted) {
      const cell = (day - route.firstDay) * CABINS + cabin
      const seen = seenAt[cell] ?? 0
      if (seen === 0) continue
      looked = true
      if (seen > scanned.newest) scanned.newest = seen
      if (scanned.oldest === 0 || seen < scanned.oldest) scanned.oldest = seen
      const start = cellStart[cell] ?? 0
      const end = cellStart[cell + 1] ?? 0
      if (start < end) scanCell(scan, scanned, route, pass, cell, start, end)
    }
    if (!looked) continue
    scanned.daysSearched += 1
    scan.days.looked[day - scan.days.firstDay] = 1
  }
}

/** The offers of one cell: direct ones first, then connecting, each from the cheapest to the one with most seats. */
function scanCell(
  scan: Scan,
  scanned: ScannedRoute,
  route: Route,
  pass: Pass,
  cell: number,
  start: number,
  end: number,
): void {
  const { seats } = route.columns
  let at = start
  while (at < end) {
    const lane = (seats[at] ?? 0) & DIRECT
    let chosen = -1
    for (; at < end && ((seats[at] ?? 0) & DIRECT) === lane; at += 1) {
      if (chosen < 0 && ((seats[at] ?? 0) & SEATS) >= pass.query.seats) chosen = at
    }
    if (chosen < 0 || (lane === 0 && pass.query.directOnly)) continue
    match(scan, scanned, route, pass, cell, chosen, at - 1)
  }
}

/** Counts a match. `offer` is the cheapest with enough seats, `most` the one with most seats of the same kind. */
function match(
  scan: Scan,
  scanned: ScannedRoute,
  route: Route,
  pass: Pass,
  cell: number,
  offer: number,
  most: number,
): void {
  const { columns } = route
  const source = columns.source[offer] ?? 0
  scan.total += 1
  scanned.bySource[source] = (scanned.bySource[source] ?? 0) + 1
  const direct = ((columns.seats[offer] ?? 0) & DIRECT) !== 0
  const best = columns.seats[most] ?? 0
  const { days, page } = scan
  const at = cell + (route.firstDay - days.firstDay) * CABINS
  const rank = (best & SEATS) * 2 + ((best & UNCOUNTED) === 0 ? 1 : 0)
  if (rank > (days.seats[at] ?? 0)) days.seats[at] = rank
  const points = columns.points[offer] ?? -1
  if (points >= 0 && points < (days.points[at] ?? NO_POINTS)) days.points[at] = points
  if (direct) days.direct[at] = 1
  const tie = ((cell + route.firstDay * CABINS) * 2 + (direct ? 0 : 1)) * PAIRS + scanned.rank
  const primary = primaryOf(route, pass.query.sort, offer, best)
  const { after } = pass
  if (after !== null && (primary < after.primary || (primary === after.primary && tie <= after.tie))) return
  scan.remaining += 1
  page.push(primary, tie, pass.at, cell, offer)
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
