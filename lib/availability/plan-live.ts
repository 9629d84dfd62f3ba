import { type Instant, type LocalDate, localDateOf } from '../core/clock.ts'
import { addDays, eachDay, epochDay, maxDate, minDate } from '../core/dates.ts'
import { formatDate } from '../core/formats.ts'
import type { PlanSlug } from '../core/plan.ts'
import { earliestDayAt } from '../network/local-time.ts'
import type { LiveSearch } from '../programs/descriptor.ts'
import type { Limits } from '../programs/plan-limits.ts'
import type { LiveClamp, LiveQuery } from './live-contract.ts'

type Pair = { from: string; to: string }

/** A live search cut down to what the plan allows. */
export type LivePlan = { query: LiveQuery; clamped: LiveClamp[]; pairs: Pair[]; dates: LocalDate[] }

/** A live search that the plan doesn't allow at all, with a sentence that says why. */
export type LiveRefusal = { refused: string }

type Context = {
  plan: PlanSlug
  limits: Limits & { liveSearch: LiveSearch }
  now: Instant
  /** Permutations already asked today. The plan's allowance is per day and program. */
  usedToday: number
}

/** A live query as asked. A null end means as far as the plan's range, and that is not reported as a clamp. */
export type LiveQueryInput = Omit<LiveQuery, 'end'> & { end: LocalDate | null }

/**
 * Cuts a live query down to the plan's seats, days ahead, range and permutations, in this order, and reports what was
 * cut and why. Days that are over where the flights leave are left out. Places are never dropped silently: a query with
 * too many for a single day is refused.
 */
export function planLive(input: LiveQueryInput, context: Context): LivePlan | LiveRefusal {
  const { plan, limits, now, usedToday } = context
  const openUntil = addDays(localDateOf(now), limits.daysAhead)
  const start = maxDate(input.start, earliestDayAt(input.from, now))
  if (start > openUntil) {
    return {
      refused: `Your ${plan} plan covers dates to ${formatDate(openUntil, 'plain')}; ${formatDate(start, 'plain')} is after that.`,
    }
  }
  const pairs = listPairs(input)
  const { rangeDays, permutations } = limits.liveSearch
  const left = permutationsLeft(permutations, usedToday)
  const daysAllowed = Math.floor(left / pairs.length)
  if (daysAllowed === 0) return { refused: describeRefusal(pairs.length, left, { plan, permutations }) }
  const ends: [LiveClamp['limit'], LocalDate][] = [
    ['days-ahead', openUntil],
    ['live-range', addDays(start, rangeDays - 1)],
    ['live-permutations', addDays(start, daysAllowed - 1)],
  ]
  const wanted = input.end ?? addDays(start, rangeDays - 1)
  const end = ends.map(([, limit]) => limit).reduce(minDate, wanted)
  const query = { ...input, start, end, seats: Math.min(input.seats, limits.seats) }
  return {
    query,
    clamped: listClamps(input, query, { routes: pairs.length, left, openUntil, wanted }, context),
    pairs,
    dates: eachDay(start, end),
  }
}

/** Returns how many permutations a member may still ask today. */
export function permutationsLeft(permutations: number, usedToday: number): number {
  return Math.max(0, permutations - usedToday)
}

type Allowance = { plan: PlanSlug; permutations: number }

function describeRefusal(routes: number, left: number, { plan, permutations }: Allowance): string {
  const back = 'They reset at midnight, Sydney time.'
  if (left === 0) return `You’ve used today’s ${permutations} live checks on the ${plan} plan. ${back}`
  const sum = `${routes} routes on one day are ${routes} live checks`
  if (left < permutations && routes <= permutations)
    return `${sum}; you have ${left} of ${permutations} left today. ${back}`
  return `${sum}; the ${plan} plan allows ${permutations}. Choose fewer places.`
}

function listPairs({ from, to }: Pick<LiveQuery, 'from' | 'to'>): Pair[] {
  return from.flatMap((origin) =>
    to.filter((destination) => destination !== origin).map((destination) => ({ from: origin, to: destination })),
  )
}

/** The routes asked about, the permutations left today, and the last days that the plan shows and that were asked for. */
type Asked = { routes: number; left: number; openUntil: LocalDate; wanted: LocalDate }

function listClamps(
  input: LiveQueryInput,
  query: LiveQuery,
  { routes, left, openUntil, wanted }: Asked,
  { plan, limits }: Context,
): LiveClamp[] {
  const { rangeDays, permutations } = limits.liveSearch
  const clamped: LiveClamp[] = []
  const days = epochDay(minDate(wanted, openUntil)) - epochDay(query.start) + 1
  if (input.end !== null && wanted > openUntil) {
    const reason = `Your ${plan} plan covers ${limits.daysAhead} days ahead, so the search ends on ${formatDate(openUntil, 'plain')}.`
    clamped.push({ limit: 'days-ahead', asked: wanted, allowed: openUntil, reason })
  }
  if (days > rangeDays) {
    const reason = `Live search on the ${plan} plan covers ${rangeDays} days at a time, so it ends on ${formatDate(query.end, 'plain')}.`
    clamped.push({ limit: 'live-range', asked: days, allowed: rangeDays, reason })
  }
  const wantedPermutations = routes * Math.min(days, rangeDays)
  if (wantedPermutations > left) {
    const sum = `${routes} routes × ${Math.min(days, rangeDays)} days are ${wantedPermutations} live checks`
    const limitWords =
      left < permutations ? `you have ${left} of ${permutations} left today` : `the ${plan} plan allows ${permutations}`
    const reason = `${sum}; ${limitWords}, so the search ends on ${formatDate(query.end, 'plain')}.`
    clamped.push({ limit: 'live-permutations', asked: wantedPermutations, allowed: left, reason })
  }
  if (input.seats > limits.seats) {
    const reason = `Your ${plan} plan covers up to ${limits.seats} seats per flight, so this is for ${limits.seats}.`
    clamped.push({ limit: 'seats', asked: input.seats, allowed: limits.seats, reason })
  }
  return clamped
}
