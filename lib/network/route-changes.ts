import type { LocalDate } from '../core/clock.ts'
import type { Program } from '../core/program.ts'
import { findCarrier } from './carriers.ts'
import changes from './data/route-changes.json' with { type: 'json' }
import { listRoutes, type Route } from './routes.ts'

type Sourced = { sources: readonly string[]; confidence: string }
export type EndedRoute = Sourced & {
  from: string
  to: string | null
  carrier: string
  when: string
  note: string | null
}
export type PlannedRoute = Sourced & { from: string; to: string; carrier: string; programs: string[]; when: string }

/** What changed in a program's route table since an earlier date, as far as dates are known. */
export type RouteChanges = {
  asOf: LocalDate
  added: readonly Route[]
  /** In the table, with a first day in the future. */
  upcoming: readonly Route[]
  /** Announced, without a first day. */
  planned: readonly PlannedRoute[]
  ended: readonly EndedRoute[]
  /** How many routes have no recorded first day: most are older than any date asked for. */
  undated: number
}

/** The earliest day of a date that may be known only to the month or year. */
const getFirstDay = (when: string): LocalDate => when + '-01-01'.slice(when.length - 4)

export function routeChanges(program: Program, since: LocalDate, today: LocalDate): RouteChanges {
  const routes = listRoutes(program).filter(({ blockMinutes }) => blockMinutes !== null)
  const dated = routes.filter(({ started }) => started !== undefined)
  const begins = ({ started = '' }: Route) => getFirstDay(started)
  const newest = dated.toSorted((a, b) => begins(b).localeCompare(begins(a)))
  return {
    asOf: changes.asOf,
    added: newest.filter((route) => begins(route) >= since && begins(route) <= today),
    upcoming: newest.filter((route) => begins(route) > today),
    planned: (changes.planned as PlannedRoute[]).filter(({ programs }) => programs.includes(program)),
    ended: (changes.ended as EndedRoute[])
      .filter(({ carrier, when }) => getFirstDay(when) >= since && isSold(program, carrier))
      .sort((a, b) => b.when.localeCompare(a.when)),
    undated: routes.length - dated.length,
  }
}

function isSold(program: Program, carrier: string): boolean {
  return (
    findCarrier(carrier)?.programs.includes(program) ?? listRoutes(program).some((route) => route.carrier === carrier)
  )
}
