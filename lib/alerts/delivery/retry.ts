import type { Instant } from '../../core/clock.ts'

/** After this many attempts a message is dead, and an admin sees it: a little more than a day after the first. */
export const MAX_ATTEMPTS = 9

/** How long a worker may take for one attempt. Longer than every time-out of an attempt together. */
export const LEASE_MS = 120_000

const FIRST_WAIT_MS = 60_000
const LONGEST_WAIT_MS = 6 * 3_600_000

/**
 * When the next attempt comes after the `attempts` that failed: twice as late each time, and spread by `chance`
 * (0 to 1), so that what failed together does not come back together. A service that names a wait is waited for.
 */
export function nextAttemptAt(
  now: Instant,
  attempts: number,
  { chance, wait = null }: { chance: number; wait?: number | null },
): Instant {
  const full = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 3 ** (attempts - 1))
  const spread = full / 2 + (full / 2) * chance
  const asked = Math.min(LONGEST_WAIT_MS, (wait ?? 0) * 1_000)
  return new Date(Date.parse(now) + Math.max(spread, asked)).toISOString()
}
