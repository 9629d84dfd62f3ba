import { reportFault } from '../core/faults.ts'
import { problemResponse } from './problem.ts'

/** Another service did not answer in time; it may still do so. */
export class LateError extends Error {}

/** Returns the result of `work`. @throws LateError when it takes longer than `timeoutMs` */
export async function inTime<Value>(work: Promise<Value> | Value, timeoutMs: number): Promise<Value> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new LateError(`no answer within ${timeoutMs} ms`)), timeoutMs)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

/** A value and when it was read. */
export type Read<Value> = { value: Value; readAt: string }

type Timeouts = {
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

  function begin(now: string, nowMs: number) {
    const begun = { work: Promise.resolve(), isLate: false }
    // In a callback, so that `read` can't end before it counts as running.
    begun.work = begun.work.then(read).then(
      (value) => {
        if (running !== begun) return
        last = { value, readAt: now }
        freshUntil = nowMs + lifeMs
        running = null
      },
      (error) => {
        if (running === begun) running = null
        throw error
      },
    )
    return begun
  }

  const get = async (now: string, nowMs: number): Promise<Read<Value> | null> => {
    if (last !== null && (nowMs < freshUntil || running?.isLate)) return last
    running ??= begin(now, nowMs)
    const awaited = running
    try {
      await inTime(awaited.work, last === null ? firstTimeoutMs : timeoutMs)
    } catch (error) {
      awaited.isLate = error instanceof LateError
      reportFault(`${name} could not be read`, error)
    }
    return last
  }

  /** Makes the next caller read again, even if a read that began before is still running. */
  get.expire = () => {
    freshUntil = Number.NEGATIVE_INFINITY
    running = null
  }
  return get
}

/**
 * Answers a GET with public data read from another service, such as the database: cached for `lifeMs`, the last good
 * value with its age in seconds while it can't be read, and 503 if it never could be.
 */
export function publicList<Value>(name: string, lifeMs: number, read: () => Promise<Value>, timeouts?: Timeouts) {
  const seconds = Math.min(60, Math.floor(lifeMs / 1_000))
  // A shared cache may keep it a little longer than we do, but a list that changes by the second is never minutes old.
  const cacheControl = `public, max-age=${seconds}, s-maxage=${seconds * 5}`
  const known = lastGood(name, lifeMs, read, timeouts)
  return async (nowMs = performance.now()): Promise<Response> => {
    // Only the age matters, so a clock that started with this process will do.
    const now = new Date(nowMs).toISOString()
    const good = await known(now, nowMs)
    if (good === null) return problemResponse(503, 'Not available', `We couldn’t load the ${name}. Try again soon.`)
    const age = Math.max(0, Math.floor((Date.parse(now) - Date.parse(good.readAt)) / 1_000))
    return Response.json(good.value, { headers: { 'cache-control': cacheControl, age: String(age) } })
  }
}
