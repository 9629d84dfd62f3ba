import type { Instant } from '../../core/clock.ts'
import { addMs } from '../../core/dates.ts'

/**
 * After this many attempts a message is dead and shown to an admin: 9 to 18 hours after the first, or more if services
 * ask for longer waits.
 */
export const MAX_ATTEMPTS = 9

/** How long a worker may hold a message for one attempt: longer than all of an attempt's timeouts together. */
export const LEASE_MS = 120_000

const FIRST_WAIT_MS = 60_000
const MAX_WAIT_MS = 6 * 3_600_000

/**
 * Returns when to try again after `attempts` failed attempts. The wait triples each time, up to six hours, and is
 * spread between half and all of itself by `chance` (0 to 1), so that messages that failed together aren't retried
 * together. A longer wait that a service asks for is respected, up to the same limit.
 */
export function nextAttemptAt(
  now: Instant,
  attempts: number,
  { chance, wait = null }: { chance: number; wait?: number | null },
): Instant {
  const full = Math.min(MAX_WAIT_MS, FIRST_WAIT_MS * 3 ** (attempts - 1))
  const spread = full / 2 + (full / 2) * chance
  const requested = Math.min(MAX_WAIT_MS, (wait ?? 0) * 1_000)
  return addMs(now, Math.max(spread, requested))
}
