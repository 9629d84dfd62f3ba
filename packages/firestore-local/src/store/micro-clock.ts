import type { Clock } from '../clock.ts'
import type { Timestamp } from '../protocol.ts'
import { microsToTimestamp, timestampToMicros } from '../values/timestamp.ts'

/**
 * A clock for commit and read times. It never goes backwards, even when the machine's clock is set back across a
 * restart, because the browser SDK ignores snapshots older than the newest it has seen.
 */
export function createMicroClock(clock: Clock) {
  let last = 0
  const now = () => Date.parse(clock.now()) * 1000
  const advance = (to: number): Timestamp => {
    last = Math.max(last, to)
    return microsToTimestamp(last)
  }
  return {
    /** Returns a time later than every earlier one, for a commit. */
    tick: () => advance(Math.max(last + 1, now())),
    /** Returns the current time, for a read; every later tick is greater. */
    read: () => advance(now()),
    /** Advances the clock to a stored time, if it is not there yet. */
    raise: (timestamp: Timestamp) => void advance(timestampToMicros(timestamp)),
  }
}
