import { lastGood, type Timeouts } from './last-good.ts'
import { problemResponse } from './problem.ts'

/**
 * Answers a GET with public data read from another service, such as the database: cached for `lifeMs`, the last good
 * value with its age in seconds while it can't be read, and 503 if it never could be.
 */
export function publicList<Value>(name: string, lifeMs: number, read: () => Promise<Value>, timeouts?: Timeouts) {
  const seconds = Math.min(60, Math.floor(lifeMs / 1_000))
  // A shared cache may keep it a little longer than we do, but a list that changes by the second is never minutes old.
  const cacheControl = `public, max-age=${seconds}, s-maxage=${seconds * 5}`
  const known = lastGood(name, lifeMs, read, timeouts)
  return async (nowMs: number): Promise<Response> => {
    // Only the age matters, so a clock that started with this process will do.
    const now = new Date(nowMs).toISOString()
    const good = await known(now, nowMs)
    if (good === null) return problemResponse(503, 'Not available', `We couldn’t load the ${name}. Try again soon.`)
    const age = Math.max(0, Math.floor((Date.parse(now) - Date.parse(good.readAt)) / 1_000))
    return Response.json(good.value, { headers: { 'cache-control': cacheControl, age: String(age) } })
  }
}
