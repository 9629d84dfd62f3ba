import type { Instant } from '../../core/clock.ts'

/** How often an open chat page of the team reports its presence, and how long a report counts. */
export const STAMP_EVERY_MS = 30_000
const STAMP_HOLDS_MS = 90_000

export function isThere(seenAt: Instant | null, now: Instant): boolean {
  return seenAt !== null && Date.parse(now) - Date.parse(seenAt) < STAMP_HOLDS_MS
}
