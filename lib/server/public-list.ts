import { lastGood } from './last-good.ts'
import { problemResponse } from './problem.ts'

/**
 * Answers a GET with something everybody may see that is read from the database: kept for `lifeMs`, the last good one
 * while the database cannot be asked, with its age in seconds; 503 when it never could.
 */
export function publicList<Value>(name: string, lifeMs: number, read: () => Promise<Value>) {
  const seconds = Math.min(60, Math.floor(lifeMs / 1_000))
  // A cache on the way may keep it a little longer than we do, but no list is minutes old that changes by the second.
  const cacheControl = `public, max-age=${seconds}, s-maxage=${seconds * 5}`
  const known = lastGood(name, lifeMs, read)
  return async (nowMs: number): Promise<Response> => {
    // Only how long ago matters, so the clock that began with this process does.
    const now = new Date(nowMs).toISOString()
    const good = await known(now, nowMs)
    if (good === null) return problemResponse(503, 'Not available', `We couldn’t load the ${name}. Try again soon.`)
    const age = Math.max(0, Math.floor((Date.parse(now) - Date.parse(good.readAt)) / 1_000))
    return Response.json(good.value, { headers: { 'cache-control': cacheControl, age: String(age) } })
  }
}
