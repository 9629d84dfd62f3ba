import type Stripe from 'stripe'
import { findOffer, getLookupKey, offers } from '../../billing/offers.ts'
import { isOfferPrice, type PriceList } from '../../billing/prices.ts'

/** Reads the prices on sale. @throws whatever the provider's client fails with. */
export async function readPrices(stripe: Pick<Stripe, 'prices'>, simulated: boolean): Promise<PriceList> {
  const { data } = await stripe.prices.list({ lookup_keys: offers.map(getLookupKey), active: true, limit: 100 })
  const prices = data.flatMap(({ lookup_key, unit_amount, currency }) => {
    const offer = findOffer(lookup_key)
    const price = { ...offer, amountMinor: unit_amount, currency: currency.toUpperCase() }
    return isOfferPrice(price) ? [price] : []
  })
  return { prices, simulated }
}
