import type { Airport } from '../../network/airports.ts'
import { cityOf } from '../../network/cities.ts'

const southeastAsia = 'BN BT CC ID KH LA MM MY PH SG TH TL VN'.split(' ')
const northeastAsia = 'CN HK JP KP KR MN MO TW'.split(' ')
const westernEurope = 'AT BE CH CZ DE DK ES FR GB IE IT NL PT'.split(' ')
const northernEurope = 'FI NO SE'.split(' ')
const southeastEurope = 'CY GR TR'.split(' ')
// The earning pages do not list Northern Africa; this is the United Nations' grouping.
const northernAfrica = 'DZ EG EH LY MA SD TN'.split(' ')

/** Places of the earning tables that are groups of countries. */
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

/** Places of the earning tables that are cities or groups of them, as airport or metropolitan codes. */
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

/** True when an airport lies in a place as the earning tables name it. */
export function isInEarnPlace(airport: Airport, place: string, carrier: string): boolean {
  if (place === 'Dubai (Emirates)') return carrier === 'EK' && airport.iata === 'DXB'
  const countries = countriesOf[place]
  return countries ? countries.includes(airport.country) : (citiesOf[place]?.includes(cityOf(airport.iata)) ?? false)
}
