import { cabins } from '../../core/cabin.ts'
import { dateOf, type EpochDay, epochDay } from '../../core/dates.ts'
import type { Program } from '../../core/program.ts'
import { cityOf } from '../../network/cities.ts'
import type { AvailabilityIndex } from '../index-store.ts'
import type { IndexedRoute } from '../indexed-route.ts'
import type { Leg, ReturnGrid, ReturnQuery, ReturnTrip } from '../journeys-contract.ts'
import { legAt } from '../leg.ts'
import { type CompiledQuery, compileQuery, getDayRange, type MatchVisitor, visitMatches } from '../matches.ts'
import { PageHeap } from '../page-heap.ts'
import { CABINS } from '../route-columns.ts'
import { markLooked } from '../scan-looks.ts'
import { scannedRoutes } from '../scanned-route.ts'
import type { SearchCriteria } from '../search-contract.ts'
import { totalOf } from './total.ts'

export const NO_SEAT = 0x7fffffff

/** The cheapest match of every day and cabin of a window over several routes, still packed. */
export class BestDays implements MatchVisitor {
  /** By `day * 4 + cabin` from the window's first day; NO_SEAT = none with known points. */
  readonly points: Int32Array
  /** By day: 1 where anybody looked at a cabin asked for. */
  readonly looked: Uint8Array
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
    this.looked = new Uint8Array(days)
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
    markLooked(route, this.frame, walk, { firstDay: this.frame.first, looked: this.looked })
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

type Paired = { out: BestDays; back: BestDays }

type Found = { total: number; trips: ReturnTrip[]; grid: ReturnGrid | null }

/**
 * For each outbound day, pair of cities, cabins and programs the cheapest way there and back within the stay, best first by points
 * of both, then by date. The stay counts from departure to departure.
 */
export function findReturns(index: AvailabilityIndex, query: ReturnQuery): Found {
  const first = epochDay(query.start)
  const days = Math.max(0, epochDay(query.end) - first + 1)
  const stays = query.maxStay - query.minStay
  const grid = query.grid ? new PairGrid(first, days, query) : null
  if (days === 0 || stays < 0) return { total: 0, trips: [], grid: grid?.read(query.week) ?? null }
  const lanes = cabinLanes(query)
  const page = new PageHeap(query.take)
  const paired = pairsOf(index, query, days)
  let total = 0
  for (const [pair, { out: there, back: home }] of paired.entries()) {
    grid?.takeLooks(there, home)
    for (const lane of lanes) {
      grid?.takeLane(there, home, lane)
      total += pairDays(there, home, lane, stays, (outSlot, homeSlot) => {
        const points = (there.points[outSlot] ?? 0) + (home.points[homeSlot] ?? 0)
        page.push({ primary: points, secondary: outSlot, tie: pair * CABINS + lane.home }, pair, outSlot, homeSlot)
      })
    }
  }
  const trips = page.ordered().flatMap((slot) => tripAt(page, slot, paired, query.minStay))
  return { total, trips, grid: grid?.read(query.week) ?? null }
}

/** The cabins of a way out and of a way back that go together, by their places on the ladder. */
type Lane = { out: number; home: number }

function cabinLanes({ cabins: asked, backCabins }: ReturnQuery): Lane[] {
  return asked.flatMap((out) =>
    (backCabins ?? [out]).map((home) => ({ out: cabins.indexOf(out), home: cabins.indexOf(home) })),
  )
}

/** Days of leaving that the grid's cells show. */
const WEEK = 7

/** The fewest points of every pair of days there and back. */
class PairGrid {
  private readonly first: EpochDay
  private readonly days: number
  private readonly minStay: number
  private readonly width: number
  /** By `day of leaving * width + nights beyond the shortest stay`. */
  private readonly best: Int32Array
  private readonly lookedOut: Uint8Array
  private readonly lookedHome: Uint8Array

  constructor(first: EpochDay, days: number, { minStay, maxStay }: ReturnQuery) {
    this.first = first
    this.days = days
    this.minStay = minStay
    this.width = Math.max(0, maxStay - minStay + 1)
    this.best = new Int32Array(days * this.width).fill(NO_SEAT)
    this.lookedOut = new Uint8Array(days)
    this.lookedHome = new Uint8Array(Math.max(0, days + this.width - 1))
  }

  takeLooks(there: BestDays, home: BestDays): void {
    for (const [day, looked] of there.looked.entries()) this.lookedOut[day] = (this.lookedOut[day] ?? 0) | looked
    for (const [day, looked] of home.looked.entries()) this.lookedHome[day] = (this.lookedHome[day] ?? 0) | looked
  }

  takeLane(there: BestDays, home: BestDays, lane: Lane): void {
    const { best, width } = this
    for (let day = 0; day < this.days; day += 1) {
      const out = there.points[day * CABINS + lane.out] ?? NO_SEAT
      if (out === NO_SEAT) continue
      for (let night = 0; night < width; night += 1) {
        const back = home.points[(day + night) * CABINS + lane.home] ?? NO_SEAT
        const slot = day * width + night
        if (back !== NO_SEAT && out + back < (best[slot] ?? 0)) best[slot] = out + back
      }
    }
  }

  read(week: string | null): ReturnGrid {
    const { best, width, days } = this
    const cheapest = Array.from({ length: days }, (_, day) =>
      best.subarray(day * width, (day + 1) * width).reduce((least, points) => Math.min(least, points), NO_SEAT),
    )
    const middle = cheapest.indexOf(Math.min(...cheapest, NO_SEAT)) - Math.floor(WEEK / 2)
    const wanted = week === null ? middle : epochDay(week) - this.first
    const start = Math.max(0, Math.min(wanted, days - WEEK))
    return {
      days: cheapest.map((points, day) => ({
        date: dateOf(this.first + day),
        points: points === NO_SEAT ? null : points,
        checked: this.lookedOut[day] === 1 && this.lookedHome.subarray(day, day + width).includes(1),
      })),
      cells: cheapest.slice(start, start + WEEK).flatMap((_, at) => this.cellsOf(start + at)),
      pairs: { asked: days * width, found: best.reduce((count, points) => count + (points === NO_SEAT ? 0 : 1), 0) },
    }
  }

  private cellsOf(day: number): ReturnGrid['cells'] {
    const out = dateOf(this.first + day)
    return Array.from({ length: this.width }, (_, night) => {
      const points = this.best[day * this.width + night] ?? NO_SEAT
      return {
        out,
        back: dateOf(this.first + day + this.minStay + night),
        points: points === NO_SEAT ? null : points,
        checked: this.lookedOut[day] === 1 && this.lookedHome[day + night] === 1,
      }
    })
  }
}

/** The best days of each way, by cities and then by program. */
type Ways = Map<string, Map<Program, BestDays>>

/**
 * Ways out with the ways home they go with, by pair of cities: whoever lands at Heathrow may go home from Gatwick. Each
 * choice of programs is a pair of its own, so that they can be compared.
 */
function pairsOf(index: AvailabilityIndex, query: ReturnQuery, days: number): Paired[] {
  const first = epochDay(query.start)
  const homeward = { ...query, from: query.to, to: query.from, cabins: query.backCabins ?? query.cabins }
  const outs: Ways = new Map()
  for (const { route } of scannedRoutes(index, query).routes) {
    if (route) takeWay(outs, route, citiesOf(query, route.from, route.to), () => new BestDays(query, first, days))
  }
  const homes: Ways = new Map()
  const width = days + query.maxStay - query.minStay
  for (const { route } of scannedRoutes(index, homeward).routes) {
    if (route === undefined) continue
    const name = citiesOf(query, route.to, route.from)
    if (!outs.has(name)) continue
    takeWay(homes, route, name, () => new BestDays(homeward, first + query.minStay, width))
  }
  return [...outs].flatMap(([name, byProgram]) =>
    [...byProgram].flatMap(([program, out]) =>
      [...(homes.get(name) ?? [])].flatMap(([other, back]) =>
        query.oneProgram && program !== other ? [] : [{ out, back }],
      ),
    ),
  )
}

function citiesOf({ openJaw }: ReturnQuery, from: string, to: string): string {
  return openJaw ? '' : `${cityOf(from)} ${cityOf(to)}`
}

function takeWay(ways: Ways, route: IndexedRoute, name: string, make: () => BestDays): void {
  const byProgram = ways.get(name) ?? new Map<Program, BestDays>()
  ways.set(name, byProgram)
  const best = byProgram.get(route.program) ?? make()
  byProgram.set(route.program, best)
  best.takeRoute(route)
}

/**
 * Calls back with each outbound slot of a pair of cabins and the slot of its cheapest way home, the earliest of equals; returns
 * how many there were. A window slides over the days home and keeps only those that can still be the cheapest.
 */
function pairDays(
  out: BestDays,
  home: BestDays,
  lane: Lane,
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
      const points = home.points[entered * CABINS + lane.home] ?? NO_SEAT
      if (points === NO_SEAT) continue
      while (tail > head && (home.points[(queue[tail - 1] ?? 0) * CABINS + lane.home] ?? 0) > points) tail -= 1
      queue[tail] = entered
      tail += 1
    }
    while (head < tail && (queue[head] ?? 0) < day) head += 1
    const slot = day * CABINS + lane.out
    if (head === tail || out.points[slot] === NO_SEAT) continue
    found += 1
    take(slot, (queue[head] ?? 0) * CABINS + lane.home)
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
