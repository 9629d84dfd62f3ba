import { groupBy } from '../../core/group.ts'
import { allAirports, findAirport } from '../airports.ts'
import { allRoutes, type Route } from '../routes.ts'

/** Converts text to a slug: lower case, without accents, words joined by hyphens. */
export function toSlug(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

const codeBySlug = new Map(allAirports.map(({ city, iata }) => [toSlug(city), iata]))

/** `sydney-to-los-angeles` for SYD and LAX. Airports of one city have different `city` names, so slugs are unique. */
export function routeSlug(from: string, to: string): string {
  return `${toSlug(findAirport(from)?.city ?? from)}-to-${toSlug(findAirport(to)?.city ?? to)}`
}

/** The airports of a route slug, or undefined. */
export function findPair(slug: string): { from: string; to: string } | undefined {
  const [start = '', end, rest] = slug.split('-to-')
  const from = codeBySlug.get(start)
  const to = codeBySlug.get(end ?? '')
  return from && to && rest === undefined ? { from, to } : undefined
}

const routesByPair = groupBy(allRoutes, ({ from, to }) => `${from}-${to}`)

/** Every carrier's route from one airport to another, the most frequent first. */
export function routesOfPair(from: string, to: string): Route[] {
  return (routesByPair.get(`${from}-${to}`) ?? []).toSorted((a, b) => b.flightsPerWeek - a.flightsPerWeek)
}

/** Every flown pair once, in the direction of its first record. */
export const recordedPairs: readonly Pair[] = allRoutes
  .filter(({ blockMinutes }) => blockMinutes !== null)
  .filter(({ from, to }, at, all) => all.findIndex((one) => isSamePair(one, { from, to })) === at)
  .map(({ from, to }) => ({ from, to }))

type Pair = { from: string; to: string }

function isSamePair(one: Pair, other: Pair): boolean {
  return (one.from === other.from && one.to === other.to) || (one.from === other.to && one.to === other.from)
}
