import type { AlertSettings } from '../alerts/alert.ts'
import { type Instant, localDateOf } from '../core/clock.ts'
import { addDays } from '../core/dates.ts'

/** After this many days without a match, an alert is shown to operators. */
export const UNMATCHED_DAYS = 90

export type StoredAlert = {
  path: string
  settings: AlertSettings
  updatedAt: Instant
  lastMatchAt: Instant | null
}

/** Returns whether a running alert has been unchanged and without a match for `UNMATCHED_DAYS`. */
export function isUnmatched({ settings, updatedAt, lastMatchAt }: StoredAlert, now: Instant): boolean {
  const today = localDateOf(now)
  const since = addDays(today, -UNMATCHED_DAYS)
  const waits = !settings.paused && settings.dates.end >= today
  return waits && localDateOf(updatedAt) <= since && (lastMatchAt === null || localDateOf(lastMatchAt) <= since)
}
