import { z } from 'zod'
import { PlanSlug } from '../core/plan.ts'
import { BillingPeriod } from './offer-schemas.ts'

/** `users/{uid}/private/plan`. `stripe` is set for a customer who pays or owes money. */
export const PlanDocument = z.object({
  name: z.object({ slug: PlanSlug }),
  stripe: z.object({ customerId: z.string() }).optional(),
  status: z.enum(['active', 'past-due', 'cancelled']),
  /** When the paid period ends: the plan then renews, or ends if `cancelled`. */
  periodEnd: z.iso.datetime().nullable(),
  /** Monthly or yearly; absent for the free plan. */
  period: BillingPeriod.optional(),
})
export type PlanDocument = z.infer<typeof PlanDocument>
