import { type EpochDay, epochDay } from '../../core/dates.ts'
import type { IndexedRoute } from '../indexed-route.ts'
import type { Itinerary } from '../itinerary.ts'
import type { Leg } from '../journeys-contract.ts'
import { legAt } from '../leg.ts'
import { compileOfferFilter, type OfferFilter, offerFits } from '../offer-filter.ts'
import { CABINS, DIRECT, SEATS } from '../route-columns.ts'
import type { SearchCriteria } from '../search-contract.ts'

/** One offer with known points, from which journeys are built. Times are local, in minutes since 1970. */
export type SingleOffer = {
  route: IndexedRoute
  cell: number
  at: number
  itinerary: Itinerary
  seats: number
  /** The most seats the plan shows. */
  maxSeats: number
  points: number
  /** Null when the source named no flights. */
  departs: number | null
  arrives: number | null
}

/** Search criteria that match any reward seat. */
export const anySeat = {
  fares: 'reward' as const,
  carriers: null,
  notCarriers: [],
  aircraft: null,
  sources: null,
  maxPoints: null,
  maxCharges: null,
  maxMinutes: null,
  via: undefined,
  notVia: undefined,
}

/** The offers of one route that fit the criteria, read day by day within the plan's bounds. */
export class SingleOffers {
  readonly route: IndexedRoute
  readonly #filter: OfferFilter
  readonly #directOnly: boolean
  readonly #until: EpochDay
  /** The most seats the plan shows on a flight of this program. */
  readonly maxSeats: number

  constructor(route: IndexedRoute, criteria: SearchCriteria) {
    const bounds = criteria.within[route.program]
    this.route = route
    this.#filter = compileOfferFilter(criteria, route)
    this.#directOnly = criteria.directOnly
    this.#until = bounds === undefined ? Infinity : epochDay(bounds.until)
    this.maxSeats = bounds?.seats ?? 9
  }

  /** Returns a day and cabin's offers with at least `needed` seats: direct before connecting, each cheapest first. */
  on(day: EpochDay, cabin: number, needed: number): SingleOffer[] {
    const { route, maxSeats } = this
    const filter = this.#filter
    const { columns, firstDay, days } = route
    if (day < firstDay || day >= firstDay + days || day > this.#until) return []
    const cell = (day - firstDay) * CABINS + cabin
    const found: SingleOffer[] = []
    for (let at = columns.cellStart[cell] ?? 0; at < (columns.cellStart[cell + 1] ?? 0); at += 1) {
      const flags = columns.seats[at] ?? 0
      const points = columns.points[at] ?? -1
      const itinerary = route.itineraries[columns.itinerary[at] ?? 0]
      if (points < 0 || itinerary === undefined || (flags & SEATS) < needed) continue
      if ((this.#directOnly && (flags & DIRECT) === 0) || !offerFits(route, filter, cell, at)) continue
      const local = (minutes: number | null) => (minutes === null ? null : day * 1440 + minutes)
      const times = { departs: local(itinerary.departs), arrives: local(itinerary.arrives) }
      found.push({ route, cell, at, itinerary, seats: flags & SEATS, maxSeats, points, ...times })
    }
    return found
  }
}

export function toLeg({ route, cell, at, maxSeats }: SingleOffer): Leg {
  return legAt(route, { cell, offer: at }, maxSeats)
}
