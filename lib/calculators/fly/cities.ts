import { groupBy } from '../../core/group.ts'
import type { Program } from '../../core/program.ts'
import type { Region } from '../../network/airport-names.ts'
import { type Airport, allAirports } from '../../network/airports.ts'
import { cityOf } from '../../network/cities.ts'
import { findCountry } from '../../network/countries.ts'
import { findPlace } from '../../network/places.ts'
import { routesFrom } from '../../network/routes.ts'
import { toSlug } from '../slug.ts'

/** A city by its usual name, with all its airports in the network. */
export type FlyCity = {
  slug: string
  /** The metropolitan code, or the code of the only airport. */
  code: string
  name: string
  country: string
  countryCode: string
  region: Region
  airports: readonly string[]
}

function cityFrom(code: string, airports: readonly Airport[]): FlyCity[] {
  const [first] = airports
  if (!first) return []
  const place = airports.length > 1 || code !== first.iata ? findPlace(code) : undefined
  const name = place?.name ?? first.city
  return [
    {
      slug: toSlug(name),
      code,
      name,
      country: findCountry(first.country)?.name ?? first.country,
      countryCode: first.country,
      region: first.region,
      airports: airports.map((airport) => airport.iata),
    },
  ]
}

/** Every city of the network. */
export const flyCities: readonly FlyCity[] = [...groupBy(allAirports, ({ iata }) => cityOf(iata))].flatMap(
  ([code, airports]) => cityFrom(code, airports),
)

const bySlug = new Map(flyCities.map((city) => [city.slug, city]))

/** The city with a slug such as `new-york`, or undefined. */
export function findFlyCity(slug: string): FlyCity | undefined {
  return bySlug.get(slug)
}

/** The Australian cities that pages work out journeys from, those with the largest networks first. */
export const gatewaySlugs = [
  'sydney',
  'melbourne',
  'brisbane',
  'perth',
  'adelaide',
  'canberra',
  'gold-coast',
  'cairns',
  'darwin',
  'hobart',
] as const

/** The cities of `gatewaySlugs`. */
export const gateways: readonly FlyCity[] = gatewaySlugs.flatMap((slug) => findFlyCity(slug) ?? [])

/** The cities in a program's network, sorted by name. */
export function listCities(program: Program): readonly FlyCity[] {
  return flyCities
    .filter((city) => city.airports.some((airport) => routesFrom(program, airport).length > 0))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'))
}
