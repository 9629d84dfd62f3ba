import { reportFault } from '../core/faults.ts'
import { ExpiringCache } from './expiring-cache.ts'
import { inTime, LateError } from './in-time.ts'

/** A value and when it was read. */
export type Read<Value> = { value: Value; readAt: string }

/**
 * Together with the look-up of the caller, less than the two seconds an API has (api/serve.ts), so that the last good
 * value can still be sent.
 */
const TIMEOUT_MS = 800

/**
 * Reads something from the database that is the same for everyone and must be available without it. The value is cached
 * for `lifeMs`; while the database doesn't answer, callers get the last good value, or null if there never was one.
 * Only one caller waits for a silent database: until it answers again, the others get the last good value immediately.
 * Never throws.
 */
export function lastGood<Value>(name: string, lifeMs: number, read: () => Promise<Value>, timeoutMs = TIMEOUT_MS) {
  const cache = new ExpiringCache<Promise<Read<Value>>>(lifeMs, 1)
  let last: Read<Value> | null = null
  /** The read that timed out and is still running. */
  let late: Promise<Value> | null = null
  const readInTime = async (now: string): Promise<Read<Value>> => {
    const work = read()
    const onEnd = () => {
      if (late === work) late = null
    }
    work.then(onEnd, onEnd)
    try {
      return { value: await inTime(work, timeoutMs), readAt: now }
    } catch (error) {
      if (error instanceof LateError) late = work
      throw error
    }
  }
  return async (now: string, nowMs: number): Promise<Read<Value> | null> => {
    if (late !== null && last !== null) return last
    try {
      last = await cache.getOrMake(name, nowMs, () => readInTime(now))
    } catch (error) {
      cache.forget(name)
      reportFault(`${name} could not be read`, error)
    }
    return last
  }
}
