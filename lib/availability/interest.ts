import { type Program, programs } from '../core/program.ts'
import { programFacts } from '../programs/program-facts.ts'
import { type RouteKey, routeId } from './route-key.ts'

/** Somebody who waits for seats between two sets of airports. */
export type Wish = { program: Program; from: ReadonlySet<string>; to: ReadonlySet<string> }

/** Airports of a place token, or nothing when it names no place. */
export type AirportsOf = (token: string) => readonly string[] | undefined

/** How many wishes each route fulfils, by its id. */
export function countWishes(routes: readonly RouteKey[], wishes: readonly Wish[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const route of routes) {
    const count = wishes.filter(
      ({ program, from, to }) => program === route.program && from.has(route.from) && to.has(route.to),
    ).length
    if (count > 0) counts.set(routeId(route), count)
  }
  return counts
}

export function wishOf(program: Program, from: readonly string[], to: readonly string[], airportsOf: AirportsOf): Wish {
  const airports = (tokens: readonly string[]) => new Set(tokens.flatMap((token) => airportsOf(token) ?? []))
  return { program, from: airports(from), to: airports(to) }
}

/** What a search of the history asked for, by the address of its page; empty when that names no route. */
export function wishesOfSearch(href: string, airportsOf: AirportsOf): Wish[] {
  const url = new URL(href, 'https://site.invalid')
  const named = url.searchParams.get('program') ?? ''
  const asked = programs.filter(
    (program) => named === program || named === 'both' || url.pathname.startsWith(`${programFacts[program].path}/`),
  )
  const tokens = (name: string) => (url.searchParams.get(name) ?? '').split(',').filter(Boolean)
  const from = tokens('from')
  const to = tokens('to')
  if (from.length === 0 || to.length === 0) return []
  return asked.map((program) => wishOf(program, from, to, airportsOf))
}
