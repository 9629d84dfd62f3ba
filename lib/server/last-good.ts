import { ExpiringCache } from './expiring-cache.ts'

/** A value with when it was read. */
export type Read<Value> = { value: Value; readAt: string }

const PATIENCE_MS = 2_000

/**
 * Reads something of the database for a page that must come up without it: kept for `lifeMs`, the last good one while
 * the database is silent, null when it never spoke. Never throws.
 */
export function lastGood<Value>(name: string, lifeMs: number, read: () => Promise<Value>, patienceMs = PATIENCE_MS) {
  const cache = new ExpiringCache<Promise<Value>>(lifeMs, 1)
  let last: Read<Value> | null = null
  return async (now: string, nowMs: number): Promise<Read<Value> | null> => {
    try {
      const value = await cache.getOrMake(name, nowMs, () => inTime(read(), patienceMs))
      if (last?.value !== value) last = { value, readAt: now }
    } catch (error) {
      cache.forget(name)
      console.error(`${name} could not be read`, error)
    }
    return last
  }
}

async function inTime<Value>(work: Promise<Value>, patienceMs: number): Promise<Value> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${patienceMs} ms`)), patienceMs)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
