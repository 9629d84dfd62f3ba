import { type Counting, createLimiter, takePoints } from '../rate-limiter.ts'
import { isApi } from './refuse-request.ts'

/**
 * Requests a minute of one address or IPv6 household that the framework has to work for; pictures are drawn. Each API
 * has its own allowance for callers; this is before anybody looks at who they are.
 */
const allowances = { page: 600, image: 60, api: 2_400 } as const
export type Work = keyof typeof allowances
/** What a provider's /48 may ask, in which there are 65,536 households. */
const perProvider = 8

export type AddressLimits = { consume(work: Work, networks: readonly string[]): Promise<number | null> }

/** Allowances spent before any work is done. */
export function createAddressLimits(counting: Counting = {}): AddressLimits {
  const createPair = (work: Work) => ({
    one: createLimiter(`address-${work}`, allowances[work], counting),
    many: createLimiter(`network-${work}`, allowances[work] * perProvider, counting),
  })
  const limiters = { page: createPair('page'), image: createPair('image'), api: createPair('api') } as const
  return {
    consume(work, networks) {
      const { one, many } = limiters[work]
      return takePoints(networks.map((network) => [network.endsWith('/48') ? many : one, network]))
    },
  }
}

/** What answering a path costs. */
export function classifyWork(path: string): Work {
  if (isApi(path)) return 'api'
  return /^\/(og|_next\/image)(\/|$)/.test(path) ? 'image' : 'page'
}
