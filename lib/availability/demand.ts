import { type Program, programs } from '../core/program.ts'
import { programFacts } from '../programs/program-facts.ts'
import { type RouteKey, routeId } from './route-key.ts'

/** Two sets of airports, between which somebody waits for seats. */
type Places = { program: Program; from: ReadonlySet<string>; to: ReadonlySet<string> }
export type Demand = Places & { owner: string }

/** Airports of a place token, or nothing when it names no place. */
export type AirportsOf = (token: string) => readonly string[] | undefined

/** Who waits for each route, by its id: everybody once, however much they ask for. */
export function ownersByRoute(routes: readonly RouteKey[], wishes: readonly Demand[]): Map<string, string[]> {
  const owners = new Map<string, string[]>()
  for (const route of routes) {
    const wishing = wishes.filter(
      ({ program, from, to }) => program === route.program && from.has(route.from) && to.has(route.to),
    )
    if (wishing.length > 0) owners.set(routeId(route), [...new Set(wishing.map(({ owner }) => owner))])
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

/** What a search of the history asked for, by the address of its page; empty when that names no route. */
export function listSearchDemand(href: string, listAirports: AirportsOf): Places[] {
  const url = new URL(href, 'https://site.invalid')
  const named = url.searchParams.get('program') ?? ''
  const asked = programs.filter(
    (program) => named === program || named === 'both' || url.pathname.startsWith(`${programFacts[program].path}/`),
  )
  const tokens = (name: string) => (url.searchParams.get(name) ?? '').split(',').filter(Boolean)
  const from = tokens('from')
  const to = tokens('to')
  if (from.length === 0 || to.length === 0) return []
  return asked.map((program) => toDemand(program, from, to, listAirports))
}
