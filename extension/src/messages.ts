import * as z from 'zod/mini'
import { cabins } from '../../lib/core/cabin.ts'
import { localDateOf } from '../../lib/core/clock.ts'
import { addDays, maxDate } from '../../lib/core/dates.ts'
import type { Audience, PlanSlug } from '../../lib/core/plan.ts'
import { type Program, programs } from '../../lib/core/program.ts'
import { getPlanLimits } from '../../lib/programs/plan-limits.ts'
import type { CoverageAnswer, SearchAnswer, Seat } from './answer.ts'
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

const day = z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/))
const airports = z.array(z.string().check(z.regex(/^[A-Z]{3}$/))).check(z.minLength(1), z.maxLength(6))

/** What the script on a booking page may ask of the background script, which alone talks to the site. */
const Message = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('search'),
    journey: z.object({
      program: z.enum(programs),
      from: airports,
      to: airports,
      start: day,
      end: day,
      seats: z.int().check(z.gte(1), z.lte(9)),
      cabin: z.nullable(z.enum(cabins)),
    }),
  }),
  z.object({ kind: z.literal('options') }),
])
export type Message = z.infer<typeof Message>

/** Returns a valid message, or null: messages from a page's process can't be trusted. */
export function parseMessage(message: unknown): Message | null {
  const read = z.safeParse(Message, message)
  return read.success ? read.data : null
}

export type Answer = {
  now: string
  plan: Audience
  /** The last day the plan searches for this program. */
  until: string
  /** True if the site no longer accepts the member's token, so this is a guest's answer. */
  ended: boolean
  sample: boolean
  /** Seats in the cabin the page shows, or in any if it shows all; those on the requested days first. */
  seats: Seat[]
  /** Seats in the other cabins, if the page shows one. */
  others: Seat[]
  notices: Notice[]
  /** Limits of the plan other than its days that reduced the answer, in sentences. */
  limits: string[]
}

export type Reply =
  | { kind: 'answered'; answer: Answer }
  /** The site doesn't know the airports, or the dates are invalid. */
  | { kind: 'unknown' }
  | { kind: 'failed' }
  | { kind: 'busy'; seconds: number }
