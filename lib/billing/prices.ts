import { site } from '../core/site.ts'
import { billingPeriods, type Offer, type PaidPlan, paidPlans } from './offers.ts'

/** One price as the payment provider has it now. */
export type OfferPrice = Offer & {
  /** In the currency's smallest unit, taxes as the provider states them. */
  amountMinor: number
  /** ISO 4217, capitals. */
  currency: string
}

/** The answer of `/api/prices`. A plan without a price is not on sale. */
export type PriceList = {
  prices: OfferPrice[]
  /** True where no money moves: these amounts are made up for trying things out. */
  simulated: boolean
}

/** The answer of `/api/prices`, or null for any other shape. By hand: the page of plans loads no schema library. */
export function parsePriceList(answer: unknown): PriceList | null {
  if (typeof answer !== 'object' || answer === null || !('prices' in answer) || !('simulated' in answer)) return null
  const { prices, simulated } = answer
  if (!Array.isArray(prices) || !prices.every(isOfferPrice) || typeof simulated !== 'boolean') return null
  return { prices, simulated }
}

/** Whether it is one price, whole and not negative. */
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
  if (!monthly || !yearly || monthly.currency !== yearly.currency) return null
  // Where the months cost nothing the share is no number, or below 0.
  const saving = Math.floor((1 - yearly.amountMinor / (monthly.amountMinor * 12)) * 100)
  return saving > 0 ? saving : null
}
