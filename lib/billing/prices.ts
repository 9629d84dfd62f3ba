import { site } from '../core/site.ts'
import { billingPeriods, type Offer, type PaidPlan, paidPlans } from './offers.ts'

/** One price as the payment provider lists it now. */
export type OfferPrice = Offer & {
  /** In the currency's smallest unit, with taxes as the provider states them. */
  amountMinor: number
  /** ISO 4217, in capitals. */
  currency: string
}

/** The answer of `/api/prices`. A plan without a price is not on sale. */
export type PriceList = {
  prices: OfferPrice[]
  /** True if payments are simulated: the amounts are invented and no money moves. */
  simulated: boolean
}

/**
 * Returns the answer of `/api/prices`, or null for any other shape. Checked by hand, because the pricing page loads no
 * schema library.
 */
export function parsePriceList(answer: unknown): PriceList | null {
  if (typeof answer !== 'object' || answer === null || !('prices' in answer) || !('simulated' in answer)) return null
  const { prices, simulated } = answer
  if (!Array.isArray(prices) || !prices.every(isOfferPrice) || typeof simulated !== 'boolean') return null
  return { prices, simulated }
}

/** Returns whether the value is one price with a whole, non-negative amount. */
export function isOfferPrice(value: unknown): value is OfferPrice {
  if (typeof value !== 'object' || value === null) return false
  const { plan, period, amountMinor, currency } = value as Partial<OfferPrice>
  return (
    paidPlans.some((paid) => paid === plan) &&
    billingPeriods.some((one) => one === period) &&
    Number.isSafeInteger(amountMinor) &&
    Number(amountMinor) >= 0 &&
    /^[A-Z]{3}$/.test(currency ?? '')
  )
}

export function findPrice(list: PriceList, { plan, period }: Offer): OfferPrice | null {
  return list.prices.find((price) => price.plan === plan && price.period === period) ?? null
}

/** Formats an amount: `$9.00`, with the currency code where it isn't the site's own. */
export function formatAmount({ amountMinor, currency }: Pick<OfferPrice, 'amountMinor' | 'currency'>): string {
  const currencyDisplay = currency === site.currency ? 'narrowSymbol' : 'code'
  const format = new Intl.NumberFormat(site.locale, { style: 'currency', currency, currencyDisplay })
  return format.format(amountMinor / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2))
}

/**
 * Returns what paying yearly saves against twelve months, in whole per cent; null if it saves nothing or can't be
 * worked out.
 */
export function yearlySaving(list: PriceList, plan: PaidPlan): number | null {
  const monthly = findPrice(list, { plan, period: 'monthly' })
  const yearly = findPrice(list, { plan, period: 'yearly' })
  if (!monthly || !yearly || monthly.currency !== yearly.currency) return null
  // If the monthly price is 0, this is NaN or -Infinity, which the next line turns into null.
  const saving = Math.floor((1 - yearly.amountMinor / (monthly.amountMinor * 12)) * 100)
  return saving > 0 ? saving : null
}
