import type { LocalDate } from '../core/clock.ts'
import { addDays, daysBetween } from '../core/dates.ts'
import type { Audience } from '../core/plan.ts'
import type { Program } from '../core/program.ts'
import { getPlanLimits } from '../programs/plan-limits.ts'
import { programFacts } from '../programs/program-facts.ts'

/** The last day on which seats can be seen in the programs asked for: with this plan, with any plan, and at all. */
export type Horizon = { plan: LocalDate; anyPlan: LocalDate; released: LocalDate }

/** Returns the furthest horizon of several programs, counted from today. */
export function getHorizon(plan: Audience, programs: readonly Program[], today: LocalDate): Horizon {
  const furthest = (days: (program: Program) => number) => addDays(today, Math.max(...programs.map(days)))
  return {
    plan: furthest((program) => getPlanLimits(plan, program).daysAhead),
    anyPlan: furthest((program) => getPlanLimits('gold', program).daysAhead),
    released: furthest((program) => programFacts[program].openDays),
  }
}

/** Checks `unreleased` first, because no plan shows dates the airlines have not released. */
export function classifyEdge(date: LocalDate, { plan, released }: Horizon): 'locked' | 'unreleased' | null {
  if (date > released) return 'unreleased'
  return date > plan ? 'locked' : null
}

/** The first day on which seats of a date open to every member. */
export function opensOn(date: LocalDate, { released }: Horizon, today: LocalDate): LocalDate {
  return addDays(date, -daysBetween(today, released))
}

const ladder = ['guest', 'free', 'silver', 'gold'] as const satisfies readonly Audience[]

/** Why some or all of the dates asked for cannot be seen by this party. */
export type Edge =
  | {
      kind: 'locked'
      /** True where some of the dates can be seen. */
      isPart: boolean
      /** The smallest plan that shows all the dates to the party; if none does, the largest plan. */
      opener: Exclude<Audience, 'guest'>
      openerUntil: LocalDate
      openerSeats: number
    }
  | { kind: 'unreleased'; isPart: boolean; opens: LocalDate }

/** Whether some of the dates asked for can be seen with some plan, so that a map of them says something. */
export const isMappable = (edge: Edge | null) => edge?.kind !== 'unreleased' || edge.isPart

type EdgeQuestion = { start: LocalDate; end: LocalDate; seats: number; programs: readonly Program[] }

/**
 * Finds what limits the dates asked for; null if the plan shows all of them. If none of them is released yet, that is
 * reported rather than the plan, because no plan shows them.
 */
export function findEdge(question: EdgeQuestion, plan: Audience, today: LocalDate): Edge | null {
  const horizon = getHorizon(plan, question.programs, today)
  if (question.start > horizon.released) {
    return { kind: 'unreleased', isPart: false, opens: opensOn(question.start, horizon, today) }
  }
  if (question.end > horizon.plan && horizon.plan < horizon.released) {
    const opener = findOpener(question, plan, today)
    if (opener !== null) return { kind: 'locked', isPart: question.start <= horizon.plan, ...opener }
  }
  if (question.end <= horizon.released) return null
  return { kind: 'unreleased', isPart: true, opens: opensOn(question.end, horizon, today) }
}

function findOpener({ end, seats, programs }: EdgeQuestion, plan: Audience, today: LocalDate) {
  const larger = ladder.slice(ladder.indexOf(plan) + 1).flatMap((opener) => {
    if (opener === 'guest') return []
    const openerSeats = Math.max(...programs.map((program) => getPlanLimits(opener, program).seats))
    return [{ opener, openerUntil: getHorizon(opener, programs, today).plan, openerSeats }]
  })
  const { released } = getHorizon(plan, programs, today)
  const needed = end < released ? end : released
  const fits = larger.find(({ openerUntil, openerSeats }) => openerUntil >= needed && openerSeats >= seats)
  return fits ?? larger.at(-1) ?? null
}
