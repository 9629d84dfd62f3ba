import type Stripe from 'stripe'
import { findOffer, lookupKeyOf, offers } from '../../billing/offers.ts'
import { isOfferPrice, type PriceList } from '../../billing/prices.ts'
import { reportFault } from '../../telemetry/faults.ts'
import { ExpiringCache } from '../expiring-cache.ts'
import { problemResponse } from '../problem.ts'

/** How long a price is shown before the provider is asked again. */
const lifeMs = 300_000
const cache = new ExpiringCache<Promise<PriceList>>(lifeMs, 1)
let last: PriceList | null = null

type Source = { stripe: () => Stripe; simulated: () => boolean; nowMs: () => number }

/** GET: what the plans cost, as the provider says. 503 while it can't be asked and never could. */
export async function answerPrices({ stripe, simulated, nowMs }: Source): Promise<Response> {
  try {
    last = await cache.getOrMake('prices', nowMs(), () => readPrices(stripe(), simulated()))
  } catch (error) {
    cache.forget('prices')
    reportFault('the prices could not be read', error)
  }
  if (last === null) return problemResponse(503, 'Prices are not available', 'The payment provider did not answer.')
  return Response.json(last, { headers: { 'cache-control': 'public, max-age=60, s-maxage=300' } })
}

/** The prices on sale. @throws whatever the provider's client fails with. */
export async function readPrices(stripe: Stripe, simulated: boolean): Promise<PriceList> {
  const { data } = await stripe.prices.list({ lookup_keys: offers.map(lookupKeyOf), active: true, limit: 100 })
  const prices = data.flatMap(({ lookup_key, unit_amount, currency }) => {
    const offer = findOffer(lookup_key)
    const price = { ...offer, amountMinor: unit_amount, currency: currency.toUpperCase() }
    return isOfferPrice(price) ? [price] : []
  })
  return { prices, simulated }
}
