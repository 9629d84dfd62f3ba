import { localDateOf } from '../../lib/core/clock.ts'
import { addDays, maxDate } from '../../lib/core/dates.ts'
import type { Audience, PlanSlug } from '../../lib/core/plan.ts'
import type { Program } from '../../lib/core/program.ts'
import { getPlanLimits } from '../../lib/programs/plan-limits.ts'
import type { CoverageAnswer, SearchAnswer } from './answer.ts'
import type { Journey } from './journey.ts'

/** The plan that shows a date: already today (`until` is its last day), or not before the day `from`. */
export type Opening = { plan: PlanSlug; until: string } | { plan: PlanSlug; from: string }

/** Why the requested days show no seats. Days that weren't checked never count as having none. */
export type Notice =
  /** The days have passed. */
  | { kind: 'passed' }
  /** All days (`whole`), or those after `until`, are further ahead than the plan searches. */
  | { kind: 'past-window'; until: string; whole: boolean; opening: Opening }
  /** All were checked and there were none; `seenAt` is the oldest check. */
  | { kind: 'none'; seenAt: string }
  /** Some days and airports were checked and had no seats; the others weren't checked. */
  | { kind: 'partly'; seenAt: string }
  | { kind: 'not-searched' }
  | { kind: 'not-covered' }
  | { kind: 'failed'; at: string }

/** Returns the smallest plan that shows a program's seats on `date` today, or else the first day a plan will. */
export function findOpening(program: Program, date: string, today: string, plan: Audience): Opening {
  const plans = (['free', 'silver', 'gold'] as const).map((slug) => ({
    slug,
    daysAhead: getPlanLimits(slug, program).daysAhead,
  }))
  const open = plans.find(({ daysAhead }) => addDays(today, daysAhead) >= date)
  if (open) return { plan: open.slug, until: addDays(today, open.daysAhead) }
  const max = Math.max(...plans.map(({ daysAhead }) => daysAhead))
  const widest = plans.filter(({ daysAhead }) => daysAhead === max).map(({ slug }) => slug)
  return { plan: widest.find((slug) => slug === plan) ?? widest[0] ?? 'gold', from: addDays(date, -max) }
}

/** Returns what the search says about the requested days; empty if they have seats or coverage must say why not. */
export function noticesOfSearch(journey: Journey, { now, plan, openUntil }: SearchAnswer): Notice[] {
  const today = localDateOf(now)
  if (journey.end < today) return [{ kind: 'passed' }]
  if (journey.end <= openUntil) return []
  const first = maxDate(journey.start, addDays(openUntil, 1))
  const opening = findOpening(journey.program, first, today, plan)
  return [{ kind: 'past-window', until: openUntil, whole: journey.start > openUntil, opening }]
}

/** Returns whether coverage must say why the requested days show no seats: some of them are open, and none has any. */
export function needsCoverage(journey: Journey, { now, openUntil, days }: SearchAnswer): boolean {
  if (journey.end < localDateOf(now) || journey.start > openUntil) return false
  return !days.some(({ date }) => date >= journey.start && date <= journey.end)
}

/** Returns why open days have no seats, over every route asked for. */
export function noticeOfCoverage({ routes }: CoverageAnswer): Notice | null {
  const days = routes.flatMap((route) => route.days)
  const checked = days.flatMap(({ status, seenAt }) => (status === 'none' && seenAt !== null ? seenAt : []))
  const [oldest] = checked.sort()
  if (oldest !== undefined) {
    return { kind: checked.length === days.length ? 'none' : 'partly', seenAt: oldest }
  }
  if (days.some(({ status }) => status === 'seats')) return null
  const failures = days.flatMap(({ status, failed }) => (status === 'failed' && failed ? failed.at : []))
  const newest = failures.sort().at(-1)
  if (newest !== undefined) return { kind: 'failed', at: newest }
  return { kind: days.some(({ status }) => status === 'not-searched') ? 'not-searched' : 'not-covered' }
}
