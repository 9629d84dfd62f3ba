import { type Cabin, cabins } from '../core/cabin.ts'
import type { LocalDate } from '../core/clock.ts'
import { compare } from '../core/compare.ts'
import { dateOf, type EpochDay, eachDay, epochDay, monthOf } from '../core/dates.ts'
import { type Program, programs } from '../core/program.ts'
import type { AvailabilityIndex } from './index-store.ts'
import type { IndexedRoute } from './indexed-route.ts'
import { cabinOfCell, seatsOfRank } from './leg.ts'
import { type CompiledQuery, compileQuery, getDayRange, hasWeekday } from './matches.ts'
import type { SourceKind } from './observation.ts'
import { compileOfferFilter, type OfferFilter, offerFits } from './offer-filter.ts'
import { CABINS, DIRECT, getRank, SEATS } from './route-columns.ts'
import { scannedRoutes } from './scanned-route.ts'
import type { SearchCriteria } from './search-contract.ts'
import type { DestinationCell, MonthCell, Summary } from './summary-contract.ts'

/** All filters of the search criteria, then the same without the one filter whose values are being counted. */
type FacetFilter = {
  all: OfferFilter
  butCarriers: OfferFilter
  butAircraft: OfferFilter
  butSources: OfferFilter
  butStops: OfferFilter
}

function compileFacetFilter(criteria: SearchCriteria, route: IndexedRoute): FacetFilter {
  return {
    all: compileOfferFilter(criteria, route),
    butCarriers: compileOfferFilter({ ...criteria, carriers: null, notCarriers: [] }, route),
    butAircraft: compileOfferFilter({ ...criteria, aircraft: null }, route),
    butSources: compileOfferFilter({ ...criteria, sources: null }, route),
    butStops: compileOfferFilter({ ...criteria, via: undefined, notVia: undefined }, route),
  }
}

/** Counts rows by value. */
export class FacetCounts<Value extends string | boolean> {
  readonly #counts = new Map<Value, number>()

  add(value: Value): void {
    this.#counts.set(value, (this.#counts.get(value) ?? 0) + 1)
  }

  /** Returns the count of every listed value, 0 for those not seen. */
  listInOrder(values: readonly Value[]): { value: Value; rows: number }[] {
    return values.map((value) => ({ value, rows: this.#counts.get(value) ?? 0 }))
  }

  /** Returns the values seen, most rows first. */
  byCount(): { value: Value; rows: number }[] {
    const seen = [...this.#counts].map(([value, rows]) => ({ value, rows }))
    return seen.sort((a, b) => b.rows - a.rows || (a.value < b.value ? -1 : 1))
  }
}

/**
 * Summarises a query's rows: counts for each filter, the best of each month and the cheapest of each destination. The
 * values of a filter are counted as if that filter were not set, with all other filters applied.
 */
export function summariseIndex(index: AvailabilityIndex, criteria: SearchCriteria): Summary {
  const pass = new SummaryPass(criteria)
  // Programs and cabins that were not asked for are counted too, for their own filters.
  for (const { route } of scannedRoutes(index, { ...criteria, programs: [...programs] }).routes) {
    if (route !== undefined) pass.takeRoute(route)
  }
  return pass.summary()
}

class SummaryPass {
  readonly #criteria: SearchCriteria
  readonly #compiled: CompiledQuery
  readonly #programs = new FacetCounts<Program>()
  readonly #cabins = new FacetCounts<Cabin>()
  readonly #direct = new FacetCounts<boolean>()
  readonly #carriers = new FacetCounts<string>()
  readonly #aircraft = new FacetCounts<string>()
  readonly #sources = new FacetCounts<SourceKind>()
  readonly #stops = new FacetCounts<string>()
  readonly #months: Months
  readonly #destinations = new Destinations()
  #total = 0

  constructor(criteria: SearchCriteria) {
    this.#criteria = criteria
    this.#compiled = compileQuery(criteria, epochDay(criteria.start), epochDay(criteria.end))
    this.#months = new Months(criteria.start, criteria.end)
  }

  takeRoute(route: IndexedRoute): void {
    const range = getDayRange(route, this.#compiled)
    if (range === null) return
    const { from, to, needed } = range
    const filter = compileFacetFilter(this.#criteria, route)
    const programWanted = this.#criteria.programs.includes(route.program)
    for (let day = from; day <= to; day += 1) {
      if (!hasWeekday(this.#compiled.weekdays, route.firstDay + day)) continue
      for (let cabin = 0; cabin < CABINS; cabin += 1) {
        const cell = day * CABINS + cabin
        if ((route.columns.seenAt[cell] ?? 0) === 0) continue
        const wanted = programWanted && this.#criteria.cabins.includes(cabinOfCell(cell))
        if (wanted) this.#months.takeCheck(route.firstDay + day, cabin)
        this.#takeCell(route, cell, { filter, needed })
      }
    }
  }

  #takeCell(route: IndexedRoute, cell: number, conditions: { filter: FacetFilter; needed: number }): void {
    const { cellStart, seats } = route.columns
    const end = cellStart[cell + 1] ?? 0
    let at = cellStart[cell] ?? 0
    for (const direct of [true, false]) {
      const begin = at
      while (at < end && (((seats[at] ?? 0) & DIRECT) !== 0) === direct) at += 1
      const { filter, needed } = conditions
      if (at > begin) this.#takeOffers(route, { cell, begin, end: at, direct, filter, needed })
    }
  }

  #takeOffers(route: IndexedRoute, range: OfferRange): void {
    const { cell, begin, end, direct, filter, needed } = range
    const { seats } = route.columns
    let chosen = -1
    // One kind has few distinct values, so a list is quicker than a set.
    const carriers: string[] = []
    const aircraft: string[] = []
    const sources: SourceKind[] = []
    const stops: string[] = []
    for (let at = begin; at < end; at += 1) {
      const itinerary = route.itineraries[route.columns.itinerary[at] ?? 0]
      const source = route.sources[route.columns.source[at] ?? 0]
      if (((seats[at] ?? 0) & SEATS) < needed || itinerary === undefined || source === undefined) continue
      if (chosen < 0 && offerFits(route, filter.all, cell, at)) chosen = at
      if (offerFits(route, filter.butCarriers, cell, at)) addNew(carriers, itinerary.carriers)
      if (offerFits(route, filter.butAircraft, cell, at)) addNew(aircraft, itinerary.aircraft)
      if (offerFits(route, filter.butSources, cell, at)) addNew(sources, [source.kind])
      if (itinerary.stops !== null && offerFits(route, filter.butStops, cell, at)) addNew(stops, itinerary.stops)
    }
    const cabin = cabinOfCell(cell)
    const programOk = this.#criteria.programs.includes(route.program)
    const cabinOk = this.#criteria.cabins.includes(cabin)
    const kindOk = direct || !this.#criteria.directOnly
    if (programOk && cabinOk && kindOk) {
      for (const carrier of carriers) this.#carriers.add(carrier)
      for (const name of aircraft) this.#aircraft.add(name)
      for (const kind of sources) this.#sources.add(kind)
      for (const stop of stops) this.#stops.add(stop)
    }
    if (chosen < 0) return
    if (cabinOk && kindOk) this.#programs.add(route.program)
    if (programOk && kindOk) this.#cabins.add(cabin)
    if (programOk && cabinOk) this.#direct.add(direct)
    if (programOk && cabinOk && kindOk) this.#takeRow(route, cell, chosen, direct)
  }

  #takeRow(route: IndexedRoute, cell: number, offer: number, direct: boolean): void {
    const day = route.firstDay + Math.floor(cell / CABINS)
    const { points, seats } = route.columns
    const planRank = getRank(this.#compiled.maxSeats[route.programAt] ?? 9)
    const found = { points: points[offer] ?? -1, rank: Math.min(getRank(seats[offer] ?? 0), planRank), direct }
    this.#total += 1
    this.#months.takeRow(day, cell % CABINS, found)
    this.#destinations.takeRow(route, day, cell % CABINS, found)
  }

  summary(): Summary {
    return {
      total: this.#total,
      facets: {
        programs: this.#programs.listInOrder(programs),
        cabins: this.#cabins.listInOrder(cabins),
        direct: this.#direct.listInOrder([true, false]),
        carriers: this.#carriers.byCount(),
        aircraft: this.#aircraft.byCount(),
        sources: this.#sources.byCount(),
        stops: this.#stops.byCount(),
        months: this.#months.counts(),
      },
      months: this.#months.cells(),
      destinations: this.#destinations.cells(),
    }
  }
}

function addNew<Value extends string>(seen: Value[], values: readonly Value[]): void {
  for (const value of values) if (!seen.includes(value)) seen.push(value)
}

type OfferRange = { cell: number; begin: number; end: number; direct: boolean; filter: FacetFilter; needed: number }

/** What a summary reads from a row. Points are -1 when unknown; `rank` is a seatRank. */
type Found = { points: number; rank: number; direct: boolean }

type Best = { days: Set<EpochDay>; checked: Set<EpochDay>; rank: number; points: number; direct: boolean; rows: number }

/** Collects the best of every month and cabin of a window. */
class Months {
  readonly #cellsByMonth: Best[]
  readonly #months: string[]
  readonly #first: EpochDay
  /** For each day of the window, the index of its month in `#months`. */
  readonly #monthOfDay: number[]

  constructor(start: LocalDate, end: LocalDate) {
    this.#first = epochDay(start)
    const days = eachDay(start, end)
    this.#months = [...new Set(days.map(monthOf))]
    this.#monthOfDay = days.map((date) => this.#months.indexOf(monthOf(date)))
    this.#cellsByMonth = Array.from({ length: this.#months.length * CABINS }, () => ({
      days: new Set<EpochDay>(),
      checked: new Set<EpochDay>(),
      rank: 0,
      points: Infinity,
      direct: false,
      rows: 0,
    }))
  }

  takeCheck(day: EpochDay, cabin: number): void {
    this.#at(day, cabin)?.checked.add(day)
  }

  takeRow(day: EpochDay, cabin: number, { points, rank, direct }: Found): void {
    const best = this.#at(day, cabin)
    if (best === undefined) return
    best.days.add(day)
    best.rows += 1
    best.rank = Math.max(best.rank, rank)
    if (points >= 0) best.points = Math.min(best.points, points)
    best.direct ||= direct
  }

  /** Returns the number of rows by month, over all cabins. */
  counts(): { value: string; rows: number }[] {
    return this.#months.map((value, month) => {
      const ofMonth = this.#cellsByMonth.slice(month * CABINS, (month + 1) * CABINS)
      return { value, rows: ofMonth.reduce((sum, { rows }) => sum + rows, 0) }
    })
  }

  /** Returns the months and cabins that have been checked. */
  cells(): MonthCell[] {
    return this.#cellsByMonth.flatMap(({ days, checked, rank, points, direct }, at): MonthCell[] => {
      const cabin = cabins[at % CABINS]
      const month = this.#months[Math.floor(at / CABINS)]
      if (cabin === undefined || month === undefined || checked.size === 0) return []
      const best = points === Infinity ? null : points
      const counts = { days: days.size, daysSearched: checked.size }
      return [{ month, cabin, ...counts, seats: rank === 0 ? null : seatsOfRank(rank), points: best, direct }]
    })
  }

  #at(day: EpochDay, cabin: number): Best | undefined {
    const month = this.#monthOfDay[day - this.#first]
    return month === undefined ? undefined : this.#cellsByMonth[month * CABINS + cabin]
  }
}

type Cheapest = {
  route: IndexedRoute
  day: EpochDay
  cabin: number
  points: number
  direct: boolean
  days: Set<EpochDay>
}

/** Collects the cheapest of every destination and cabin: of equals the earliest day, then the row taken first. */
class Destinations {
  readonly #byPlace = new Map<string, Cheapest>()

  takeRow(route: IndexedRoute, day: EpochDay, cabin: number, { points: seen, direct }: Found): void {
    const points = seen < 0 ? Infinity : seen
    const place = `${route.to}${cabin}`
    const known = this.#byPlace.get(place)
    if (known === undefined) {
      this.#byPlace.set(place, { route, day, cabin, points, direct, days: new Set([day]) })
      return
    }
    known.days.add(day)
    const earlier = points === known.points && day < known.day
    if (points < known.points || earlier) Object.assign(known, { route, day, points, direct })
  }

  cells(): DestinationCell[] {
    const sorted = [...this.#byPlace.values()].sort(
      (a, b) => compare(a.points, b.points) || a.day - b.day || compare(a.route.to, b.route.to) || a.cabin - b.cabin,
    )
    return sorted.map(({ route, day, cabin, points, direct, days }) => ({
      to: route.to,
      cabin: cabins[cabin] ?? 'Y',
      program: route.program,
      from: route.from,
      days: days.size,
      points: points === Infinity ? null : points,
      date: dateOf(day),
      direct,
    }))
  }
}
