import { type EpochDay, epochDay } from '../../core/dates.ts'
import type { IndexedRoute } from '../indexed-route.ts'
import type { Itinerary } from '../itinerary.ts'
import type { Leg } from '../journeys-contract.ts'
import { legAt } from '../leg.ts'
import { compileOfferFilter, type OfferFilter, offerFits } from '../offer-filter.ts'
import { CABINS, DIRECT, SEATS } from '../route-columns.ts'
import type { SearchCriteria } from '../search-contract.ts'

/** One offer of a route with known points, as journeys are made of. Times are minutes since 1970 on local clocks. */
export type SingleOffer = {
  route: IndexedRoute
  cell: number
  at: number
  way: Itinerary
  seats: number
  /** How many of them the plan tells of. */
  most: number
  points: number
  /** Null when the source named no flights. */
  departs: number | null
  arrives: number | null
}

/** A wish for any reward seat. */
export const anySeat = {
  fares: 'reward' as const,
  carriers: null,
  notCarriers: [],
  aircraft: null,
  sources: null,
  maxPoints: null,
  maxCharges: null,
  maxMinutes: null,
}

/** The offers of one route that fit a wish, its seats aside, day by day and inside the plan's bounds. */
export class SingleOffers {
  readonly route: IndexedRoute
  readonly #filter: OfferFilter
  readonly #directOnly: boolean
  readonly #until: EpochDay
  /** The most seats the plan shows on a flight of this program. */
  readonly most: number

  constructor(route: IndexedRoute, wish: SearchCriteria) {
    const bounds = wish.within[route.program]
    this.route = route
    this.#filter = compileOfferFilter(wish, route)
    this.#directOnly = wish.directOnly
    this.#until = bounds === undefined ? Infinity : epochDay(bounds.until)
    this.most = bounds?.seats ?? 9
  }

  /** Those of a day and cabin with at least so many seats: direct first, each kind from the cheapest on. */
  on(day: EpochDay, cabin: number, needed: number): SingleOffer[] {
    const { route, most } = this
    const filter = this.#filter
    const { columns, firstDay, days } = route
    if (day < firstDay || day >= firstDay + days || day > this.#until) return []
    const cell = (day - firstDay) * CABINS + cabin
    const found: SingleOffer[] = []
    for (let at = columns.cellStart[cell] ?? 0; at < (columns.cellStart[cell + 1] ?? 0); at += 1) {
      const flags = columns.seats[at] ?? 0
      const points = columns.points[at] ?? -1
      const way = route.ways[columns.way[at] ?? 0]
      if (points < 0 || way === undefined || (flags & SEATS) < needed) continue
      if ((this.#directOnly && (flags & DIRECT) === 0) || !offerFits(route, filter, cell, at)) continue
      const local = (minutes: number | null) => (minutes === null ? null : day * 1440 + minutes)
      const times = { departs: local(way.departs), arrives: local(way.arrives) }
      found.push({ route, cell, at, way, seats: flags & SEATS, most, points, ...times })
    }
    return found
  }
}

export function toLeg({ route, cell, at, most }: SingleOffer): Leg {
  return legAt(route, { cell, offer: at }, most)
}
