import { namedAirports, type Region } from './airport-names.ts'
import { metropolises } from './cities.ts'
import { findCountry } from './countries.ts'
import worldRows from './data/world-airports.json' with { type: 'json' }
import { learnPlaces, type Place } from './places.ts'

/**
 * Every other airport in the world with scheduled flights, so that each can be searched and named. The table is large:
 * servers load it at start, browsers only when a visitor types or opens a place outside the networks.
 * Built by local/build-airports.mjs.
 */

/** `country` is ISO 3166-1 alpha-2, `continent` two letters such as EU. */
export const worldAirportNames = worldRows.map(([iata = '', name = '', city = '', country = '', continent = '']) => ({
  iata,
  name,
  city,
  country,
  continent,
}))

const continents: Record<string, Region> = {
  AF: 'africa',
  AN: 'south-america',
  AS: 'asia',
  EU: 'europe',
  NA: 'north-america',
  OC: 'pacific',
  SA: 'south-america',
}

const middleEast = 'AE BH EG IL IQ IR JO KW LB OM PS QA SA SY TR YE'.split(' ')
const byCountry = new Map<string, Region>([
  ...middleEast.map((country): [string, Region] => [country, 'middle-east']),
  // A country in the networks keeps its region from there.
  ...namedAirports.map(({ country, region }): [string, Region] => [country, region]),
])

export function getRegion(country: string, continent: string): Region {
  return byCountry.get(country) ?? continents[continent] ?? 'asia'
}

const displayNames = new Intl.DisplayNames('en-AU', { type: 'region' })

function countryName(code: string): string {
  return findCountry(code)?.name ?? displayNames.of(code) ?? code
}

function airportPlaces(): Place[] {
  return worldAirportNames.map(({ iata, name, city, country }) => ({
    token: iata,
    kind: 'airport',
    name: city,
    detail: `${name}, ${countryName(country)}`,
    airports: [iata],
  }))
}

/** Cities without an airport in the networks. */
function cityPlaces(): Place[] {
  const countries = new Map(worldAirportNames.map(({ iata, country }) => [iata, country]))
  return metropolises.flatMap(({ code, name, airports, more = [] }): Place[] => {
    if (airports.length > 0) return []
    const detail = `${more.length} airports, ${countryName(countries.get(more[0] ?? '') ?? '')}`
    return [{ token: code, kind: 'city', name, detail, airports: more }]
  })
}

learnPlaces([...airportPlaces(), ...cityPlaces()])
