import { lastGood } from './last-good.ts'
import { problemResponse } from './problem.ts'

const cacheControl = 'public, max-age=60, s-maxage=300'

/**
 * Answers a GET with something everybody may see that is read from the database: kept for `lifeMs`, the last good one
 * while the database cannot be asked, with its age in seconds; 503 when it never could.
 */
export function publicList<Value>(name: string, lifeMs: number, read: () => Promise<Value>) {
  const known = lastGood(name, lifeMs, read)
  return async (nowMs: number): Promise<Response> => {
    // Only how long ago matters, so the clock that began with this process does.
    const now = new Date(nowMs).toISOString()
    const good = await known(now, nowMs)
    if (good === null) return problemResponse(503, 'Not available', `The ${name} could not be read.`)
    const age = Math.max(0, Math.floor((Date.parse(now) - Date.parse(good.readAt)) / 1_000))
    return Response.json(good.value, { headers: { 'cache-control': cacheControl, age: String(age) } })
  }
}
