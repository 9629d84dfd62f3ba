import airportRows from './data/airports.json' with { type: 'json' }
import { NetworkError } from './network-error.ts'

/** The parts of the world airports are filed under. Hawaii is with North America, as its country is. */
export const regions = [
  'australia',
  'new-zealand',
  'pacific',
  'asia',
  'europe',
  'north-america',
  'south-america',
  'middle-east',
  'africa',
] as const
export type Region = (typeof regions)[number]

export const regionNames = {
  australia: 'Australia',
  'new-zealand': 'New Zealand',
  pacific: 'Pacific',
  asia: 'Asia',
  europe: 'Europe',
  'north-america': 'North America',
  'south-america': 'South America',
  'middle-east': 'Middle East',
  africa: 'Africa',
} as const satisfies Record<Region, string>

export type Airport = {
  /** Three-letter IATA code. */
  iata: string
  name: string
  city: string
  /** ISO 3166-1 alpha-2. */
  country: string
  region: Region
  /** Degrees, WGS84. */
  lat: number
  lon: number
  /** IANA zone. */
  timeZone: string
}

/** Every airport the two programs' networks touch, by code. Positions: airport-data-js (CC BY 4.0), see sources.ts. */
export const allAirports: readonly Airport[] = airportRows as Airport[]

const byCode = new Map(allAirports.map((airport) => [airport.iata, airport]))

/** The airport with an IATA code in capitals, or undefined. */
export function findAirport(code: string): Airport | undefined {
  return byCode.get(code)
}

/**
 * The airport with an IATA code in capitals.
 * @throws NetworkError `unknown-airport`
 */
export function getAirport(code: string): Airport {
  const airport = byCode.get(code)
  if (!airport) throw new NetworkError('unknown-airport', `No airport with the code "${code}" is known here.`)
  return airport
}
