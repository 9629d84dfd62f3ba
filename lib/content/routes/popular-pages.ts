import { type Program, programs } from '../../core/program.ts'
import { routeSlug } from '../../network/aircraft/route-slugs.ts'
import { findAirport } from '../../network/airports.ts'
import { type PopularRoute, popularRoutes, type Route, routesFrom } from '../../network/routes.ts'

/** A pair with a page: the airports, and what was said of it where it is among the most wanted. */
export type PopularPair = {
  slug: string
  from: string
  to: string
  wanted: Partial<Record<Program, PopularRoute>>
}

/** The cities whose every flight abroad has a page. */
const gateways = ['SYD', 'MEL', 'BNE', 'PER', 'ADL']

let pairs: ReadonlyMap<string, PopularPair> | undefined

function pairsBySlug(): ReadonlyMap<string, PopularPair> {
  if (pairs) return pairs
  const known = new Map<string, PopularPair>()
  for (const pair of [...wantedPairs(), ...flownAbroad()]) if (!known.has(pair.slug)) known.set(pair.slug, pair)
  pairs = known
  return known
}

/** The most wanted pairs of either program, most wanted first. */
export function wantedPairs(): PopularPair[] {
  const known = new Map<string, PopularPair>()
  for (const program of programs) {
    for (const route of popularRoutes(program)) {
      const slug = routeSlug(route.from, route.to)
      const pair = known.get(slug) ?? { slug, from: route.from, to: route.to, wanted: {} }
      known.set(slug, { ...pair, wanted: { ...pair.wanted, [program]: route } })
    }
  }
  return [...known.values()].sort((a, b) => rankOf(a) - rankOf(b))
}

function rankOf({ wanted }: PopularPair): number {
  return Math.min(...programs.map((program) => wanted[program]?.rank ?? Infinity))
}

function flownAbroad(): PopularPair[] {
  const abroad = ({ to, status }: Route) => findAirport(to)?.country !== 'AU' && status !== 'upcoming'
  return gateways.flatMap((from) =>
    programs
      .flatMap((program) => routesFrom(program, from).filter(abroad))
      .map(({ to }) => ({ slug: routeSlug(from, to), from, to, wanted: {} })),
  )
}

/** Every slug of /popular-routes: the most wanted pairs, then whatever is flown abroad from the five largest cities. */
export function popularSlugs(): string[] {
  return popularPairs().map(({ slug }) => slug)
}

/** Every pair with a page, the most wanted first. */
export function popularPairs(): readonly PopularPair[] {
  return [...pairsBySlug().values()]
}

/** The pair of a slug, or undefined where there is no such page. */
export function findPopularPair(slug: string): PopularPair | undefined {
  return pairsBySlug().get(slug)
}

/** The slug of a pair that has a page. */
export function popularSlugOf(from: string, to: string): string | undefined {
  const slug = routeSlug(from, to)
  return pairsBySlug().has(slug) ? slug : undefined
}
