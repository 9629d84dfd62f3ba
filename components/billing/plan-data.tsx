import { cacheLife } from 'next/cache'
import { PHASE_PRODUCTION_BUILD } from 'next/constants'
import { paidPlans, planNames } from '@/lib/billing/offers.ts'
import type { OfferPrice, PriceList } from '@/lib/billing/prices.ts'
import { reportFault } from '@/lib/core/faults.ts'
import { site } from '@/lib/core/site.ts'
import { cardAddress } from '@/lib/pages/card-address.ts'
import { getPlanLimits } from '@/lib/programs/plan-limits.ts'
import { readPrices } from '@/lib/server/billing/prices.ts'
import { isSimulated, paymentProvider } from '@/lib/server/billing/provider.ts'
import { absolute, JsonLd } from '../shell/json-ld.tsx'

const minutes = 60
const day = 86_400

/**
 * The plans and their prices as structured data. The prices come from the payment provider and are cached for five
 * minutes. A page rendered at build time has none, so it is rendered again on the first request.
 */
export async function PlanData() {
  'use cache'
  const isBuild = process.env.NEXT_PHASE === PHASE_PRODUCTION_BUILD
  const list = isBuild ? null : await findPrices()
  cacheLife({ stale: 5 * minutes, revalidate: isBuild ? 1 : 5 * minutes, expire: day })
  const products = list ? planNodes(list) : []
  return products.length > 0 ? <JsonLd graph={products} /> : null
}

async function findPrices(): Promise<PriceList | null> {
  try {
    return await readPrices(paymentProvider(), isSimulated())
  } catch (error) {
    reportFault('the prices could not be read', error)
    return null
  }
}

/** Builds a product for each plan on sale, with an offer for each billing period. */
export function planNodes({ prices, simulated }: PriceList): Record<string, unknown>[] {
  return paidPlans.flatMap((plan) => {
    const own = prices.filter((price) => price.plan === plan)
    if (own.length === 0) return []
    const [qantas, velocity] = [getPlanLimits(plan, 'qantas'), getPlanLimits(plan, 'velocity')]
    const reach = `Reward seats ${qantas.daysAhead} days ahead on Qantas and ${velocity.daysAhead} on Velocity.`
    return {
      '@type': 'Product',
      name: `${site.name} ${planNames[plan]}`,
      description: simulated ? `${reach} Simulated prices: no money moves.` : reach,
      image: absolute(cardAddress('/pricing')),
      brand: { '@type': 'Brand', name: site.name },
      offers: own.map(offerNode),
    }
  })
}

/** UN/CEFACT unit codes of the billing periods. */
const unitCodes = { monthly: 'MON', yearly: 'ANN' } as const

function offerNode({ period, amountMinor, currency }: OfferPrice): Record<string, unknown> {
  const digits = new Intl.NumberFormat(site.locale, { style: 'currency', currency }).resolvedOptions()
    .maximumFractionDigits
  const price = (amountMinor / 10 ** (digits ?? 2)).toFixed(digits)
  return {
    '@type': 'Offer',
    price,
    priceCurrency: currency,
    availability: 'https://schema.org/InStock',
    url: absolute('/pricing'),
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price,
      priceCurrency: currency,
      referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode: unitCodes[period] },
    },
  }
}
