import type { Instant, LocalDate } from '../core/clock.ts'
import { addDays, maxDate, minDate } from '../core/dates.ts'
import { formatDate } from '../core/formats.ts'
import type { Audience } from '../core/plan.ts'
import { type Program, programs } from '../core/program.ts'
import { earliestDayAt } from '../network/local-time.ts'
import type { Limits } from '../programs/plan-limits.ts'
import { programFacts } from '../programs/program-facts.ts'
import { type JourneyQuery, listOrigins } from './journeys-contract.ts'
import type { Bounds, Clamp, SearchCriteria } from './search-contract.ts'

export type ClampContext = {
  plan: Audience
  limitsFor: (program: Program) => Pick<Limits, 'daysAhead' | 'seats'>
  today: LocalDate
}

export type Clamped<Query> = { query: Query; clamped: Clamp[]; openUntil: LocalDate }

type Bounded = Pick<SearchCriteria, 'programs' | 'start' | 'end' | 'seats' | 'within'>

/** Where a query's flights leave, and which of them have left. */
type Leaving = { from?: readonly string[]; departsAfter?: Instant | undefined }

/**
 * Cuts a query down to what the caller's plan allows for each program, and reports what was cut and why. `today` is
 * Sydney's date. Days that are over where the flights leave are dropped without being reported, because no one can fly
 * on them. A query wholly beyond the last open day comes back with its end before its start, which a search answers with no rows.
 */
export function clampQuery<Query extends Bounded & Leaving>(requested: Query, context: ClampContext): Clamped<Query> {
  const all = programs.map((program) => ({ program, ...getBounds(program, context) }))
  const limits = all.filter(({ program }) => requested.programs.includes(program))
  const openUntil = limits.map(({ until }) => until).reduce(maxDate)
  const { from = [], departsAfter } = requested
  const firstDay = departsAfter === undefined ? context.today : earliestDayAt(from, departsAfter)
  const query = {
    ...requested,
    start: maxDate(requested.start, firstDay),
    end: minDate(requested.end, openUntil),
    seats: Math.min(requested.seats, Math.max(...limits.map(({ seats }) => seats))),
    // Includes the program that was not asked for, because the filter counts need its bounds.
    within: Object.fromEntries(all.map(({ program, until, seats }) => [program, { until, seats }])),
  }
  // When the programs agree, one sentence covers both.
  const daysAgree = new Set(limits.map(({ until }) => until)).size === 1
  const seatsAgree = new Set(limits.map(({ seats }) => seats)).size === 1
  const clamped = [
    ...(daysAgree ? limits.slice(0, 1) : limits).flatMap((limit) => clampDays(requested, limit, !daysAgree, context)),
    ...(seatsAgree ? limits.slice(0, 1) : limits).flatMap((limit) =>
      clampSeats(requested, limit, !seatsAgree, context),
    ),
  ]
  return { query, clamped, openUntil }
}

/**
 * Does the same for a journey query. Status runs and oneworld itineraries have their own limits on days ahead. The
 * return flight, and the later legs of any journey, must stay within the bounds too.
 */
export function clampJourney(
  requested: JourneyQuery,
  { plan, limitsFor, today }: Omit<ClampContext, 'limitsFor'> & { limitsFor: (program: Program) => Limits },
): Clamped<JourneyQuery> {
  const context = {
    plan,
    today,
    limitsFor: (program: Program) => ({
      seats: limitsFor(program).seats,
      daysAhead: journeyDays(requested.kind, limitsFor(program)),
    }),
  }
  if (requested.kind !== 'oneworld') return clampQuery(requested, context)
  const bounded = { ...requested, programs: ['qantas' as const], from: listOrigins(requested.legs) }
  const { query, ...rest } = clampQuery(bounded, context)
  const { programs: _, from: __, ...oneworld } = query
  return { query: oneworld, ...rest }
}

/** How many days ahead a kind of journey may be searched; 0 when the program doesn't offer it. */
export function journeyDays(kind: JourneyQuery['kind'], limits: Limits): number {
  return limits[windows[kind]] ?? 0
}

/**
 * Cuts a "Where can I go" search (to anywhere) down to the number of days it may span, and reports the cut. The rest of
 * it is clamped like any other query.
 */
export function clampAnywhere<Query extends Bounded>(
  requested: Query,
  { plan, limitsFor, today }: Omit<ClampContext, 'limitsFor'> & { limitsFor: (program: Program) => Limits },
): { query: Query; clamped: Clamp[] } {
  const days = Math.max(...requested.programs.map((program) => limitsFor(program).whereCanIGoDays))
  const last = addDays(maxDate(requested.start, today), days - 1)
  if (requested.end <= last) return { query: requested, clamped: [] }
  const reason = `${callers[plan]} covers ${days} days at a time for Where can I go, so these results end on ${formatDate(last, 'plain')}.`
  return {
    query: { ...requested, end: last },
    clamped: [{ limit: 'where-can-i-go', asked: requested.end, allowed: last, reason }],
  }
}

const windows = {
  connection: 'daysAhead',
  return: 'daysAhead',
  split: 'daysAhead',
  gateway: 'daysAhead',
  'status-run': 'statusRunDays',
  oneworld: 'oneworldDays',
} as const satisfies Record<JourneyQuery['kind'], keyof Limits>

type Limit = Bounds & { program: Program; daysAhead: number }

function getBounds(program: Program, { limitsFor, today }: ClampContext): Omit<Limit, 'program'> {
  const { daysAhead, seats } = limitsFor(program)
  return { daysAhead, seats, until: addDays(today, daysAhead) }
}

function clampDays(requested: Bounded, limit: Limit, named: boolean, { plan }: ClampContext): Clamp[] {
  const { until, daysAhead, program } = limit
  const last = maxDate(requested.start, requested.end)
  if (last <= until) return []
  const where = named ? ` for ${programFacts[program].points}` : ''
  const reason = `${callers[plan]} covers ${daysAhead} days ahead${where}, to ${formatDate(until, 'plain')}.`
  return [{ limit: 'days-ahead', asked: last, allowed: until, reason }]
}

function clampSeats(requested: Bounded, { seats, program }: Limit, named: boolean, { plan }: ClampContext): Clamp[] {
  if (requested.seats <= seats) return []
  const seatWords = seats === 1 ? 'one seat' : `up to ${seats} seats`
  const where = named ? ` with ${programFacts[program].points}` : ''
  const reason = `${callers[plan]} covers ${seatWords} per flight${where}, so these results are for ${seats}.`
  return [{ limit: 'seats', asked: requested.seats, allowed: seats, reason }]
}

const callers: Record<Audience, string> = {
  guest: 'Search without an account',
  free: 'The Free plan',
  silver: 'Silver',
  gold: 'Gold',
}
