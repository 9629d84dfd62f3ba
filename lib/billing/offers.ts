import type { PlanSlug } from '../core/plan.ts'

/** The paid plans, cheapest first. */
export const paidPlans = ['silver', 'gold'] as const satisfies readonly PlanSlug[]
export type PaidPlan = (typeof paidPlans)[number]

export const billingPeriods = ['monthly', 'yearly'] as const
export type BillingPeriod = (typeof billingPeriods)[number]

/** One thing that can be bought. */
export type Offer = { plan: PaidPlan; period: BillingPeriod }

export const offers: readonly Offer[] = /* @__PURE__ */ paidPlans.flatMap((plan) =>
  billingPeriods.map((period) => ({ plan, period })),
)

/** Returns the key the payment provider knows this offer's price by: `gold_yearly`. */
export function getLookupKey({ plan, period }: Offer): string {
  return `${plan}_${period}`
}

/** Returns the offer for a lookup key, or null for a key that isn't one of ours. */
export function findOffer(lookupKey: string | null | undefined): Offer | null {
  return offers.find((offer) => getLookupKey(offer) === lookupKey) ?? null
}

export const planNames: Record<PlanSlug, string> = { free: 'Free', silver: 'Silver', gold: 'Gold' }

/** Returns the path of the checkout page for an offer. */
export function checkoutPath({ plan, period }: Offer) {
  return `/checkout?plan=${plan}&period=${period}` as const
}
