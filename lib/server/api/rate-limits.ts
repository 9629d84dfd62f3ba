import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'

/** Routes that share an allowance. What a `list` answers is the same for everybody, so nobody is asked who they are. */
export type RouteClass = 'list' | 'read' | 'live' | 'session'

/** Requests a minute. A guest is an address, behind which there may be an office; a member is one person. */
export const allowances = {
  list: { guest: 1_200, member: 1_200 },
  read: { guest: 240, member: 600 },
  live: { guest: 10, member: 12 },
  session: { guest: 60, member: 60 },
} as const satisfies Record<RouteClass, Record<'guest' | 'member', number>>

const windowSeconds = 60

export type RateLimits = {
  /** Seconds to wait, or null when the request is within its allowance. */
  waitOfCaller(route: RouteClass, caller: { uid: string | null; address: string }): Promise<number | null>
}

/**
 * Allowances kept in this process: with several servers a caller has one on each. `scale` multiplies them all, for
 * measurements.
 */
export function createRateLimits(scale = 1): RateLimits {
  const limiterOf = (points: number) => new RateLimiterMemory({ points: points * scale, duration: windowSeconds })
  const callers = Object.fromEntries(
    Object.entries(allowances).map(([route, { guest, member }]) => [
      route,
      { guest: limiterOf(guest), member: limiterOf(member) },
    ]),
  ) as Record<RouteClass, Record<'guest' | 'member', RateLimiterMemory>>
  return {
    waitOfCaller: (route, { uid, address }) =>
      uid === null ? waitOf(callers[route].guest, address) : waitOf(callers[route].member, uid),
  }
}

async function waitOf(limiter: RateLimiterMemory, key: string): Promise<number | null> {
  try {
    await limiter.consume(key)
    return null
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal
    // A clock that went back would name a wait of hours; the limiter itself forgets after its window.
    return Math.min(windowSeconds, Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)))
  }
}
