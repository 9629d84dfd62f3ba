import { type EpochDay, epochDay } from '../../core/dates.ts'
import { cityOf } from '../../network/cities.ts'
import type { AvailabilityIndex } from '../index-store.ts'
import type { IndexedRoute } from '../indexed-route.ts'
import type { Leg, ReturnQuery, ReturnTrip } from '../journeys-contract.ts'
import { legAt } from '../leg.ts'
import { type CompiledQuery, compileQuery, getDayRange, type MatchVisitor, visitMatches } from '../matches.ts'
import { PageHeap } from '../page-heap.ts'
import { CABINS } from '../route-columns.ts'
import type { RouteKey } from '../route-key.ts'
import { scannedRoutes } from '../scanned-route.ts'
import type { SearchCriteria } from '../search-contract.ts'
import { totalOf } from './total.ts'

export const NO_SEAT = 0x7fffffff

/** The cheapest match of every day and cabin of a window over several routes, still packed. */
export class BestDays implements MatchVisitor {
  /** By `day * 4 + cabin` from the window's first day; NO_SEAT = none with known points. */
  readonly points: Int32Array
  private readonly cell: Int32Array
  private readonly offer: Int32Array
  private readonly from: Uint16Array
  private readonly routes: IndexedRoute[] = []
  private readonly frame: CompiledQuery
  private route!: IndexedRoute
  private shift = 0

  constructor(wish: SearchCriteria, first: EpochDay, days: number) {
    const slots = days * CABINS
    this.frame = compileQuery(wish, first, first + days - 1)
    this.points = new Int32Array(slots).fill(NO_SEAT)
    this.cell = new Int32Array(slots)
    this.offer = new Int32Array(slots)
    this.from = new Uint16Array(slots)
  }

  takeRoute(route: IndexedRoute): void {
    const walk = getDayRange(route, this.frame)
    if (walk === null) return
    this.route = route
    this.shift = (route.firstDay - this.frame.first) * CABINS
    this.routes.push(route)
    visitMatches(route, this.frame, walk, this)
  }

  take(cell: number, offer: number): void {
    const slot = cell + this.shift
    const points = this.route.columns.points[offer] ?? -1
    // The first route wins a tie, so that equal questions have equal answers.
    if (points < 0 || points >= (this.points[slot] ?? 0)) return
    this.points[slot] = points
    this.cell[slot] = cell
    this.offer[slot] = offer
    this.from[slot] = this.routes.length - 1
  }

  /** @throws RangeError for a slot without a seat */
  legAt(slot: number): Leg {
    const route = this.routes[this.from[slot] ?? 0]
    if (route === undefined || this.points[slot] === NO_SEAT) throw new RangeError(`slot ${slot} has no seat`)
    return legAt(route, { cell: this.cell[slot] ?? 0, offer: this.offer[slot] ?? 0 })
  }
}

/** Routes there and back that may be paired with each other. */
type Pair = { out: IndexedRoute[]; back: IndexedRoute[] }
type Paired = { out: BestDays; back: BestDays }

/**
 * For each outbound day, cabin and pair of cities the cheapest way there and back within the stay, best first by points
 * of both, then by date. The stay counts from departure to departure.
 */
export function findReturns(index: AvailabilityIndex, query: ReturnQuery): { total: number; trips: ReturnTrip[] } {
  const first = epochDay(query.start)
  const days = Math.max(0, epochDay(query.end) - first + 1)
  const stays = query.maxStay - query.minStay
  if (days === 0 || stays < 0) return { total: 0, trips: [] }
  const page = new PageHeap(query.take)
  const paired: Paired[] = []
  let total = 0
  for (const { out, back } of pairsOf(index, query)) {
    const there = new BestDays(query, first, days)
    for (const route of out) there.takeRoute(route)
    const home = new BestDays(query, first + query.minStay, days + stays)
    for (const route of back) home.takeRoute(route)
    const pair = paired.push({ out: there, back: home }) - 1
    for (let cabin = 0; cabin < CABINS; cabin += 1) {
      total += pairDays(there, home, cabin, stays, (out, homeward) => {
        const points = (there.points[out] ?? 0) + (home.points[homeward] ?? 0)
        page.push({ primary: points, secondary: out, tie: pair }, pair, out, homeward)
      })
    }
  }
  return { total, trips: page.ordered().flatMap((slot) => tripAt(page, slot, paired, query.minStay)) }
}

/** Routes both ways, by pair of cities: whoever lands at Heathrow may go home from Gatwick. */
function pairsOf(index: AvailabilityIndex, query: ReturnQuery): Pair[] {
  const pairs = new Map<string, Pair>()
  const nameOf = ({ program, from, to }: RouteKey) =>
    [query.oneProgram ? program : '', ...(query.openJaw ? [] : [cityOf(from), cityOf(to)])].join(' ')
  for (const { route } of scannedRoutes(index, query).routes) {
    if (route === undefined) continue
    const pair = pairs.get(nameOf(route)) ?? { out: [], back: [] }
    pairs.set(nameOf(route), pair)
    pair.out.push(route)
  }
  for (const { route } of scannedRoutes(index, { ...query, from: query.to, to: query.from }).routes) {
    if (route === undefined) continue
    const { program, from, to } = route
    pairs.get(nameOf({ program, from: to, to: from }))?.back.push(route)
  }
  return [...pairs.values()].filter(({ back }) => back.length > 0)
}

/**
 * Calls back with each outbound slot of a cabin and the slot of its cheapest way home, the earliest of equals; returns
 * how many there were. A window slides over the days home and keeps only those that can still be the cheapest.
 */
function pairDays(
  out: BestDays,
  home: BestDays,
  cabin: number,
  stays: number,
  take: (out: number, home: number) => void,
): number {
  const days = out.points.length / CABINS
  const queue = new Int32Array(days + stays)
  let head = 0
  let tail = 0
  let entered = 0
  let found = 0
  for (let day = 0; day < days; day += 1) {
    for (; entered <= day + stays; entered += 1) {
      const points = home.points[entered * CABINS + cabin] ?? NO_SEAT
      if (points === NO_SEAT) continue
      while (tail > head && (home.points[(queue[tail - 1] ?? 0) * CABINS + cabin] ?? 0) > points) tail -= 1
      queue[tail] = entered
      tail += 1
    }
    while (head < tail && (queue[head] ?? 0) < day) head += 1
    const slot = day * CABINS + cabin
    if (head === tail || out.points[slot] === NO_SEAT) continue
    found += 1
    take(slot, (queue[head] ?? 0) * CABINS + cabin)
  }
  return found
}

function tripAt(page: PageHeap, slot: number, paired: readonly Paired[], minStay: number): ReturnTrip[] {
  const pair = paired[page.route[slot] ?? 0]
  if (pair === undefined) return []
  const outSlot = page.cell[slot] ?? 0
  const backSlot = page.offer[slot] ?? 0
  const out = pair.out.legAt(outSlot)
  const back = pair.back.legAt(backSlot)
  const stay = minStay + Math.floor(backSlot / CABINS) - Math.floor(outSlot / CABINS)
  const shares = [out, back].map((leg) => ({ leg, seats: 1 }))
  return [{ cabin: out.cabin, out, back, stay, total: totalOf(shares) }]
}
