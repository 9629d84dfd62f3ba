import { type Counting, createLimiters, takePoints } from '../rate-limiter.ts'

/** Routes that share an allowance. A `list` answers the same for everyone, so its caller is not identified. */
export type RouteClass = 'list' | 'read' | 'live' | 'session'

/** Requests a minute. A guest is an address, which a whole office may share; a member is one person. */
export const allowances = {
  list: { guest: 1_200, member: 1_200 },
  read: { guest: 240, member: 600 },
  live: { guest: 10, member: 12 },
  session: { guest: 60, member: 60 },
} as const satisfies Record<RouteClass, Record<'guest' | 'member', number>>

export type RateLimits = {
  /** Seconds to wait, or null when the request is within its allowance. */
  waitOfCaller(route: RouteClass, caller: { uid: string | null; address: string }): Promise<number | null>
}

export function createRateLimits(counting: Counting = {}): RateLimits {
  const callers = {
    list: createLimiters('list', allowances.list, counting),
    read: createLimiters('read', allowances.read, counting),
    live: createLimiters('live', allowances.live, counting),
    session: createLimiters('session', allowances.session, counting),
  }
  return {
    waitOfCaller: (route, { uid, address }) =>
      takePoints([uid === null ? [callers[route].guest, address] : [callers[route].member, uid]]),
  }
}
