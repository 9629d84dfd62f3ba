import type { IndexedRoute } from './route-summary.ts'
import type { Wish } from './search-contract.ts'
import { filterOf, type OfferFilter, offerFits } from './way-filter.ts'

/** A wish's filters whole, and each without the one whose values are being counted. Null = every offer fits. */
export type FacetFilter = {
  all: OfferFilter | null
  butCarriers: OfferFilter | null
  butAircraft: OfferFilter | null
}

export function facetFilterOf(wish: Wish, route: IndexedRoute): FacetFilter {
  return {
    all: filterOf(wish, route),
    butCarriers: filterOf({ ...wish, carriers: null, notCarriers: [] }, route),
    butAircraft: filterOf({ ...wish, aircraft: null }, route),
  }
}

export function facetFits(route: IndexedRoute, { all, butCarriers, butAircraft }: FacetFilter, at: number) {
  const fits = (filter: OfferFilter | null) => filter === null || offerFits(route, filter, at)
  const whole = fits(all)
  return { all: whole, butCarriers: whole || fits(butCarriers), butAircraft: whole || fits(butAircraft) }
}
