import { cabins } from '../../core/cabin.ts'
import { dateOf, type EpochDay, epochDay } from '../../core/dates.ts'
import type { Program } from '../../core/program.ts'
import { cityOf } from '../../network/cities.ts'
import type { AvailabilityIndex } from '../index-store.ts'
import type { IndexedRoute } from '../indexed-route.ts'
import type { Leg, ReturnGrid, ReturnQuery, ReturnTrip } from '../journeys-contract.ts'
import { legAt } from '../leg.ts'
import {
  type CompiledQuery,
  compileQuery,
  compileWeekdays,
  getDayRange,
  hasWeekday,
  type MatchVisitor,
  visitMatches,
  type WeekdayMask,
} from '../matches.ts'
import { CABINS } from '../route-columns.ts'
import { FirstRows } from '../row-order.ts'
import { markChecked } from '../scan.ts'
import { scannedRoutes } from '../scanned-route.ts'
import type { SearchCriteria } from '../search-contract.ts'
import { sumShares } from './total.ts'

export const NO_SEAT = 0x7fffffff

/** Collects the cheapest match of every day and cabin of a window over several routes, still packed. */
export class BestDays implements MatchVisitor {
  /** Indexed by `day * 4 + cabin` from the window's first day; NO_SEAT = none with known points. */
  readonly points: Int32Array
  /** By day: 1 where any cabin asked for has been checked. */
  readonly checked: Uint8Array
  hasSeats = false
  /** True if some seats have no published points; without a price, no pair holds them. */
  hasUnpriced = false
  readonly #cell: Int32Array
  readonly #offer: Int32Array
  readonly #from: Uint16Array
  readonly #routes: IndexedRoute[] = []
  readonly #compiled: CompiledQuery
  #route!: IndexedRoute
  #shift = 0

  constructor(criteria: SearchCriteria, first: EpochDay, days: number) {
    const slots = days * CABINS
    this.#compiled = compileQuery(criteria, first, first + days - 1)
    this.points = new Int32Array(slots).fill(NO_SEAT)
    this.checked = new Uint8Array(days)
    this.#cell = new Int32Array(slots)
    this.#offer = new Int32Array(slots)
    this.#from = new Uint16Array(slots)
  }

  takeRoute(route: IndexedRoute): void {
    const range = getDayRange(route, this.#compiled)
    if (range === null) return
    this.#route = route
    this.#shift = (route.firstDay - this.#compiled.first) * CABINS
    this.#routes.push(route)
    markChecked(route, this.#compiled, range, { firstDay: this.#compiled.first, checked: this.checked })
    visitMatches(route, this.#compiled, range, this)
  }

  take(cell: number, offer: number): void {
    const slot = cell + this.#shift
    const points = this.#route.columns.points[offer] ?? -1
    this.hasSeats = true
    if (points < 0) this.hasUnpriced = true
    // The first route wins a tie, so that the same query always has the same answer.
    if (points < 0 || points >= (this.points[slot] ?? 0)) return
    this.points[slot] = points
    this.#cell[slot] = cell
    this.#offer[slot] = offer
    this.#from[slot] = this.#routes.length - 1
  }

  /** @throws RangeError for a slot without a seat */
  legAt(slot: number): Leg {
    const route = this.#routes[this.#from[slot] ?? 0]
    if (route === undefined || this.points[slot] === NO_SEAT) throw new RangeError(`slot ${slot} has no seat`)
    return legAt(
      route,
      { cell: this.#cell[slot] ?? 0, offer: this.#offer[slot] ?? 0 },
      this.#compiled.maxSeats[route.programAt] ?? 9,
    )
  }
}

type Directions = { out: BestDays; back: BestDays }

type Found = { total: number; trips: ReturnTrip[]; grid: ReturnGrid | null; unpriced: boolean }

/**
 * Finds the cheapest way there and back within the stay for each outbound day and each pair of cities, cabins and
 * programs, ordered by total points, then by date. The stay counts from departure to departure.
 */
export function findReturns(index: AvailabilityIndex, query: ReturnQuery): Found {
  const first = epochDay(query.start)
  const days = Math.max(0, epochDay(query.end) - first + 1)
  const stays = query.maxStay - query.minStay
  const grid = query.grid ? new PairGrid(first, days, query) : null
  if (days === 0 || stays < 0) return { total: 0, trips: [], grid: grid?.read(query.week) ?? null, unpriced: false }
  const page = new FirstRows<Pair>(query.take)
  let total = 0
  let unpriced = false
  for (const [place, directions] of findPairs(index, query, days).entries()) {
    const { out, back } = directions
    if (out.hasSeats && back.hasSeats && (out.hasUnpriced || back.hasUnpriced)) unpriced = true
    grid?.takeChecks(out, back)
    for (const cabinPair of listCabinPairs(query)) {
      for (let day = 0; day < days; day += 1) {
        const pair = cheapestPair(directions, day, cabinPair, stays, grid)
        if (pair === null) continue
        total += 1
        page.push(pair.points, pair.outSlot, place * CABINS + cabinPair.home, pair)
      }
    }
  }
  const trips = page.ordered().map(({ row }) => toTrip(row, query.minStay))
  return { total, trips, grid: grid?.read(query.week) ?? null, unpriced }
}

/** A slot of the outbound `BestDays` and one of those back, with their total points. */
type Pair = { directions: Directions; outSlot: number; backSlot: number; points: number }

/** Finds the cheapest flight back for a day's flight out, the earliest of equals, and adds every pair to the grid. */
function cheapestPair(
  directions: Directions,
  day: number,
  cabinPair: CabinPair,
  stays: number,
  grid: PairGrid | null,
): Pair | null {
  const outSlot = day * CABINS + cabinPair.out
  const out = directions.out.points[outSlot] ?? NO_SEAT
  if (out === NO_SEAT) return null
  let backSlot = -1
  let minPoints = NO_SEAT
  for (let night = 0; night <= stays; night += 1) {
    const slot = (day + night) * CABINS + cabinPair.home
    const back = directions.back.points[slot] ?? NO_SEAT
    if (back === NO_SEAT) continue
    grid?.take(day, night, out + back)
    if (back >= minPoints) continue
    minPoints = back
    backSlot = slot
  }
  return backSlot < 0 ? null : { directions, outSlot, backSlot, points: out + minPoints }
}

/** An outbound cabin and a cabin back that may be combined, as indexes into `cabins`. */
type CabinPair = { out: number; home: number }

function listCabinPairs({ cabins: outCabins, backCabins }: ReturnQuery): CabinPair[] {
  return outCabins.flatMap((out) =>
    (backCabins ?? [out]).map((home) => ({ out: cabins.indexOf(out), home: cabins.indexOf(home) })),
  )
}

/** How many departure days the grid's cells show. */
const WEEK = 7

/** Collects the fewest points of every pair of outbound and return days. */
class PairGrid {
  readonly #first: EpochDay
  readonly #days: number
  readonly #minStay: number
  readonly #width: number
  readonly #weekdays: WeekdayMask
  /** Indexed by `departure day * width + nights beyond the shortest stay`. */
  readonly #best: Int32Array
  readonly #outChecked: Uint8Array
  readonly #homeChecked: Uint8Array

  constructor(first: EpochDay, days: number, { minStay, maxStay, weekdays }: ReturnQuery) {
    this.#weekdays = compileWeekdays(weekdays)
    this.#first = first
    this.#days = days
    this.#minStay = minStay
    this.#width = Math.max(0, maxStay - minStay + 1)
    this.#best = new Int32Array(days * this.#width).fill(NO_SEAT)
    this.#outChecked = new Uint8Array(days)
    this.#homeChecked = new Uint8Array(Math.max(0, days + this.#width - 1))
  }

  takeChecks(there: BestDays, home: BestDays): void {
    for (const [day, checked] of there.checked.entries()) this.#outChecked[day] = (this.#outChecked[day] ?? 0) | checked
    for (const [day, checked] of home.checked.entries())
      this.#homeChecked[day] = (this.#homeChecked[day] ?? 0) | checked
  }

  take(day: number, night: number, points: number): void {
    const slot = day * this.#width + night
    if (points < (this.#best[slot] ?? 0)) this.#best[slot] = points
  }

  read(week: string | null): ReturnGrid {
    const best = this.#best
    const width = this.#width
    const leaving = this.#leavingDays()
    const cheapest = leaving.map((day) =>
      best.subarray(day * width, (day + 1) * width).reduce((min, points) => Math.min(min, points), NO_SEAT),
    )
    const middle = cheapest.indexOf(Math.min(...cheapest, NO_SEAT)) - Math.floor(WEEK / 2)
    const wanted = week === null ? middle : leaving.findIndex((day) => this.#first + day >= epochDay(week))
    const last = Math.max(0, leaving.length - WEEK)
    const start = week !== null && wanted < 0 ? last : Math.max(0, Math.min(wanted, last))
    return {
      days: leaving.map((day, at) => ({
        date: dateOf(this.#first + day),
        points: cheapest[at] === NO_SEAT ? null : (cheapest[at] ?? null),
        checked: this.#outChecked[day] === 1 && this.#homeChecked.subarray(day, day + width).includes(1),
      })),
      cells: leaving.slice(start, start + WEEK).flatMap((day) => this.#listCells(day)),
      pairs: {
        asked: leaving.length * width,
        found: best.reduce((count, points) => count + (points === NO_SEAT ? 0 : 1), 0),
      },
    }
  }

  /** The days of the query that fall on a weekday asked for. */
  #leavingDays(): number[] {
    const all = Array.from({ length: this.#days }, (_, day) => day)
    return all.filter((day) => hasWeekday(this.#weekdays, this.#first + day))
  }

  #listCells(day: number): ReturnGrid['cells'] {
    const out = dateOf(this.#first + day)
    return Array.from({ length: this.#width }, (_, night) => {
      const points = this.#best[day * this.#width + night] ?? NO_SEAT
      return {
        out,
        back: dateOf(this.#first + day + this.#minStay + night),
        points: points === NO_SEAT ? null : points,
        checked: this.#outChecked[day] === 1 && this.#homeChecked[day + night] === 1,
      }
    })
  }
}

/** The best days in one direction, by city pair and then by program. */
type DaysByPair = Map<string, Map<Program, BestDays>>

/**
 * Pairs flights out with flights back by city, so that someone who lands at Heathrow may return from Gatwick. Each
 * combination of programs is a separate pair, so that they can be compared.
 */
function findPairs(index: AvailabilityIndex, query: ReturnQuery, days: number): Directions[] {
  const first = epochDay(query.start)
  const homeward = { ...toHomewardQuery(query), cabins: query.backCabins ?? query.cabins }
  const outs: DaysByPair = new Map()
  for (const { route } of scannedRoutes(index, query).routes) {
    if (route) addRoute(outs, route, getCityPair(query, route.from, route.to), () => new BestDays(query, first, days))
  }
  const homes: DaysByPair = new Map()
  const width = days + query.maxStay - query.minStay
  for (const { route } of scannedRoutes(index, homeward).routes) {
    if (route === undefined) continue
    const name = getCityPair(query, route.to, route.from)
    if (!outs.has(name)) continue
    addRoute(homes, route, name, () => new BestDays(homeward, first + query.minStay, width))
  }
  return [...outs].flatMap(([name, byProgram]) =>
    [...byProgram].flatMap(([program, out]) =>
      [...(homes.get(name) ?? [])].flatMap(([other, back]) =>
        query.oneProgram && program !== other ? [] : [{ out, back }],
      ),
    ),
  )
}

/** Builds the query for the flight back. Weekdays apply only to the flight out, so they are dropped. */
function toHomewardQuery({ weekdays: _leaving, from, to, ...rest }: ReturnQuery): ReturnQuery {
  return { ...rest, from: to, to: from }
}

function getCityPair({ openJaw }: ReturnQuery, from: string, to: string): string {
  return openJaw ? '' : `${cityOf(from)} ${cityOf(to)}`
}

function addRoute(daysByPair: DaysByPair, route: IndexedRoute, name: string, make: () => BestDays): void {
  const byProgram = daysByPair.get(name) ?? new Map<Program, BestDays>()
  daysByPair.set(name, byProgram)
  const best = byProgram.get(route.program) ?? make()
  byProgram.set(route.program, best)
  best.takeRoute(route)
}

function toTrip({ directions, outSlot, backSlot }: Pair, minStay: number): ReturnTrip {
  const out = directions.out.legAt(outSlot)
  const back = directions.back.legAt(backSlot)
  const stay = minStay + Math.floor(backSlot / CABINS) - Math.floor(outSlot / CABINS)
  const shares = [out, back].map((leg) => ({ leg, seats: 1 }))
  return { cabin: out.cabin, out, back, stay, total: sumShares(shares) }
}
