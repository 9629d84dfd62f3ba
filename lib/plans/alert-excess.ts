import type { AlertDocument, SeatAlertDocument } from '../account/alert-documents.ts'
import type { LocalDate } from '../clock.ts'
import { addDays } from '../finder/calendar.ts'
import { limitsOf } from './benefits.ts'
import type { Audience } from './slugs.ts'

/**
 * Why an alert rests under a plan: more passengers than it allows, or days it does not reach. Null for one that runs.
 * Nothing is written when a plan changes: the alert stays as it was made, and runs again on a plan that covers it.
 */
export type AlertExcess = 'seats' | 'days' | null

export function alertExcess(settings: AlertDocument['settings'], plan: Audience, today: LocalDate): AlertExcess {
  const limits = limitsOf(plan, settings.program)
  if (settings.seats > limits.seats) return 'seats'
  // One whose first days are within reach runs for those.
  return settings.dates.start > addDays(today, limits.alertsDaysAhead) ? 'days' : null
}

export function seatAlertExcess(
  settings: SeatAlertDocument['settings'],
  plan: Audience,
  today: LocalDate,
): AlertExcess {
  return settings.date > addDays(today, limitsOf(plan, 'qantas').alertsDaysAhead) ? 'days' : null
}
