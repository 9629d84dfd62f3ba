import { z } from 'zod'
import { PlanSlug } from '../core/plan.ts'
import { BillingPeriod } from './offer-schemas.ts'

/** users/{uid}/private/plan. `stripe` is there for a customer who pays, or owes. */
export const PlanDocument = z.object({
  name: z.object({ slug: PlanSlug }),
  stripe: z.object({ customerId: z.string() }).optional(),
  status: z.enum(['active', 'past-due', 'cancelled']),
  /** When the paid period ends: it renews then, or with `cancelled` the plan does. */
  periodEnd: z.iso.datetime().nullable(),
  /** How it is paid; absent for the free plan. */
  period: BillingPeriod.optional(),
})
export type PlanDocument = z.infer<typeof PlanDocument>
