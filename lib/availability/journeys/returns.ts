import { cabins } from '../../core/cabin.ts'
import { type EpochDay, epochDay } from '../../core/dates.ts'
import type { Program } from '../../core/program.ts'
import { cityOf } from '../../network/cities.ts'
import type { AvailabilityIndex } from '../index-store.ts'
import type { IndexedRoute } from '../indexed-route.ts'
import type { JourneyResult, Leg, ReturnQuery, ReturnTrip } from '../journeys-contract.ts'
import { legAt } from '../leg.ts'
import { type CompiledQuery, compileQuery, getDayRange, type MatchVisitor, visitMatches } from '../matches.ts'
import { CABINS } from '../route-columns.ts'
import { FirstRows } from '../row-order.ts'
import { markChecked } from '../scan.ts'
import { scannedRoutes } from '../scanned-route.ts'
import type { SearchCriteria } from '../search-contract.ts'
import { NO_SEAT, PairGrid, UNPRICED } from './pair-grid.ts'
import { sumShares } from './total.ts'

/**
 * Collects the cheapest match of every day and cabin of a window over several routes, still packed. Seats without
 * published points count only where no others are.
 */
export class BestDays implements MatchVisitor {
  /** Indexed by `day * 4 + cabin` from the window's first day; may be UNPRICED or NO_SEAT. */
  readonly points: Int32Array
  /** By day: 1 where any cabin asked for has been checked. */
  readonly checked: Uint8Array
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
    const known = this.#route.columns.points[offer] ?? -1
    const points = known < 0 ? UNPRICED : known
    // The first route wins a tie, so that the same query always has the same answer.
    if (points >= (this.points[slot] ?? 0)) return
    this.points[slot] = points
    this.#cell[slot] = cell
    this.#offer[slot] = offer
    this.#from[slot] = this.#routes.length - 1
  }

  /** Returns how long a slot's flights take; Infinity when unknown. */
  minutesAt(slot: number): number {
    const route = this.#routes[this.#from[slot] ?? 0]
    return route?.itineraries[route.columns.itinerary[this.#offer[slot] ?? 0] ?? 0]?.minutes ?? Infinity
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

type Found = Pick<Extract<JourneyResult, { kind: 'return' }>, 'total' | 'trips' | 'unpricedTrips' | 'grid' | 'unpriced'>

/**
 * Finds the cheapest way there and back within the stay for each outbound day and each pair of cities, cabins and
 * programs, ordered by total points, then by date, then by duration. The stay counts from departure to departure.
 */
export function findReturns(index: AvailabilityIndex, query: ReturnQuery): Found {
  const first = epochDay(query.start)
  const days = Math.max(0, epochDay(query.end) - first + 1)
  const grid = query.grid ? new PairGrid(first, days, query) : null
  const pages = { priced: new FirstRows<Pair>(query.take), unpriced: new FirstRows<Pair>(query.take) }
  const totals = { priced: 0, unpriced: 0 }
  const isPossible = days > 0 && query.maxStay >= query.minStay
  for (const directions of isPossible ? findPairs(index, query, days) : []) {
    grid?.takeChecks(directions.out, directions.back)
    for (const cabinPair of listCabinPairs(query)) {
      for (let day = 0; day < days; day += 1) {
        const pair = cheapestPair(directions, day, cabinPair, query.maxStay - query.minStay, grid)
        if (pair === null) continue
        const kind = pair.points === UNPRICED ? 'unpriced' : 'priced'
        if (pages[kind].takes(pair.points, day, 0)) pages[kind].push(pair.points, day, getTie(pair, totals[kind]), pair)
        totals[kind] += 1
      }
    }
  }
  const readTrips = (page: FirstRows<Pair>) => page.ordered().map(({ row }) => toTrip(row, query.minStay))
  return {
    total: totals.priced,
    trips: readTrips(pages.priced),
    unpricedTrips: readTrips(pages.unpriced).map(({ total: { charges }, ...trip }) => ({ ...trip, charges })),
    grid: grid?.read(query.week) ?? null,
    unpriced: totals.unpriced > 0,
  }
}

/** A slot of the outbound `BestDays` and one of those back, with their total points. */
type Pair = { directions: Directions; outSlot: number; backSlot: number; points: number }

/** Orders pairs of one day and price by the time in the air; those of one time, or of unknown time, as found. */
function getTie({ directions: { out, back }, outSlot, backSlot }: Pair, found: number): number {
  return Math.min(99_999, out.minutesAt(outSlot) + back.minutesAt(backSlot)) * 1e9 + found
}

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
    grid?.take(day, night, sumPoints(out, back))
    if (back >= minPoints) continue
    minPoints = back
    backSlot = slot
  }
  return backSlot < 0 ? null : { directions, outSlot, backSlot, points: sumPoints(out, minPoints) }
}

const sumPoints = (out: number, back: number) => (out === UNPRICED || back === UNPRICED ? UNPRICED : out + back)

/** An outbound cabin and a cabin back that may be combined, as indexes into `cabins`. */
type CabinPair = { out: number; home: number }

function listCabinPairs({ cabins: outCabins, backCabins }: ReturnQuery): CabinPair[] {
  return outCabins.flatMap((out) =>
    (backCabins ?? [out]).map((home) => ({ out: cabins.indexOf(out), home: cabins.indexOf(home) })),
  )
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
