import { programs } from '../core/program.ts'
import type { AvailabilityIndex } from './index-store.ts'
import type { IndexedRoute } from './indexed-route.ts'
import { AIRPORT_CODES, codeNumber, type RouteKey, rankOfRoute } from './route-key.ts'
import type { SearchCriteria } from './search-contract.ts'

/** One of the routes a query names. */
export type ScannedRoute = {
  key: RouteKey
  /** Undefined when no source covers this route. */
  route: IndexedRoute | undefined
  rank: number
  /** The index of its first source among the sources of all scanned routes. */
  firstSource: number
}

/** A query of more pairs than this lists only the routes that are covered. */
export const LISTED_PAIRS = 200

type Ends = Pick<SearchCriteria, 'programs' | 'from' | 'to'>

/** Returns the routes of a query, ordered by rank, and how many sources they have in total. */
export function scannedRoutes(index: AvailabilityIndex, ends: Ends): { routes: ScannedRoute[]; sources: number } {
  const routes = ends.from.length * ends.to.length <= LISTED_PAIRS ? everyPair(index, ends) : knownRoutes(index, ends)
  let sources = 0
  for (const scanned of routes) {
    scanned.firstSource = sources
    sources += scanned.route?.sourceCount ?? 0
  }
  return { routes, sources }
}

function scannedRoute(key: RouteKey, route: IndexedRoute | undefined, rank: number): ScannedRoute {
  return { key, route, rank, firstSource: 0 }
}

function everyPair(index: AvailabilityIndex, { programs: wantedPrograms, from, to }: Ends): ScannedRoute[] {
  const routes: ScannedRoute[] = []
  for (const program of wantedPrograms) {
    for (const origin of new Set(from)) {
      const known = index.routesFrom(program, origin)
      for (const end of new Set(to)) {
        const key = { program, from: origin, to: end }
        if (end !== origin) routes.push(scannedRoute(key, known.get(end), rankOfRoute(key)))
      }
    }
  }
  return routes.sort((a, b) => a.rank - b.rank)
}

/** For a wide search, goes through the known routes, which are far fewer than the pairs. */
function knownRoutes(index: AvailabilityIndex, { programs: wantedPrograms, from, to }: Ends): ScannedRoute[] {
  const origins = marked(from)
  const ends = marked(to)
  const wanted = programs.map((program) => wantedPrograms.includes(program))
  const routes: ScannedRoute[] = []
  for (const route of index.allRoutes()) {
    if (origins[route.fromNumber] === 0 || ends[route.toNumber] === 0 || !wanted[route.programAt]) continue
    routes.push(scannedRoute(route, route, route.rank))
  }
  return routes
}

function marked(airports: readonly string[]): Uint8Array {
  const marks = new Uint8Array(AIRPORT_CODES)
  for (const airport of airports) marks[codeNumber(airport)] = 1
  return marks
}
