import type { LocalDate } from '../clock.ts'
import type { Limits } from '../plans/benefits.ts'
import type { Audience } from '../plans/slugs.ts'
import { addDays, earlierOf, laterOf } from './days.ts'
import type { Clamp, SearchQuery } from './search-contract.ts'

export type Clamped = { query: SearchQuery; clamped: Clamp[]; openUntil: LocalDate }

/**
 * Cuts a question down to what the caller's plan allows, and says what was cut and why. `today` is Sydney's date;
 * days before it are left out without a word, for nobody can fly them. A question wholly beyond the last open day
 * ends before it starts, which a search answers with no rows.
 */
export function clampQuery(asked: SearchQuery, context: { plan: Audience; limits: Limits; today: LocalDate }): Clamped {
  const { plan, limits, today } = context
  const openUntil = addDays(today, limits.daysAhead)
  const query = {
    ...asked,
    start: laterOf(asked.start, today),
    end: earlierOf(asked.end, openUntil),
    seats: Math.min(asked.seats, limits.seats),
  }
  const clamped: Clamp[] = []
  const last = laterOf(asked.start, asked.end)
  if (last > openUntil) {
    const reason = `${callers[plan]} search ${limits.daysAhead} days ahead; days after ${openUntil} are not in this answer.`
    clamped.push({ limit: 'days-ahead', asked: last, allowed: openUntil, reason })
  }
  if (asked.seats > limits.seats) {
    const seats = limits.seats === 1 ? 'one seat' : `up to ${limits.seats} seats`
    const reason = `${callers[plan]} search for ${seats} on a flight, so this answer is for ${limits.seats}.`
    clamped.push({ limit: 'seats', asked: asked.seats, allowed: limits.seats, reason })
  }
  return { query, clamped, openUntil }
}

const callers: Record<Audience, string> = {
  guest: 'Visitors who are not signed in can',
  free: 'Members on the free plan can',
  silver: 'Members on the silver plan can',
  gold: 'Members on the gold plan can',
}
