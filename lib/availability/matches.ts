import { cabins } from '../core/cabin.ts'
import { type Weekday, weekdays } from '../core/codes.ts'
import { type EpochDay, epochDay } from '../core/dates.ts'
import { programs } from '../core/program.ts'
import type { IndexedRoute } from './indexed-route.ts'
import { compileOfferFilter, offerFits, REWARD } from './offer-filter.ts'
import { CABINS, DIRECT, getRank, SEATS } from './route-columns.ts'
import type { SearchCriteria } from './search-contract.ts'

/** Weekdays as bits, Monday the lowest, so that a loop over a million days can test one with a single operation. */
export type WeekdayMask = number

const anyWeekday: WeekdayMask = 127

export function compileWeekdays(wanted: readonly Weekday[] | undefined): WeekdayMask {
  if (wanted === undefined) return anyWeekday
  return wanted.reduce((mask, day) => mask | (1 << weekdays.indexOf(day)), 0)
}

/** 1 January 1970 was a Thursday. */
export function hasWeekday(mask: WeekdayMask, day: EpochDay): boolean {
  return (mask & (1 << ((((day + 3) % 7) + 7) % 7))) !== 0
}

/** Receives each match found in a route. An object rather than a function, which keeps the loop fast. */
export type MatchVisitor = {
  /**
   * `offer` is the cheapest one with enough seats in its cell and kind (direct or connecting). `atPrice` is the
   * seatRank of the most seats for the same points, and `maxRank` of the most seats at any price.
   */
  take(cell: number, offer: number, atPrice: number, maxRank: number): void
}

/** Search criteria prepared once for every route, because a wide search reads a thousand routes. */
export type CompiledQuery = {
  criteria: SearchCriteria
  first: EpochDay
  days: number
  /** Indexes into `cabins` of the cabins asked for, and the same as bits. */
  wanted: readonly number[]
  wantedMask: number
  /** By program, within the plan's bounds: the last day, the seats needed, and the most seats shown. */
  until: readonly EpochDay[]
  needed: readonly number[]
  maxSeats: readonly number[]
  weekdays: WeekdayMask
}

/** Compiles search criteria for the days from `first` to `last`. */
export function compileQuery(criteria: SearchCriteria, first: EpochDay, last: EpochDay): CompiledQuery {
  const bounds = programs.map((program) => criteria.within[program])
  const wanted = cabins.flatMap((cabin, at) => (criteria.cabins.includes(cabin) ? [at] : []))
  return {
    criteria,
    first,
    days: last - first + 1,
    wanted,
    wantedMask: wanted.reduce((bits, cabin) => bits | (1 << cabin), 0),
    until: bounds.map((bound) => (bound === undefined ? last : Math.min(last, epochDay(bound.until)))),
    needed: bounds.map((bound) => Math.min(criteria.seats, bound?.seats ?? 9)),
    maxSeats: bounds.map((bound) => bound?.seats ?? 9),
    weekdays: compileWeekdays(criteria.weekdays),
  }
}

/** The part of a route to read, in days from the route's first, and the seats needed. */
export type DayRange = { from: number; to: number; needed: number }

/** Returns the days of a query that a route covers; null when there are none. */
export function getDayRange(route: IndexedRoute, { first, until, needed }: CompiledQuery): DayRange | null {
  const { firstDay, programAt } = route
  const from = Math.max(first - firstDay, 0)
  const to = Math.min((until[programAt] ?? 0) - firstDay, route.days - 1)
  return to < from ? null : { from, to, needed: needed[programAt] ?? 1 }
}

/** Visits every match of a route, ordered by day and cabin, direct before connecting. */
export function visitMatches(
  route: IndexedRoute,
  { criteria, wantedMask, weekdays }: CompiledQuery,
  range: DayRange,
  visitor: MatchVisitor,
): void {
  const { cellStart, seats, points, fare } = route.columns
  const { needed } = range
  const filter = compileOfferFilter(criteria, route)
  const { rewards, narrows } = filter
  const left = filter.todayCell + CABINS
  const last = (range.to + 1) * CABINS
  const { filled } = route
  for (let place = firstFrom(filled, range.from * CABINS); place < filled.length; place += 1) {
    const cell = filled[place] ?? 0
    if (cell >= last) break
    if ((wantedMask & (1 << (cell % CABINS))) === 0) continue
    if (weekdays !== anyWeekday && !hasWeekday(weekdays, route.firstDay + Math.floor(cell / CABINS))) continue
    let at = cellStart[cell] ?? 0
    const end = cellStart[cell + 1] ?? 0
    while (at < end) {
      const kind = (seats[at] ?? 0) & DIRECT
      if (kind === 0 && criteria.directOnly) break
      let chosen = -1
      let atPrice = 0
      let maxRank = 0
      for (; at < end && ((seats[at] ?? 0) & DIRECT) === kind; at += 1) {
        const flags = seats[at] ?? 0
        const rank = getRank(flags)
        if (rank <= atPrice || (flags & SEATS) < needed || (fare[at] === REWARD) !== rewards) continue
        if ((narrows || cell < left) && !offerFits(route, filter, cell, at)) continue
        if (chosen < 0) chosen = at
        if (points[at] === points[chosen]) atPrice = rank
        if (rank > maxRank) maxRank = rank
      }
      if (chosen >= 0) visitor.take(cell, chosen, atPrice, maxRank)
    }
  }
}

/** Returns the position of the first cell not below `min`, by binary search. */
function firstFrom(cells: Uint16Array, min: number): number {
  let low = 0
  let high = cells.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((cells[middle] ?? 0) < min) low = middle + 1
    else high = middle
  }
  return low
}
