import { Redis } from 'ioredis'
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import { reportFault } from '../core/faults.ts'
import { oncePerProcess } from '../core/lazy.ts'

/** The window of every allowance, in seconds. */
export const windowSeconds = 60
/** How long a request may wait for the shared store before this server counts by itself. */
const storeAnswersMs = 250

/** A Redis-protocol store in which all servers count together. */
export type SharedStore = Redis

/** Where limiters count: together in a store, or each process by itself if there is none. */
export type Counting = { scale?: number; store?: SharedStore | null }

/** Connects to a store and waits up to `answersMs` for each reply. Its faults are reported and never stop a request. */
export function connectStore(url: string, answersMs = storeAnswersMs): SharedStore {
  const store = new Redis(url, {
    commandTimeout: answersMs,
    // A store that hangs is disconnected after four such waits (a second, by default): no later request waits for it.
    socketTimeout: 4 * answersMs,
    connectTimeout: 2_000,
    maxRetriesPerRequest: 0,
    enableOfflineQueue: false,
    retryStrategy: () => 1_000,
  })
  let reported = false
  store.on('ready', () => {
    reported = false
  })
  store.on('error', (error: unknown) => {
    if (!reported) reportFault('rate limits are counted on each server: the shared store does not answer', error)
    reported = true
  })
  return store
}

/** Creates a limiter of `points` a minute for each key. `name` separates its keys from others in the store. */
export function createLimiter(name: string, points: number, { scale = 1, store }: Counting = {}): RateLimiterAbstract {
  const allowance = { points: points * scale, duration: windowSeconds, keyPrefix: `pointsward:${name}` }
  const alone = new RateLimiterMemory(allowance)
  if (!store) return alone
  return new RateLimiterRedis({
    ...allowance,
    storeClient: store,
    insuranceLimiter: alone,
    rejectIfRedisNotReady: true,
    // A caller who has used up their minute is refused from memory until it ends, so that a flood never reaches the
    // store.
    inMemoryBlockOnConsumed: allowance.points + 1,
  })
}

/** Creates a limiter for each of several allowances, named `{prefix}-{name}`. */
export function createLimiters<Name extends string>(
  prefix: string,
  allowances: Readonly<Record<Name, number>>,
  counting?: Counting,
): Record<Name, RateLimiterAbstract> {
  const create = ([name, points]: [string, number]) => [name, createLimiter(`${prefix}-${name}`, points, counting)]
  return Object.fromEntries(Object.entries<number>(allowances).map(create))
}

/** Takes one point from each key. Returns the seconds to wait, or null if all are within their allowance. */
export async function takePoints(takes: readonly [RateLimiterAbstract, key: string][]): Promise<number | null> {
  try {
    await Promise.all(takes.map(([limiter, key]) => limiter.consume(key)))
    return null
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal
    return secondsToWait(refusal)
  }
}

/** At most one window: a clock that was set back could ask for hours, though limiters forget after their window. */
export function secondsToWait({ msBeforeNext }: RateLimiterRes): number {
  return Math.min(windowSeconds, Math.max(1, Math.ceil(msBeforeNext / 1_000)))
}

/** Returns this process's connection to the store at `url`, or null without a URL. */
export function sharedStore(url: string | undefined): SharedStore | null {
  return url === undefined ? null : oncePerProcess('pointswardStore', () => connectStore(url))()
}
