import { z } from 'zod'
import { BillingPeriod, PaidPlan } from './offer-schemas.ts'

const Money = { amountMinor: z.int(), currency: z.string().regex(/^[A-Z]{3}$/) }

/** One invoice, with links where its owner reads it and its receipt. */
const Invoice = z.object({
  id: z.string(),
  /** The provider's number for it; null before it is final. */
  number: z.string().nullable(),
  at: z.iso.datetime(),
  /** What it is for, in the provider's words. */
  lines: z.array(z.string()),
  ...Money,
  status: z.enum(['paid', 'open', 'void', 'refunded', 'part-refunded']),
  page: z.url().nullable(),
  pdf: z.url().nullable(),
})

/** The answer of GET /api/billing: what a member pays next, with which card, and what they have paid so far. */
export const BillingOverview = z.object({
  /** True if payments are simulated and no money moves. */
  simulated: z.boolean(),
  /** Null when nothing more is charged. */
  next: z.object({ at: z.iso.datetime(), plan: PaidPlan, period: BillingPeriod.nullable(), ...Money }).nullable(),
  card: z.object({ brand: z.string(), last4: z.string(), month: z.int(), year: z.int() }).nullable(),
  /** Newest first. */
  invoices: z.array(Invoice),
})
export type BillingOverview = z.infer<typeof BillingOverview>
