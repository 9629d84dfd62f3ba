import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'

/** Requests a minute of one address or IPv6 household that the framework has to work for; pictures are drawn. */
const allowances = { page: 600, image: 60 } as const
export type Work = keyof typeof allowances
/** What a provider's /48 may ask, in which there are 65,536 households. */
const perProvider = 8
const windowSeconds = 60

export type AddressLimits = { waitOf(work: Work, networks: readonly string[]): Promise<number | null> }

/** Allowances kept in this process, spent before any work is done. `scale` multiplies them, for measurements. */
export function createAddressLimits(scale = 1): AddressLimits {
  const limiterOf = (points: number) => new RateLimiterMemory({ points: points * scale, duration: windowSeconds })
  const limiters = {
    page: { one: limiterOf(allowances.page), many: limiterOf(allowances.page * perProvider) },
    image: { one: limiterOf(allowances.image), many: limiterOf(allowances.image * perProvider) },
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

/** What answering a path costs; null where an API counts by itself. */
export function workOf(path: string): Work | null {
  if (path.startsWith('/api/')) return null
  return /^\/(og|_next\/image)(\/|$)/.test(path) ? 'image' : 'page'
}
