import { type Counting, createLimiter, takePoints } from '../rate-limiter.ts'
import { isApi } from './refuse-request.ts'

/**
 * Requests a minute from one address or IPv6 household that the framework has to handle; images are drawn on demand.
 * Each API also has its own allowance per caller; these limits apply before the caller is known.
 */
const allowances = { page: 600, image: 60, api: 2_400 } as const
export type Work = keyof typeof allowances
/** How many times as much a provider's /48 may ask; it contains 65,536 households. */
const perProvider = 8

export type AddressLimits = { consume(work: Work, networks: readonly string[]): Promise<number | null> }

/** Creates the allowances that are charged before any work is done. */
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

/** Returns which kind of work it takes to answer a path. */
export function classifyWork(path: string): Work {
  if (isApi(path)) return 'api'
  return /^\/(og|_next\/image)(\/|$)/.test(path) ? 'image' : 'page'
}
