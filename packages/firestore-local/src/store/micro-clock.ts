import type { Clock } from '../clock.ts'
import type { Timestamp } from '../protocol.ts'
import { microsToTimestamp, timestampToMicros } from '../values/timestamp.ts'

/**
 * Commit and read times: never backwards, even when the machine's clock is put back across a restart, because the
 * browser SDK ignores snapshots older than the newest it has seen.
 */
export type MicroClock = {
  /** A time above every earlier one: a commit's. */
  tick(): Timestamp
  /** Now, for a read; every later tick is above it. */
  read(): Timestamp
  /** Puts the clock at least at a stored time. */
  raise(timestamp: Timestamp): void
}

export function createMicroClock(clock: Clock): MicroClock {
  let last = 0
  const now = () => Date.parse(clock.now()) * 1000
  return {
    tick() {
      last = Math.max(last + 1, now())
      return microsToTimestamp(last)
    },
    read() {
      last = Math.max(last, now())
      return microsToTimestamp(last)
    },
    raise(timestamp) {
      last = Math.max(last, timestampToMicros(timestamp))
    },
  }
}
