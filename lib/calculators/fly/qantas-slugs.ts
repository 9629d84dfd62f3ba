import { citiesOf, type FlyCity, findFlyCity, gateways } from './cities.ts'
import { type FlyWay, qantasWays } from './ways.ts'
import type { WaysFile } from './ways-file.ts'

/** What a slug of the points-to-fly pages asks: one destination from everywhere, or one pair. */
export type FlySlug = { to: FlyCity; from: FlyCity | null }

/** Gateways whose every destination abroad has a page; of the others only non-stop ones do. */
const wholeNetworks = new Set(['sydney', 'melbourne', 'brisbane', 'perth'])

export type FlyPair = { from: FlyCity; to: FlyCity; ways: readonly FlyWay[] }

/** Every pair of a gateway and a city its points reach. */
function allPairs(): FlyPair[] {
  const cities = citiesOf('qantas')
  return gateways.flatMap((from) =>
    cities.flatMap((to): FlyPair[] => {
      const ways = to === from ? [] : qantasWays(from, to)
      return ways.length > 0 ? [{ from, to, ways }] : []
    }),
  )
}

let pairs: ReadonlyMap<string, FlyPair> | undefined

/** Pairs are asked for by every page; working them out takes a fraction of a second, once. */
function pairsBySlug(): ReadonlyMap<string, FlyPair> {
  pairs ??= new Map(allPairs().map((pair) => [`${pair.from.slug}/${pair.to.slug}`, pair]))
  return pairs
}

/** The ways between a gateway and a city, or undefined when its points do not reach it with one stop. */
export function findQantasPair(from: string, to: string): FlyPair | undefined {
  return pairsBySlug().get(`${from}/${to}`)
}

/** A gateway's reachable cities with their ways, by city name. */
export function qantasPairsFrom(from: string): readonly FlyPair[] {
  return [...pairsBySlug().values()].filter((pair) => pair.from.slug === from)
}

/** What the browser fetches for a gateway, or undefined for any other city. */
export function qantasWaysFile(from: string): WaysFile | undefined {
  const pairs = qantasPairsFrom(from)
  return pairs.length > 0 ? Object.fromEntries(pairs.map(({ to, ways }) => [to.slug, ways])) : undefined
}

/** The pairs that reach a city, largest gateway first. */
export function qantasPairsTo(to: string): readonly FlyPair[] {
  return [...pairsBySlug().values()].filter((pair) => pair.to.slug === to)
}

/** Nobody looks for the points from Perth to Tamworth with a stop: at home only non-stop pairs have a page. */
function hasPage({ from, to, ways }: FlyPair): boolean {
  return ways[0]?.airports.length === 2 || (wholeNetworks.has(from.slug) && to.countryCode !== 'AU')
}

/** True when a pair has a page of its own to link to. */
export function hasPairPage(from: string, to: string): boolean {
  const pair = findQantasPair(from, to)
  return pair !== undefined && hasPage(pair)
}

/** Destinations with a page, by name. */
export function qantasDestinations(): readonly FlyCity[] {
  const reached = new Set([...pairsBySlug().values()].map((pair) => pair.to.slug))
  return citiesOf('qantas').filter((city) => reached.has(city.slug))
}

/** Every slug of /qantas/how-many-points-to-fly-to: `singapore`, `sydney/singapore`. */
export function qantasFlySlugs(): string[] {
  const paired = [...pairsBySlug().values()].filter(hasPage)
  return [
    ...qantasDestinations().map((city) => city.slug),
    ...paired.map((pair) => `${pair.from.slug}/${pair.to.slug}`),
  ]
}

/** What a slug asks, or undefined when there is no such page. */
export function findQantasFlySlug(segments: readonly string[]): FlySlug | undefined {
  const [first = '', second, ...rest] = segments
  if (rest.length > 0) return undefined
  if (second === undefined) {
    const to = findFlyCity(first)
    return to && qantasPairsTo(first).length > 0 ? { to, from: null } : undefined
  }
  const pair = findQantasPair(first, second)
  return pair && hasPage(pair) ? { to: pair.to, from: pair.from } : undefined
}
