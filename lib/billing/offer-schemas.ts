import { z } from 'zod'
import { billingPeriods, paidPlans } from './offers.ts'

/** Schemas, separate from offers.ts so that pages can show offers without loading a schema library. */
export const PaidPlan = z.enum(paidPlans)
export type PaidPlan = z.infer<typeof PaidPlan>
export const BillingPeriod = z.enum(billingPeriods)

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

/** The answer of `/api/prices` for the API reference; pages read it with `parsePriceList`. */
export const PriceList = z.object({
  prices: z.array(
    z.object({
      plan: PaidPlan,
      period: BillingPeriod,
      amountMinor: z.int().min(0),
      currency: z.string().regex(/^[A-Z]{3}$/),
    }),
  ),
  simulated: z.boolean(),
})
