import { z } from 'zod'
import { PaidPlan } from './offer-schemas.ts'
import { type BillingPeriod, findOffer } from './offers.ts'

/** The provider's subscription statuses; one it adds later grants nothing until we know what it means. */
export const subscriptionStatuses = [
  'trialing',
  'active',
  'past_due',
  'unpaid',
  'paused',
  'incomplete',
  'incomplete_expired',
  'canceled',
] as const
export type SubscriptionStatus = (typeof subscriptionStatuses)[number]

const Seconds = z.int().min(0)

const Price = z.object({
  id: z.string(),
  lookup_key: z.string().nullish(),
  metadata: z.record(z.string(), z.string()).default({}),
  recurring: z.object({ interval: z.string() }).nullish(),
})

/** The part of a subscription that we read, in the provider's spelling. Times are seconds since 1970. */
export const SubscriptionReport = z.object({
  id: z.string(),
  status: z.string(),
  created: Seconds,
  cancel_at_period_end: z.boolean().default(false),
  cancel_at: Seconds.nullish(),
  items: z.object({
    data: z.array(z.object({ current_period_end: Seconds, price: Price })),
  }),
})

/** A subscription as the rest of our code uses it. Times are seconds since 1970. */
export type Subscription = {
  id: string
  status: SubscriptionStatus | 'unknown'
  /** Null when its price is not one of ours. */
  plan: PaidPlan | null
  period: BillingPeriod | null
  createdAt: number
  periodEnd: number | null
  /** When it ends without renewing; null while it renews. */
  endsAt: number | null
}

const periodOfInterval: Record<string, BillingPeriod> = { month: 'monthly', year: 'yearly' }

/**
 * Reads a subscription as the provider's API reports it.
 * @throws ZodError when it doesn't have the shape of one.
 */
export function parseSubscription(report: unknown): Subscription {
  const { id, status, created, items, cancel_at, cancel_at_period_end } = SubscriptionReport.parse(report)
  const [item] = items.data
  const offer = findOffer(item?.price.lookup_key)
  const periodEnd = item?.current_period_end ?? null
  return {
    id,
    status: subscriptionStatuses.find((known) => known === status) ?? 'unknown',
    // A lookup key moves to a newer price; the metadata stays with the price the member subscribed to.
    plan: PaidPlan.safeParse(item?.price.metadata.plan).data ?? offer?.plan ?? null,
    period: offer?.period ?? periodOfInterval[item?.price.recurring?.interval ?? ''] ?? null,
    createdAt: created,
    periodEnd,
    endsAt: cancel_at ?? (cancel_at_period_end ? periodEnd : null),
  }
}

/** Returns whether a subscription can still cost money, so that a second one would charge the member twice. */
export function isRunning({ status }: Subscription): boolean {
  return ['trialing', 'active', 'past_due', 'unpaid', 'paused', 'unknown'].includes(status)
}
