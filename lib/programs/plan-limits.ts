import type { Audience } from '../core/plan.ts'
import { type Program, programs } from '../core/program.ts'
import type { LiveSearch } from './descriptor.ts'
import { programFacts } from './program-facts.ts'

/** What one caller may ask of one program. Days count from today in Sydney; a search may reach today + days. */
export type Limits = {
  /** Passengers on one flight. */
  seats: number
  daysAhead: number
  /** Null where the program has no such search. */
  statusRunDays: number | null
  /** Null where the program has no such search. */
  oneworldDays: number | null
  /** Null when the plan has no live search. */
  liveSearch: LiveSearch | null
  /** Days a where-can-I-go search may span. */
  whereCanIGoDays: number
  alertsDaysAhead: number
}

/** How many days ahead an alert may watch, in either program. */
export const alertsDaysAhead: Record<Audience, number> = { gold: 420, silver: 420, free: 120, guest: 60 }

/** Used where the published table says nothing: the smallest values that any program grants. */
const whereSilent = { seats: 1, daysAhead: 60 }

/** The limits in force for a plan and program. */
export function getPlanLimits(plan: Audience, program: Program): Limits {
  const stated = programFacts[program].benefits[plan]
  return {
    seats: stated.seats ?? whereSilent.seats,
    daysAhead: stated.daysAhead ?? whereSilent.daysAhead,
    statusRunDays: stated.statusRunDays ?? null,
    oneworldDays: stated.oneworldDays ?? null,
    liveSearch: stated.liveSearch === 'none' ? null : stated.liveSearch,
    whereCanIGoDays: stated.whereCanIGoDays,
    alertsDaysAhead: alertsDaysAhead[plan],
  }
}

/** The furthest that any plan looks ahead in any program, in days. */
export const furthestDays = Math.max(
  ...programs.flatMap((program) => Object.values(programFacts[program].benefits).map((plan) => plan.daysAhead ?? 0)),
)
