import type { LocalDate } from '../../core/clock.ts'
import { addDays } from '../../core/dates.ts'
import type { Audience } from '../../core/plan.ts'
import type { Program } from '../../core/program.ts'
import { alertsDaysAhead, getPlanLimits } from '../../programs/plan-limits.ts'
import type { AlertSettings, FoundSeats } from '../alert.ts'
import type { SeatAlertSettings } from '../seat-alert.ts'

/**
 * Why a plan doesn't run an alert: it asks for more passengers than the plan allows, or for days beyond its reach. Null
 * for an alert that runs. Nothing is written when a plan changes: the alert stays as it was made, and runs again on a
 * plan that covers it.
 */
export type AlertExcess = 'seats' | 'days' | null

/** Returns what a plan covers of an alert: the programs its party isn't too large for, and the last day reported. */
export function alertReach(
  { programs, seats }: Pick<AlertSettings, 'programs' | 'seats'>,
  plan: Audience,
  today: LocalDate,
): { programs: Program[]; until: LocalDate } {
  return { programs: coveredPrograms({ programs, seats }, plan), until: addDays(today, alertsDaysAhead[plan]) }
}

/** Returns the programs whose limit on passengers a party keeps. */
export function coveredPrograms(
  { programs, seats }: Pick<AlertSettings, 'programs' | 'seats'>,
  plan: Audience,
): Program[] {
  return programs.filter((program) => seats <= getPlanLimits(plan, program).seats)
}

/** Returns what was found, with seat counts capped at what the plan's searches show. */
export function foundWithin<Found extends FoundSeats>(found: Found, plan: Audience): Found {
  const maxSeats = getPlanLimits(plan, found.program).seats
  const cut = <Half extends { seats: number }>(half: Half): Half => ({ ...half, seats: Math.min(half.seats, maxSeats) })
  return {
    ...cut(found),
    before: found.before && cut(found.before),
    other: found.other && cut(found.other),
    ...(found.rest ? { rest: found.rest.map(cut) } : {}),
  }
}

/**
 * Returns why an alert doesn't run. One for both programs stops only when neither allows it; one whose first days are
 * within reach runs for those.
 */
export function alertExcess(settings: AlertSettings, plan: Audience, today: LocalDate): AlertExcess {
  const { programs, until } = alertReach(settings, plan, today)
  if (programs.length === 0) return 'seats'
  return settings.dates.start > until ? 'days' : null
}

/**
 * Whether a plan's member can set an alert as it is. One from a larger plan stays when the plan changes, but the rules
 * accept it neither changed nor restored once it is deleted; nor one that ends beyond the plan, though it runs for its
 * first days.
 */
export function canBeSet(settings: AlertSettings | SeatAlertSettings, plan: Audience, today: LocalDate): boolean {
  if ('flight' in settings) return seatAlertExcess(settings, plan, today) === null
  const { programs, until } = alertReach(settings, plan, today)
  return programs.length > 0 && settings.dates.end <= until
}

export function seatAlertExcess(
  settings: Pick<SeatAlertSettings, 'date'>,
  plan: Audience,
  today: LocalDate,
): AlertExcess {
  return settings.date > addDays(today, alertsDaysAhead[plan]) ? 'days' : null
}
