import type { Airport } from '../../network/airports.ts'
import { cityOf } from '../../network/cities.ts'
import partnerData from './data/earn-partner.json' with { type: 'json' }
import qantasData from './data/earn-qantas.json' with { type: 'json' }

const southeastAsia = 'BN BT CC ID KH LA MM MY PH SG TH TL VN'.split(' ')
const northeastAsia = 'CN HK JP KP KR MN MO TW'.split(' ')
const westernEurope = 'AT BE CH CZ DE DK ES FR GB IE IT NL PT'.split(' ')
const northernEurope = 'FI NO SE'.split(' ')
const southeastEurope = 'CY GR TR'.split(' ')
// The earning pages do not list Northern Africa; this is the United Nations' grouping.
const northernAfrica = 'DZ EG EH LY MA SD TN'.split(' ')

/** Places in the earning tables that are a country or a group of countries. */
const countriesOf: Record<string, readonly string[]> = {
  'Southeast Asia': southeastAsia,
  'Northeast Asia': northeastAsia,
  'Western Europe': westernEurope,
  'Northern Europe': northernEurope,
  'Southeast Europe': southeastEurope,
  Europe: [...westernEurope, ...northernEurope, ...southeastEurope],
  'Northern Africa': northernAfrica,
  China: ['CN'],
  Fiji: ['FJ'],
  Japan: ['JP'],
  Malaysia: ['MY'],
  'New Zealand': ['NZ'],
  'Papua New Guinea': ['PG'],
  'Sri Lanka': ['LK'],
  Thailand: ['TH'],
}

/** Places in the earning tables that are cities or groups of cities, as airport or metropolitan codes. */
const citiesOf: Record<string, readonly string[]> = {
  Adelaide: ['ADL'],
  Bangalore: ['BLR'],
  Boston: ['BOS'],
  Brisbane: ['BNE'],
  Cairns: ['CNS'],
  Dallas: ['DFW'],
  Darwin: ['DRW'],
  Delhi: ['DEL'],
  Doha: ['DOH'],
  Dubai: ['DXB'],
  'Gold Coast': ['OOL'],
  Hawaii: ['HNL', 'ITO', 'KOA', 'LIH', 'OGG'],
  'Hong Kong': ['HKG'],
  Johannesburg: ['JNB'],
  'Los Angeles': ['LAX'],
  Melbourne: ['MEL'],
  Muscat: ['MCT'],
  'New York': ['NYC'],
  Perth: ['PER'],
  Santiago: ['SCL'],
  Singapore: ['SIN'],
  Sydney: ['SYD'],
  'Tel Aviv': ['TLV'],
  'East Coast USA/Canada': ['BOS', 'CLT', 'CHI', 'MIA', 'NYC', 'ORL', 'YTO', 'WAS'],
  'West Coast USA/Canada': ['LAS', 'LAX', 'PHX', 'SFO', 'SEA', 'YVR'],
}

/** Every place name the earning tables may use. */
export const earnPlaceNames: readonly string[] = [
  ...Object.keys(countriesOf),
  ...Object.keys(citiesOf),
  'Dubai (Emirates)',
]

/** True when an airport is within a place named in the earning tables. */
function isInEarnPlace(airport: Airport, place: string, carrier: string): boolean {
  if (place === 'Dubai (Emirates)') return carrier === 'EK' && airport.iata === 'DXB'
  const countries = countriesOf[place]
  return countries ? countries.includes(airport.country) : (citiesOf[place]?.includes(cityOf(airport.iata)) ?? false)
}

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
export function findBand(bands: readonly EarnBand[], miles: number): EarnBand | undefined {
  return bands.find((band) => band.maxMiles === null || miles <= band.maxMiles)
}

/** The first route of a table that joins two airports, in either direction. */
export function findRoute(
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
export function findCategory(classes: BookingClasses, bookingClass: string): FareCategory | undefined {
  return fareCategories.find((category) => classes[category]?.includes(bookingClass))
}
