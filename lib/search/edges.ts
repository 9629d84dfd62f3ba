import type { LocalDate } from '../core/clock.ts'
import { addDays, daysBetween } from '../core/dates.ts'
import type { Audience } from '../core/plan.ts'
import type { Program } from '../core/program.ts'
import { getPlanLimits } from '../programs/plan-limits.ts'
import { programFacts } from '../programs/program-facts.ts'

/** How far ahead seats can be seen of the programs asked for: by this plan, by any plan, and at all. */
export type Horizon = { plan: LocalDate; anyPlan: LocalDate; released: LocalDate }

/** The furthest of several programs, each counted from today. */
export function getHorizon(plan: Audience, programs: readonly Program[], today: LocalDate): Horizon {
  const furthest = (days: (program: Program) => number) => addDays(today, Math.max(...programs.map(days)))
  return {
    plan: furthest((program) => getPlanLimits(plan, program).daysAhead),
    anyPlan: furthest((program) => getPlanLimits('gold', program).daysAhead),
    released: furthest((program) => programFacts[program].openDays),
  }
}

/** Beyond what the airlines have released no plan sees anything, so that is said first. */
export function classifyEdge(date: LocalDate, { plan, released }: Horizon): 'locked' | 'unreleased' | null {
  if (date > released) return 'unreleased'
  return date > plan ? 'locked' : null
}

/** The first day on which seats of a date open to every member. */
export function opensOn(date: LocalDate, { released }: Horizon, today: LocalDate): LocalDate {
  return addDays(date, -daysBetween(today, released))
}

const ladder = ['guest', 'free', 'silver', 'gold'] as const satisfies readonly Audience[]

/** What somebody meets at the end of what can be seen, for the dates and the party they asked for. */
export type Edge =
  | {
      kind: 'locked'
      /** True where some of the dates can be seen. */
      isPart: boolean
      /** The smallest plan that opens the dates for the party, or as many of them as any plan does. */
      opener: Exclude<Audience, 'guest'>
      openerUntil: LocalDate
      openerSeats: number
    }
  | { kind: 'unreleased'; isPart: boolean; opens: LocalDate }

type EdgeQuestion = { start: LocalDate; end: LocalDate; seats: number; programs: readonly Program[] }

/** Null where the plan sees every date asked for. What nobody has released comes first: no plan opens it. */
export function findEdge(asked: EdgeQuestion, plan: Audience, today: LocalDate): Edge | null {
  const horizon = getHorizon(plan, asked.programs, today)
  if (asked.start > horizon.released) {
    return { kind: 'unreleased', isPart: false, opens: opensOn(asked.start, horizon, today) }
  }
  if (asked.end > horizon.plan && horizon.plan < horizon.released) {
    const opener = findOpener(asked, plan, today)
    if (opener !== null) return { kind: 'locked', isPart: asked.start <= horizon.plan, ...opener }
  }
  if (asked.end <= horizon.released) return null
  return { kind: 'unreleased', isPart: true, opens: opensOn(asked.end, horizon, today) }
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
