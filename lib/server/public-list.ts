import { reportFault } from '../core/faults.ts'
import { ExpiringCache } from './expiring-cache.ts'
import { problemResponse } from './problem.ts'

/**
 * Answers a GET with something everybody may see that is read from the database: kept for `lifeMs`, the last good one
 * while the database cannot be asked, 503 when it never could.
 */
export function publicList<Value>(name: string, lifeMs: number, read: () => Promise<Value>) {
  const cache = new ExpiringCache<Promise<Value>>(lifeMs, 1)
  let last: { value: Value } | null = null
  return async (nowMs: number): Promise<Response> => {
    try {
      last = { value: await cache.getOrMake(name, nowMs, read) }
    } catch (error) {
      cache.forget(name)
      reportFault(`${name} could not be read`, error)
    }
    if (last === null) return problemResponse(503, 'Not available', `The ${name} could not be read.`)
    return Response.json(last.value, { headers: { 'cache-control': 'public, max-age=60, s-maxage=300' } })
  }
}
