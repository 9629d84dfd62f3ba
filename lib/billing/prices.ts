import { z } from 'zod'
import { site } from '../site.ts'
import { BillingPeriod, type Offer, PaidPlan } from './offers.ts'

/** One price as the payment provider has it now. */
export const OfferPrice = z.object({
  plan: PaidPlan,
  period: BillingPeriod,
  /** In the currency's smallest unit, taxes as the provider states them. */
  amountMinor: z.int().min(0),
  /** ISO 4217, capitals. */
  currency: z.string().regex(/^[A-Z]{3}$/),
})
export type OfferPrice = z.infer<typeof OfferPrice>

/** The answer of `/api/prices`. A plan without a price is not on sale. */
export const PriceList = z.object({
  prices: z.array(OfferPrice),
  /** True where no money moves: these amounts are made up for trying things out. */
  simulated: z.boolean(),
})
export type PriceList = z.infer<typeof PriceList>

export function findPrice(list: PriceList, { plan, period }: Offer): OfferPrice | null {
  return list.prices.find((price) => price.plan === plan && price.period === period) ?? null
}

/** An amount in words: `$9.00`, with the currency named where it isn't the site's own. */
export function formatAmount({ amountMinor, currency }: Pick<OfferPrice, 'amountMinor' | 'currency'>): string {
  const currencyDisplay = currency === site.currency ? 'narrowSymbol' : 'code'
  const format = new Intl.NumberFormat(site.locale, { style: 'currency', currency, currencyDisplay })
  return format.format(amountMinor / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2))
}

/** What paying by the year saves against twelve months, in whole per cent; null when it saves nothing or can't be told. */
export function yearlySaving(list: PriceList, plan: PaidPlan): number | null {
  const monthly = findPrice(list, { plan, period: 'monthly' })
  const yearly = findPrice(list, { plan, period: 'yearly' })
  if (!monthly || !yearly || monthly.currency !== yearly.currency || monthly.amountMinor === 0) return null
  const saving = Math.floor((1 - yearly.amountMinor / (monthly.amountMinor * 12)) * 100)
  return saving > 0 ? saving : null
}
