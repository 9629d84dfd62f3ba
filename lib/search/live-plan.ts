import { type LivePlan, type LiveRefusal, planLive } from '../availability/plan-live.ts'
import type { Instant } from '../core/clock.ts'
import type { Audience } from '../core/plan.ts'
import type { Program } from '../core/program.ts'
import { earliestDayAt } from '../network/local-time.ts'
import { getPlanLimits } from '../programs/plan-limits.ts'
import type { Question } from './finder-state.ts'
import { getDates } from './request.ts'

type LivePlanInput = {
  program: Program
  question: Question
  plan: Audience
  now: Instant
  /** Permutations the member has already asked for today. */
  usedToday: number
  listAirports: (token: string) => readonly string[]
}

/**
 * Plans a live search before it starts, exactly as the server will; null when the visitor's plan has no live search.
 */
export function planLiveSearch({
  program,
  question,
  plan,
  now,
  usedToday,
  listAirports,
}: LivePlanInput): LivePlan | LiveRefusal | null {
  const { liveSearch, ...limits } = getPlanLimits(plan, program)
  if (liveSearch === null || plan === 'guest') return null
  const expand = (tokens: readonly string[]) => [...new Set(tokens.flatMap(listAirports))]
  const [from, to] = [expand(question.from), expand(question.to)]
  if (from.length === 0 || to.length === 0) return { refused: 'Choose a place at both ends for a live search.' }
  const dates = getDates(question.when)
  const firstDay = earliestDayAt(from, now)
  const { cabins, seats, direct: directOnly } = question
  const { start, end } = dates ?? { start: firstDay, end: null }
  const query = { program, from, to, start, end, cabins, seats, directOnly }
  if (end !== null && end < firstDay) return { refused: 'These dates are in the past.' }
  return planLive(query, { plan, limits: { ...limits, liveSearch }, now, usedToday })
}

/** The address that runs a live plan. */
export function liveAddress({ query }: Pick<LivePlan, 'query'>): string {
  const { program, from, to, start, end, cabins, seats, directOnly } = query
  const params = new URLSearchParams({
    program,
    from: from.join(','),
    to: to.join(','),
    start,
    end,
    cabins: cabins.join(','),
    seats: String(seats),
    directOnly: directOnly ? '1' : '0',
  })
  return `/api/search/live?${params}`
}
