import { reportFault } from '../core/faults.ts'
import { inTime, LateError } from './in-time.ts'

/** A value and when it was read. */
export type Read<Value> = { value: Value; readAt: string }

export type Timeouts = {
  /**
   * How long a caller waits for a read. With the caller's own look-up, the default is less than the two seconds an API
   * has (api/serve.ts), so that the last good value can still be sent.
   */
  timeoutMs?: number
  /** How long a caller waits if there is no last good value to fall back on; like `timeoutMs` by default. */
  firstTimeoutMs?: number
}

/**
 * Reads something from another service, such as the database, that is the same for everyone and must be available
 * without it. The value is kept for `lifeMs`; while the service doesn't answer, callers get the last good value, or null
 * if there never was one. Only one read runs at a time. If it is late, only one caller waits for it, and the others get
 * the last good value immediately; its value counts whenever it arrives. Never throws.
 */
export function lastGood<Value>(
  name: string,
  lifeMs: number,
  read: () => Promise<Value>,
  { timeoutMs = 800, firstTimeoutMs = timeoutMs }: Timeouts = {},
) {
  let last: Read<Value> | null = null
  let freshUntil = Number.NEGATIVE_INFINITY
  let running: { work: Promise<void>; isLate: boolean } | null = null

  async function readOnce(now: string, nowMs: number): Promise<void> {
    try {
      // In a callback, so that `read` can't end before it counts as running.
      last = { value: await Promise.resolve().then(read), readAt: now }
      freshUntil = nowMs + lifeMs
    } finally {
      running = null
    }
  }

  return async (now: string, nowMs: number): Promise<Read<Value> | null> => {
    if (last !== null && (nowMs < freshUntil || running?.isLate)) return last
    running ??= { work: readOnce(now, nowMs), isLate: false }
    const awaited = running
    try {
      await inTime(awaited.work, last === null ? firstTimeoutMs : timeoutMs)
    } catch (error) {
      awaited.isLate = error instanceof LateError
      reportFault(`${name} could not be read`, error)
    }
    return last
  }
}
