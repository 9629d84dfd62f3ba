import { localMinute } from '../network/local-time.ts'
import type { IndexedRoute } from './indexed-route.ts'
import type { Itinerary } from './itinerary.ts'
import { CABINS } from './route-columns.ts'
import type { SearchCriteria } from './search-contract.ts'

/** The index of `reward` in `fareKinds`. */
export const REWARD = 0

/** What search criteria ask of single offers besides seats and kind. Compiled once per route to keep the loop cheap. */
export type OfferFilter = {
  /** 1 for each of the route's itineraries that fits; null = all do. */
  itineraries: Uint8Array | null
  /** For each of the route's sources, whether its offers fit; null = all do. */
  sources: boolean[] | null
  maxPoints: number
  /** AUD cents; Infinity = no budget, which also takes charges that are unknown or in other currencies. */
  maxCharges: number
  /** For each of the route's currencies, whether it is AUD; empty without a budget. */
  aud: boolean[]
  /** True to accept reward seats only, false to accept everything else. */
  rewards: boolean
  /** False when only the kind of fare and the departure time have to be checked. */
  narrows: boolean
  /** Cells before this one are on past days and have left. In today's cells, what departs before `minute` has left. */
  todayCell: number
  minute: number
}

function isAnyItinerary({ carriers, notCarriers, aircraft, maxMinutes, via, notVia }: SearchCriteria): boolean {
  const isAnyFlight = carriers === null && notCarriers.length === 0 && aircraft === null && maxMinutes === null
  return isAnyFlight && via === undefined && notVia === undefined
}

export function compileOfferFilter(
  criteria: SearchCriteria,
  { from, firstDay, itineraries, currencies, sources }: IndexedRoute,
): OfferFilter {
  const { sources: wanted, maxPoints, maxCharges, departsAfter } = criteria
  const minute = departsAfter === undefined ? null : localMinute(from, departsAfter)
  const today = minute === null ? -Infinity : Math.floor(minute / 1440)
  const isAny = isAnyItinerary(criteria)
  return {
    sources: wanted && sources.map(({ kind }) => wanted.includes(kind)),
    itineraries: isAny
      ? null
      : Uint8Array.from(itineraries, (itinerary) => (itineraryFits(itinerary, criteria) ? 1 : 0)),
    maxPoints: maxPoints ?? Infinity,
    maxCharges: maxCharges ?? Infinity,
    aud: maxCharges === null ? [] : currencies.map((currency) => currency === 'AUD'),
    rewards: criteria.fares === 'reward',
    todayCell: (today - firstDay) * CABINS,
    minute: minute === null ? 0 : minute - today * 1440,
    narrows: !isAny || wanted !== null || maxPoints !== null || maxCharges !== null,
  }
}

function itineraryFits(
  itinerary: Itinerary,
  { carriers, notCarriers, aircraft, maxMinutes, via, notVia }: SearchCriteria,
): boolean {
  if (carriers !== null && !itinerary.carriers.some((carrier) => carriers.includes(carrier))) return false
  if (itinerary.carriers.some((carrier) => notCarriers.includes(carrier))) return false
  if (aircraft !== null && !itinerary.aircraft.some((name) => aircraft.includes(name))) return false
  if (via !== undefined && !itinerary.stops?.some((stop) => via.includes(stop))) return false
  if (notVia !== undefined && itinerary.stops?.some((stop) => notVia.includes(stop))) return false
  return maxMinutes === null || (itinerary.minutes !== null && itinerary.minutes <= maxMinutes)
}

/** Whether an offer has departed. One without a known time counts as available until its day is over. */
export function hasLeft(
  { columns, itineraries }: IndexedRoute,
  filter: OfferFilter,
  cell: number,
  at: number,
): boolean {
  const { todayCell, minute } = filter
  if (cell >= todayCell + CABINS) return false
  return cell < todayCell || (itineraries[columns.itinerary[at] ?? 0]?.departs ?? Infinity) < minute
}

/** Whether an offer fits, apart from its seats. */
export function offerFits(route: IndexedRoute, filter: OfferFilter, cell: number, at: number): boolean {
  const { columns } = route
  if ((columns.fare[at] === REWARD) !== filter.rewards || hasLeft(route, filter, cell, at)) return false
  if (!filter.narrows) return true
  if (filter.itineraries !== null && filter.itineraries[columns.itinerary[at] ?? 0] === 0) return false
  if (filter.sources !== null && filter.sources[columns.source[at] ?? 0] !== true) return false
  if (filter.maxPoints !== Infinity) {
    const points = columns.points[at] ?? -1
    if (points < 0 || points > filter.maxPoints) return false
  }
  if (filter.maxCharges === Infinity) return true
  const charges = columns.charges[at] ?? -1
  return charges >= 0 && charges <= filter.maxCharges && filter.aud[columns.currency[at] ?? 0] === true
}
