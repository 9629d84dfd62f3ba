import type { IndexedRoute } from './indexed-route.ts'
import type { Wish } from './search-contract.ts'
import { filterOf, type OfferFilter, offerFits } from './way-filter.ts'

/** A wish's filters whole, and each without the one whose values are being counted. Null = every offer fits. */
export type FacetFilter = {
  all: OfferFilter | null
  butCarriers: OfferFilter | null
  butAircraft: OfferFilter | null
  butSources: OfferFilter | null
}

export function facetFilterOf(wish: Wish, route: IndexedRoute): FacetFilter {
  return {
    all: filterOf(wish, route),
    butCarriers: filterOf({ ...wish, carriers: null, notCarriers: [] }, route),
    butAircraft: filterOf({ ...wish, aircraft: null }, route),
    butSources: filterOf({ ...wish, sources: null }, route),
  }
}

export const FITS_ALL = 1
export const FITS_BUT_CARRIERS = 2
export const FITS_BUT_AIRCRAFT = 4
export const FITS_BUT_SOURCES = 8
const FITS = FITS_ALL | FITS_BUT_CARRIERS | FITS_BUT_AIRCRAFT | FITS_BUT_SOURCES

/** Which of the four an offer fits, as bits. */
export function facetFits(route: IndexedRoute, filter: FacetFilter, at: number): number {
  const { all, butCarriers, butAircraft, butSources } = filter
  if (all === null || offerFits(route, all, at)) return FITS
  const carriers = butCarriers === null || offerFits(route, butCarriers, at) ? FITS_BUT_CARRIERS : 0
  const aircraft = butAircraft === null || offerFits(route, butAircraft, at) ? FITS_BUT_AIRCRAFT : 0
  const sources = butSources === null || offerFits(route, butSources, at) ? FITS_BUT_SOURCES : 0
  return carriers | aircraft | sources
}
