import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { isApi } from './refuse-request.ts'

/**
 * Requests a minute of one address or IPv6 household that the framework has to work for; pictures are drawn. Each API
 * has its own allowance for callers; this is before anybody looks at who they are.
 */
const allowances = { page: 600, image: 60, api: 2_400 } as const
export type Work = keyof typeof allowances
/** What a provider's /48 may ask, in which there are 65,536 households. */
const perProvider = 8
const windowSeconds = 60

export type AddressLimits = { waitOf(work: Work, networks: readonly string[]): Promise<number | null> }

/** Allowances kept in this process, spent before any work is done. `scale` multiplies them, for measurements. */
export function createAddressLimits(scale = 1): AddressLimits {
  const limiterOf = (points: number) => new RateLimiterMemory({ points: points * scale, duration: windowSeconds })
  const pairOf = (points: number) => ({ one: limiterOf(points), many: limiterOf(points * perProvider) })
  const limiters = {
    page: pairOf(allowances.page),
    image: pairOf(allowances.image),
    api: pairOf(allowances.api),
  } as const satisfies Record<Work, unknown>
  return {
    async waitOf(work, networks) {
      const { one, many } = limiters[work]
      try {
        await Promise.all(networks.map((network) => (network.endsWith('/48') ? many : one).consume(network)))
        return null
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal
        return Math.min(windowSeconds, Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)))
      }
    },
  }
}

/** What answering a path costs. */
export function workOf(path: string): Work {
  if (isApi(path)) return 'api'
  return /^\/(og|_next\/image)(\/|$)/.test(path) ? 'image' : 'page'
}
