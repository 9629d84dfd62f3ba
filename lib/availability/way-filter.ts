import type { IndexedRoute } from './route-summary.ts'
import type { Wish } from './search-contract.ts'
import type { Way } from './ways.ts'

/** What a wish asks of single offers, beyond seats and kind; made once a route so that the loop over days is cheap. */
export type OfferFilter = {
  /** 1 for each way of the route that fits; null = all do. */
  ways: Uint8Array | null
  maxPoints: number
  /** AUD cents; Infinity = no budget, which also takes charges that are unknown or in other currencies. */
  maxCharges: number
  /** For each of the route's currencies, whether it is AUD. */
  aud: boolean[]
}

type Limits = Pick<Wish, 'carriers' | 'notCarriers' | 'aircraft' | 'maxPoints' | 'maxCharges' | 'maxMinutes'>

/** Whether every offer of every route fits. */
export function isOpen({ carriers, notCarriers, aircraft, maxPoints, maxCharges, maxMinutes }: Limits): boolean {
  const anyWay = carriers === null && notCarriers.length === 0 && aircraft === null && maxMinutes === null
  return anyWay && maxPoints === null && maxCharges === null
}

/** Null when every offer fits. */
export function filterOf(wish: Limits, { ways, currencies }: IndexedRoute): OfferFilter | null {
  const { carriers, notCarriers, aircraft, maxPoints, maxCharges, maxMinutes } = wish
  const all = carriers === null && notCarriers.length === 0 && aircraft === null && maxMinutes === null
  if (isOpen(wish)) return null
  return {
    ways: all ? null : Uint8Array.from(ways, (way) => (wayFits(way, wish) ? 1 : 0)),
    maxPoints: maxPoints ?? Infinity,
    maxCharges: maxCharges ?? Infinity,
    aud: currencies.map((currency) => currency === 'AUD'),
  }
}

function wayFits(way: Way, { carriers, notCarriers, aircraft, maxMinutes }: Limits): boolean {
  if (carriers !== null && !way.carriers.some((carrier) => carriers.includes(carrier))) return false
  if (way.carriers.some((carrier) => notCarriers.includes(carrier))) return false
  if (aircraft !== null && !way.aircraft.some((name) => aircraft.includes(name))) return false
  return maxMinutes === null || (way.minutes !== null && way.minutes <= maxMinutes)
}

/** Whether an offer fits, its seats aside. */
export function offerFits({ columns }: IndexedRoute, filter: OfferFilter, at: number): boolean {
  if (filter.ways !== null && filter.ways[columns.way[at] ?? 0] === 0) return false
  if (filter.maxPoints !== Infinity) {
    const points = columns.points[at] ?? -1
    if (points < 0 || points > filter.maxPoints) return false
  }
  if (filter.maxCharges === Infinity) return true
  const charges = columns.charges[at] ?? -1
  return charges >= 0 && charges <= filter.maxCharges && filter.aud[columns.currency[at] ?? 0] === true
}
