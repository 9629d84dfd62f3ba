import { type Program, programs } from '../core/program.ts'
import { programFacts } from '../programs/program-facts.ts'
import { type RouteKey, routeId } from './route-key.ts'

/** Two sets of airports between which a member wants seats. */
type Places = { program: Program; from: ReadonlySet<string>; to: ReadonlySet<string> }
export type Demand = Places & { owner: string }

/** Returns the airports of a place token, or undefined when it names no known place. */
export type AirportsOf = (token: string) => readonly string[] | undefined

/** Returns who wants each route, by route id. Each owner is listed once per route, however many demands they have. */
export function ownersByRoute(routes: readonly RouteKey[], demands: readonly Demand[]): Map<string, string[]> {
  const owners = new Map<string, string[]>()
  for (const route of routes) {
    const matching = demands.filter(
      ({ program, from, to }) => program === route.program && from.has(route.from) && to.has(route.to),
    )
    if (matching.length > 0) owners.set(routeId(route), [...new Set(matching.map(({ owner }) => owner))])
  }
  return owners
}

export function toDemand(
  program: Program,
  from: readonly string[],
  to: readonly string[],
  listAirports: AirportsOf,
): Places {
  const airports = (tokens: readonly string[]) => new Set(tokens.flatMap((token) => listAirports(token) ?? []))
  return { program, from: airports(from), to: airports(to) }
}

/** Reads the routes wanted by a search in a member's history from its page URL; empty when the URL names no route. */
export function listSearchDemand(href: string, listAirports: AirportsOf): Places[] {
  const url = new URL(href, 'https://site.invalid')
  const tokens = (name: string) => (url.searchParams.get(name) ?? '').split(',').filter(Boolean)
  const named = programs.filter((program) => tokens('programs').includes(program))
  // A finder searches its own program unless its address names others.
  const own = programs.filter((program) => url.pathname.startsWith(`${programFacts[program].path}/`))
  const from = tokens('from')
  const to = tokens('to')
  if (from.length === 0 || to.length === 0) return []
  return (named.length > 0 ? named : own).map((program) => toDemand(program, from, to, listAirports))
}
