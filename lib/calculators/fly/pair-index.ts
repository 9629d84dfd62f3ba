import type { Program } from '../../core/program.ts'
import { type FlyCity, findFlyCity, gateways, listCities } from './cities.ts'

/** What every routing has in common, in either program. */
export type AnyRouting = { airports: readonly string[]; carriers: readonly string[]; miles: number }

/** A gateway, a city that points reach from it, and the routings there: at least one, the best first. */
export type CityPair<Routing extends AnyRouting> = { from: FlyCity; to: FlyCity; routings: readonly Routing[] }

/** What a slug of the points-to-fly pages names: one destination from every gateway, or one pair. */
export type FlySlug = { to: FlyCity; from: FlyCity | null }

/** Gateways with a page for every destination abroad. Other gateways have pages only for non-stop destinations. */
const wholeNetworks = new Set(['sydney', 'melbourne', 'brisbane', 'perth'])

/** Within Australia only non-stop pairs have a page: no one looks up Perth to Tamworth with a stop. */
function hasOwnPage({ from, to, routings }: CityPair<AnyRouting>): boolean {
  return routings[0]?.airports.length === 2 || (wholeNetworks.has(from.slug) && to.countryCode !== 'AU')
}

/** The city pairs of a program and their slugs. The pairs are computed once, on first use. */
export function createPairIndex<Routing extends AnyRouting>(
  program: Program,
  routingsBetween: (from: FlyCity, to: FlyCity) => readonly Routing[],
) {
  type Pair = CityPair<Routing>
  let known: ReadonlyMap<string, Pair> | undefined

  function pairs(): ReadonlyMap<string, Pair> {
    known ??= new Map(allPairs(program, routingsBetween).map((pair) => [`${pair.from.slug}/${pair.to.slug}`, pair]))
    return known
  }

  /** The pair of a gateway and a city, or undefined when points do not reach the city with at most one stop. */
  const find = (from: string, to: string): Pair | undefined => pairs().get(`${from}/${to}`)
  /** A gateway's pairs, sorted by the name of the city they reach. */
  const pairsFrom = (from: string): readonly Pair[] => [...pairs().values()].filter((pair) => pair.from.slug === from)
  /** The pairs that reach a city, the largest gateway first. */
  const pairsTo = (to: string): readonly Pair[] => [...pairs().values()].filter((pair) => pair.to.slug === to)
  /** Whether a pair has its own page. */
  const hasPage = (from: string, to: string): boolean => {
    const pair = find(from, to)
    return pair !== undefined && hasOwnPage(pair)
  }

  /** Destinations with a page, sorted by name. */
  function destinations(): readonly FlyCity[] {
    const reached = new Set([...pairs().values()].map((pair) => pair.to.slug))
    return listCities(program).filter((city) => reached.has(city.slug))
  }

  /** Every slug: `singapore`, `sydney/singapore`. */
  function slugs(): string[] {
    const paired = [...pairs().values()].filter(hasOwnPage)
    return [...destinations().map((city) => city.slug), ...paired.map(({ from, to }) => `${from.slug}/${to.slug}`)]
  }

  /** What a slug names, or undefined when there is no such page. */
  function findSlug([first = '', second, ...rest]: readonly string[]): FlySlug | undefined {
    if (rest.length > 0) return undefined
    if (second === undefined) {
      const to = findFlyCity(first)
      return to && pairsTo(first).length > 0 ? { to, from: null } : undefined
    }
    const pair = find(first, second)
    return pair && hasOwnPage(pair) ? { to: pair.to, from: pair.from } : undefined
  }

  /** Other destinations from the same city at a similar distance, the most similar first. */
  const similarTo = (pair: Pair, count: number): readonly Pair[] => nearestTo(pair, pairsFrom(pair.from.slug), count)

  /** What the browser fetches for a gateway: its routings by destination; undefined for any other city. */
  function routingsFile(from: string): Record<string, readonly Routing[]> | undefined {
    const own = pairsFrom(from)
    return own.length > 0 ? Object.fromEntries(own.map(({ to, routings }) => [to.slug, routings])) : undefined
  }

  return { find, pairsFrom, pairsTo, hasPage, destinations, slugs, findSlug, similarTo, routingsFile }
}

function nearestTo<Routing extends AnyRouting>(
  pair: CityPair<Routing>,
  others: readonly CityPair<Routing>[],
  count: number,
) {
  const apart = ({ routings }: CityPair<Routing>) =>
    Math.abs((routings[0]?.miles ?? 0) - (pair.routings[0]?.miles ?? 0))
  return others
    .filter((other) => other.to !== pair.to)
    .sort((a, b) => apart(a) - apart(b))
    .slice(0, count)
}

function allPairs<Routing extends AnyRouting>(
  program: Program,
  routingsBetween: (from: FlyCity, to: FlyCity) => readonly Routing[],
): CityPair<Routing>[] {
  const cities = listCities(program)
  return gateways.flatMap((from) =>
    cities.flatMap((to): CityPair<Routing>[] => {
      const routings = to === from ? [] : routingsBetween(from, to)
      return routings.length > 0 ? [{ from, to, routings }] : []
    }),
  )
}
