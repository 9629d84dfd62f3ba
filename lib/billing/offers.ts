import { z } from 'zod'
import type { PlanSlug } from '../plans/slugs.ts'

/** The plans that are paid for, in rising order, and the periods they are paid by. */
export const paidPlans = ['silver', 'gold'] as const satisfies readonly PlanSlug[]
export const PaidPlan = z.enum(paidPlans)
export type PaidPlan = z.infer<typeof PaidPlan>

export const billingPeriods = ['monthly', 'yearly'] as const
export const BillingPeriod = z.enum(billingPeriods)
export type BillingPeriod = z.infer<typeof BillingPeriod>

/** One thing that can be bought. */
export type Offer = { plan: PaidPlan; period: BillingPeriod }

export const offers: readonly Offer[] = paidPlans.flatMap((plan) => billingPeriods.map((period) => ({ plan, period })))

/** The key its price is found by at the payment provider: `gold_yearly`. */
export function lookupKeyOf({ plan, period }: Offer): string {
  return `${plan}_${period}`
}

/** The offer of a lookup key, or null for a key that isn't one of ours. */
export function findOffer(lookupKey: string | null | undefined): Offer | null {
  return offers.find((offer) => lookupKeyOf(offer) === lookupKey) ?? null
}

export const planNames: Record<PlanSlug, string> = { free: 'Free', silver: 'Silver', gold: 'Gold' }

/** The body of the callable `createCheckout`. */
export const CheckoutRequest = z.strictObject({
  plan: PaidPlan,
  period: BillingPeriod,
  promotionCode: z
    .string()
    .trim()
    .regex(/^[A-Za-z0-9-]{1,64}$/, 'a code has letters, digits and dashes')
    .optional(),
})
export type CheckoutRequest = z.infer<typeof CheckoutRequest>
