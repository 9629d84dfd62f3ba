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

/** How a program's route table at one date differs from that of an earlier one, as far as dates are known. */
export type RouteChanges = {
  asOf: LocalDate
  added: readonly Route[]
  /** In the table with a first day that is still to come. */
  upcoming: readonly Route[]
  /** Announced without a day. */
  planned: readonly PlannedRoute[]
  ended: readonly EndedRoute[]
  /** Routes of the table whose first day nobody wrote down: most are older than any date asked for. */
  undated: number
}

/** A date may be known to the month or year only: it then counts from the first day that it can be. */
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
