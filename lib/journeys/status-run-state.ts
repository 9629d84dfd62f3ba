import { choice, type Fields, wholeNumber } from '../calculators/fields.ts'
import { type Cabin, cabins } from '../core/cabin.ts'
import { statusTable } from '../programs/qantas/data/status-data.ts'

/** The tiers a status run can aim for; Bronze needs no credits. */
export const runTiers = ['Silver', 'Gold', 'Platinum', 'Platinum One'] as const

/** The inputs of the status-run builder. */
export type RunState = {
  /** Slug of the city to leave from and return to. */
  from: string
  goal: 'credits' | (typeof runTiers)[number]
  /** Credits wanted, if the goal is a number of them. */
  credits: number
  /** Credits earned this membership year, if the goal is a tier. */
  have: number
  by: 'points' | 'dollars'
  nights: number
  cabin: Cabin | 'any'
}

export const runDefaults: RunState = {
  from: 'sydney',
  goal: 'credits',
  credits: 200,
  have: 0,
  by: 'points',
  nights: 2,
  cabin: 'any',
}

/** The most credits the API plans a run for. */
export const maxCredits = 3_000
const minCredits = 10

export function runFields(cities: readonly string[]): Fields<RunState> {
  return {
    from: choice(cities),
    goal: choice(['credits', ...runTiers]),
    credits: wholeNumber(minCredits, maxCredits),
    have: wholeNumber(0, 20_000),
    by: choice(['points', 'dollars']),
    nights: wholeNumber(0, 14),
    cabin: choice(['any', ...cabins]),
  }
}

/**
 * Returns the credits still needed: `whole` in all, where 0 means the tier is reached, and `planned` as one run can be
 * planned for.
 */
export function getTarget({ goal, credits, have }: Pick<RunState, 'goal' | 'credits' | 'have'>): {
  whole: number
  planned: number
} {
  const attain = statusTable.tiers.find(({ tier }) => tier === goal)?.attain
  const whole = attain === undefined ? credits : Math.max(0, attain - have)
  return { whole, planned: Math.min(maxCredits, Math.max(minCredits, whole)) }
}

/** Returns what a tier requires besides its credits, in words; empty if nothing. */
export function tierConditions(goal: RunState['goal']): string[] {
  const rule = statusTable.tiers.find(({ tier }) => tier === goal)
  if (!rule) return []
  const { minQantasGroupSectors: sectors, minFromQfMarketed: marketed } = rule
  return [
    ...(sectors > 0 ? [`${goal} also needs ${sectors} flights on Qantas or Jetstar in the membership year.`] : []),
    ...(marketed > 0
      ? [`${goal} also needs ${marketed.toLocaleString('en-AU')} of its credits from QF flight numbers.`]
      : []),
  ]
}

/** Returns the API address of the runs, or null if no credits are needed. */
export function runAddress(from: string, state: RunState): string | null {
  const { whole, planned } = getTarget(state)
  if (whole === 0) return null
  const params = new URLSearchParams({
    kind: 'status-run',
    program: 'qantas',
    from,
    to: 'anywhere',
    target: String(planned),
    by: state.by,
    maxNights: String(state.nights),
    cabins: state.cabin === 'any' ? cabins.join(',') : state.cabin,
    take: '40',
  })
  return `/api/journeys?${params}`
}
