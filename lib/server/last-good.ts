import { reportFault } from '../core/faults.ts'
import { ExpiringCache } from './expiring-cache.ts'
import { inTime, LateError } from './in-time.ts'

/** A value with when it was read. */
export type Read<Value> = { value: Value; readAt: string }

/** With who asks to be looked up before, less than the two seconds of an API (api/serve.ts): the last one still goes out. */
const TIMEOUT_MS = 800

/**
 * Reads something of the database that is alike for everybody and must come up without it: kept for `lifeMs`, the last
 * good one while the database is silent, null when it never spoke. One caller waits for a silent database; those who
 * come before it has spoken again get the last good one at once. Never throws.
 */
export function lastGood<Value>(name: string, lifeMs: number, read: () => Promise<Value>, timeoutMs = TIMEOUT_MS) {
  const cache = new ExpiringCache<Promise<Read<Value>>>(lifeMs, 1)
  let last: Read<Value> | null = null
  /** The read that was given up and has not ended. */
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
