import { namedAirports, type Region, regionNames, regions } from './airport-names.ts'
import { metropolises } from './cities.ts'
import { allCountries, findCountry } from './countries.ts'
import tropicalAirports from './data/tropics.json' with { type: 'json' }

/**
 * A place where a search can start or end. `token` is its form in URLs: `SYD`, `LON`, `country:JP`, `region:europe`.
 */
export type Place = {
  token: string
  kind: 'airport' | 'city' | 'country' | 'region'
  name: string
  /** Distinguishes places of the same name: `Sydney, Australia`, `2 airports, United Kingdom`. */
  detail: string
  /** IATA codes, never empty. */
  airports: string[]
}

function countryName(code: string): string {
  return findCountry(code)?.name ?? code
}

function counted(airports: readonly string[]): string {
  return airports.length === 1 ? '1 airport' : `${airports.length} airports`
}

const airportPlaces = namedAirports.map(
  (airport): Place => ({
    token: airport.iata,
    kind: 'airport',
    name: airport.city,
    detail: `${airport.name}, ${countryName(airport.country)}`,
    airports: [airport.iata],
  }),
)

const cityPlaces = metropolises
  .filter(({ airports }) => airports.length > 0)
  .map(
    ({ code, name, airports }): Place => ({
      token: code,
      kind: 'city',
      name,
      detail: `${counted(airports)}, ${countryName(namedAirports.find(({ iata }) => iata === airports[0])?.country ?? '')}`,
      airports,
    }),
  )

const countryPlaces = allCountries.map(({ code, name }): Place => {
  const airports = namedAirports.filter((airport) => airport.country === code).map((airport) => airport.iata)
  return { token: `country:${code}`, kind: 'country', name, detail: counted(airports), airports }
})

const regionPlaces = regions.map((region: Region): Place => {
  const airports = namedAirports.filter((airport) => airport.region === region).map((airport) => airport.iata)
  return { token: `region:${region}`, kind: 'region', name: regionNames[region], detail: counted(airports), airports }
})

/** Airports within 23.44° of the equator, which a test checks against their positions: warm all year round. */
const tropics: Place = {
  token: 'region:tropics',
  kind: 'region',
  name: 'The tropics',
  detail: `${counted(tropicalAirports)} between the tropics of Cancer and Capricorn`,
  airports: tropicalAirports,
}

const byToken = new Map(
  [...airportPlaces, ...cityPlaces, ...countryPlaces, ...regionPlaces, tropics].map((place) => [place.token, place]),
)

/** Every place that has a token, airports first. */
export function allPlaces(): readonly Place[] {
  return [...byToken.values()]
}

/** Adds places (see world-places.ts). A place that is already known stays unchanged. */
export function learnPlaces(places: readonly Place[]): void {
  for (const place of places) if (!byToken.has(place.token)) byToken.set(place.token, place)
}

/** The place with a URL token, or undefined. A code shared by an airport and a city means the airport. */
export function findPlace(token: string): Place | undefined {
  return byToken.get(token)
}
