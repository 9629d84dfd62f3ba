import type { IndexedRoute } from './indexed-route.ts'
import type { Wish } from './search-contract.ts'
import type { Way } from './ways.ts'

/** What a wish asks of single offers, beyond seats and kind; made once a route so that the loop over days is cheap. */
export type OfferFilter = {
  /** 1 for each way of the route that fits; null = all do. */
  ways: Uint8Array | null
  /** For each of the route's sources, whether its offers fit; null = all do. */
  sources: boolean[] | null
  maxPoints: number
  /** AUD cents; Infinity = no budget, which also takes charges that are unknown or in other currencies. */
  maxCharges: number
  /** For each of the route's currencies, whether it is AUD. */
  aud: boolean[]
}

type Limits = Pick<
  Wish,
  'carriers' | 'notCarriers' | 'aircraft' | 'sources' | 'maxPoints' | 'maxCharges' | 'maxMinutes'
>

/** Whether every offer of every route fits. */
export function isOpen(wish: Limits): boolean {
  return isAnyWay(wish) && wish.sources === null && wish.maxPoints === null && wish.maxCharges === null
}

function isAnyWay({ carriers, notCarriers, aircraft, maxMinutes }: Limits): boolean {
  return carriers === null && notCarriers.length === 0 && aircraft === null && maxMinutes === null
}

/** Null when every offer fits. */
export function filterOf(wish: Limits, { ways, currencies, sources }: IndexedRoute): OfferFilter | null {
  if (isOpen(wish)) return null
  const { sources: wanted, maxPoints, maxCharges } = wish
  return {
    sources: wanted && sources.map(({ kind }) => wanted.includes(kind)),
    ways: isAnyWay(wish) ? null : Uint8Array.from(ways, (way) => (wayFits(way, wish) ? 1 : 0)),
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
  if (filter.sources !== null && filter.sources[columns.source[at] ?? 0] !== true) return false
  if (filter.maxPoints !== Infinity) {
    const points = columns.points[at] ?? -1
    if (points < 0 || points > filter.maxPoints) return false
  }
  if (filter.maxCharges === Infinity) return true
  const charges = columns.charges[at] ?? -1
  return charges >= 0 && charges <= filter.maxCharges && filter.aud[columns.currency[at] ?? 0] === true
}
