import { setTimeout as after } from 'node:timers/promises'
import type Stripe from 'stripe'
import { findOffer, getLookupKey, offers } from '../../billing/offers.ts'
import { isOfferPrice, type PriceList } from '../../billing/prices.ts'
import { reportFault } from '../../core/faults.ts'
import { ExpiringCache } from '../expiring-cache.ts'
import { problemResponse } from '../problem.ts'

/** How long prices are cached before the provider is asked again. */
const lifeMs = 300_000
/**
 * How long a visitor waits for the provider if older prices are available: less than an API may take (api/serve.ts).
 */
const timeoutMs = 1_500

/** What is read from the provider. */
export type PriceProvider = {
  prices: {
    list: (params: Stripe.PriceListParams) => Promise<{
      data: Pick<Stripe.Price, 'lookup_key' | 'unit_amount' | 'currency'>[]
    }>
  }
}
type Source = { stripe: () => PriceProvider; simulated: () => boolean; nowMs: () => number; timeoutMs?: number }

/**
 * Builds the GET handler for the plans' prices: as the provider reports them or, while it is down or slow, as it last
 * did; 503 only if it never answered.
 */
export function createPriceAnswers(source: Source): () => Promise<Response> {
  const cache = new ExpiringCache<Promise<void>>(lifeMs, 1)
  let last: PriceList | null = null
  const read = async () => {
    try {
      last = await readPrices(source.stripe(), source.simulated())
    } catch (error) {
      cache.delete('prices')
      reportFault('the prices could not be read', error)
    }
  }
  return async () => {
    const reading = cache.getOrMake('prices', source.nowMs(), read)
    await (last === null
      ? reading
      : Promise.race([reading, after(source.timeoutMs ?? timeoutMs, undefined, { ref: false })]))
    if (last === null)
      return problemResponse(503, 'Prices aren’t available', 'Stripe isn’t responding. Try again soon.')
    return Response.json(last, { headers: { 'cache-control': 'public, max-age=60, s-maxage=300' } })
  }
}

/** Reads the prices on sale. @throws whatever the provider's client fails with. */
export async function readPrices(stripe: PriceProvider, simulated: boolean): Promise<PriceList> {
  const { data } = await stripe.prices.list({ lookup_keys: offers.map(getLookupKey), active: true, limit: 100 })
  const prices = data.flatMap(({ lookup_key, unit_amount, currency }) => {
    const offer = findOffer(lookup_key)
    const price = { ...offer, amountMinor: unit_amount, currency: currency.toUpperCase() }
    return isOfferPrice(price) ? [price] : []
  })
  return { prices, simulated }
}
