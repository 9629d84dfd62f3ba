import type { AlertSettings } from '../alerts/alert.ts'
import { type Instant, localDateOf } from '../core/clock.ts'
import { addDays } from '../core/dates.ts'

/** After so many days without a match an alert is worth somebody's attention. */
export const UNMATCHED_DAYS = 90

export type KeptAlert = {
  path: string
  settings: AlertSettings
  updatedAt: Instant
  lastMatchAt: Instant | null
}

/** Whether an alert runs as it is since long ago, and found nothing in all that time. */
export function isUnmatched({ settings, updatedAt, lastMatchAt }: KeptAlert, now: Instant): boolean {
  const today = localDateOf(now)
  const since = addDays(today, -UNMATCHED_DAYS)
  const waits = !settings.paused && settings.dates.end >= today
  return waits && localDateOf(updatedAt) <= since && (lastMatchAt === null || localDateOf(lastMatchAt) <= since)
}
