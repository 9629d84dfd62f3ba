import type { Program } from '../core/program.ts'
import { getAirport } from './airports.ts'
import { cityOf } from './cities.ts'
import { flownMiles } from './distance.ts'
import { type Route, routesBetween, routesFrom } from './routes.ts'

/** A path from one airport to another, with every carrier that flies each leg. */
export type RoutePath = {
  /** Airports in order, both ends included. */
  airports: readonly string[]
  miles: number
  /** For each leg, one route per carrier. */
  legs: readonly (readonly Route[])[]
}

/** Paths longer than this multiple of the direct distance are left out: no one flies Sydney-Perth-Melbourne. */
const longestDetour = 1.5
/** Direct distances below this count as this, because they are too short to measure a detour by. */
const shortMiles = 600

/**
 * Paths on which a program's points fly between two airports: non-stop first, then with one stop, each shortest first.
 * @throws NetworkError `unknown-airport`
 */
export function findRoutePaths(program: Program, from: string, to: string): RoutePath[] {
  getAirport(from)
  getAirport(to)
  const limit = Math.max(flownMiles(from, to), shortMiles) * longestDetour
  const paths: RoutePath[] = []
  const direct = sold(routesBetween(program, from, to), [from, to])
  if (direct.length > 0) paths.push({ airports: [from, to], miles: flownMiles(from, to), legs: [direct] })
  for (const via of stopsFrom(program, from)) {
    const path = pathVia(program, [from, via, to])
    if (path && path.miles <= limit) paths.push(path)
  }
  return paths.sort((a, b) => a.airports.length - b.airports.length || a.miles - b.miles)
}

function stopsFrom(program: Program, from: string): Set<string> {
  return new Set(routesFrom(program, from).map((route) => route.to))
}

function pathVia(program: Program, airports: [string, string, string]): RoutePath | undefined {
  const [from, via, to] = airports
  if (via === to || cityOf(via) === cityOf(from) || cityOf(via) === cityOf(to)) return undefined
  const first = sold(routesBetween(program, from, via), airports)
  const second = sold(routesBetween(program, via, to), airports)
  if (first.length === 0 || second.length === 0) return undefined
  return { airports, miles: flownMiles(from, via) + flownMiles(via, to), legs: [first, second] }
}

/** Leaves out the legs that are sold only as part of another trip (`onlyWith`). */
function sold(routes: readonly Route[], airports: readonly string[]): readonly Route[] {
  return routes.filter((route) => !route.onlyWith || airports.includes(route.onlyWith))
}
