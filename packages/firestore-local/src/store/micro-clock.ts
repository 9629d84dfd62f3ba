import type { Clock } from '../clock.ts'
import type { Timestamp } from '../protocol.ts'
import { microsToTimestamp, timestampToMicros } from '../values/timestamp.ts'

/**
 * Commit and read times: never backwards, even when the machine's clock is put back across a restart, because the
 * browser SDK ignores snapshots older than the newest it has seen.
 */
export function createMicroClock(clock: Clock) {
  let last = 0
  const now = () => Date.parse(clock.now()) * 1000
  const advance = (to: number): Timestamp => {
    last = Math.max(last, to)
    return microsToTimestamp(last)
  }
  return {
    /** A time above every earlier one: a commit's. */
    tick: () => advance(Math.max(last + 1, now())),
    /** Now, for a read; every later tick is above it. */
    read: () => advance(now()),
    /** Puts the clock at least at a stored time. */
    raise: (timestamp: Timestamp) => void advance(timestampToMicros(timestamp)),
  }
}
