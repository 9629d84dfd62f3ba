import type { Airport } from '../../network/airports.ts'
import partnerData from './data/earn-partner.json' with { type: 'json' }
import qantasData from './data/earn-qantas.json' with { type: 'json' }
import { isInEarnPlace } from './earn-places.ts'

export const fareCategories = [
  'discountEconomy',
  'economy',
  'flexibleEconomy',
  'discountPremiumEconomy',
  'premiumEconomy',
  'flexiblePremiumEconomy',
  'discountBusiness',
  'business',
  'flexibleBusiness',
  'first',
] as const
export type FareCategory = (typeof fareCategories)[number]

type ByCategory = Partial<Record<FareCategory, number | null>>

/** What a flight earns in every fare category. */
export type EarnRow = { points: ByCategory; statusCredits: ByCategory }
export type EarnBand = EarnRow & { maxMiles: number | null }
export type EarnRoute = EarnRow & { between: string[]; and: string[] }
export type BookingClasses = Partial<Record<FareCategory, string[]>>

export const qantasEarn = {
  ...qantasData,
  domestic: qantasData.domestic as EarnBand[],
  domesticBefore2025: qantasData['domesticBefore2025-07-01'] as EarnBand[],
  routes: qantasData.routes as EarnRoute[],
  otherFlights: qantasData.otherFlights as EarnBand[],
  bookingClasses: qantasData.bookingClasses as Record<'domesticAustralia' | 'international', BookingClasses>,
}

export const partnerEarn = {
  ...partnerData,
  shortUsa: partnerData.shortUsa as EarnBand[],
  routes: partnerData.routes as EarnRoute[],
  otherFlights: partnerData.otherFlights as EarnBand[],
  bookingClasses: partnerData.bookingClasses as Record<string, BookingClasses>,
}

/** The first band whose upper limit is at or above the miles; the last one has none. */
export function bandOf(bands: readonly EarnBand[], miles: number): EarnBand | undefined {
  return bands.find((band) => band.maxMiles === null || miles <= band.maxMiles)
}

/** The first route of a table that joins two airports, either way round. */
export function routeOf(
  routes: readonly EarnRoute[],
  from: Airport,
  to: Airport,
  carrier: string,
): EarnRoute | undefined {
  const within = (airport: Airport, places: readonly string[]) =>
    places.some((place) => isInEarnPlace(airport, place, carrier))
  return routes.find(
    (route) =>
      (within(from, route.between) && within(to, route.and)) || (within(to, route.between) && within(from, route.and)),
  )
}

/** The fare category of a booking class, or undefined when the list does not have it. */
export function categoryOf(classes: BookingClasses, bookingClass: string): FareCategory | undefined {
  return fareCategories.find((category) => classes[category]?.includes(bookingClass))
}

/** The fare category a fare's name stands for: `Red e-Deal` at home, `Economy Saver` abroad; undefined when unknown. */
export function categoryOfFareBrand(network: 'domestic' | 'international', brand: string): FareCategory | undefined {
  return (qantasData.fareBrands[network] as Record<string, FareCategory>)[brand]
}
