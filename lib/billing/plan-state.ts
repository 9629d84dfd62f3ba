import { instantOf } from '../core/dates.ts'
import { paidPlans } from './offers.ts'
import type { PlanDocument } from './plan-document.ts'
import { isRunning, type Subscription } from './subscription.ts'

const free: PlanDocument = { name: { slug: 'free' }, status: 'active', periodEnd: null }

/** The statuses that grant the plan. `past_due` is one, because the provider is still retrying the payment. */
const granting = new Set<Subscription['status']>(['trialing', 'active', 'past_due'])

/**
 * Returns a member's plan document, derived only from what the provider reports now.
 * @param present the current document; a paid plan without a customer was given by hand and stays until one is bought
 * @param customerId the member's customer
 * @param subscriptions all of that customer's, in any order; null when the customer is deleted
 */
export function getPlanState(
  present: PlanDocument,
  customerId: string,
  subscriptions: readonly Subscription[] | null,
): PlanDocument {
  const best = pickBest((subscriptions ?? []).filter(({ status }) => granting.has(status)))
  if (best?.plan) {
    const until = best.endsAt ?? best.periodEnd
    return {
      name: { slug: best.plan },
      stripe: { customerId },
      status: toPlanStatus(best),
      periodEnd: until === null ? null : instantOf(until),
      ...(best.period ? { period: best.period } : {}),
    }
  }
  if (present.stripe === undefined && present.name.slug !== 'free') return present
  const owing = subscriptions?.some((each) => isRunning(each) && each.status === 'unpaid') ?? false
  // Keeps the customer, so that the debt can be settled in the portal before anything else is bought.
  return owing ? { ...free, stripe: { customerId }, status: 'past-due' } : free
}

const never = Number.MAX_SAFE_INTEGER

/**
 * Returns the subscription with the highest plan; among equals the one that lasts longest, then the newest, so that the
 * order of the input doesn't matter.
 */
function pickBest(subscriptions: readonly Subscription[]): Subscription | undefined {
  // A subscription whose price isn't ours grants nothing and ranks last.
  const rank = ({ plan }: Subscription) => (plan ? paidPlans.indexOf(plan) : -1)
  const [best] = subscriptions.toSorted(
    (a, b) =>
      rank(b) - rank(a) ||
      (b.endsAt ?? never) - (a.endsAt ?? never) ||
      b.createdAt - a.createdAt ||
      (a.id < b.id ? 1 : -1),
  )
  return best
}

function toPlanStatus({ status, endsAt }: Subscription): PlanDocument['status'] {
  if (status === 'past_due') return 'past-due'
  return endsAt === null ? 'active' : 'cancelled'
}

/** Returns whether two plan documents say the same. */
export function isSamePlan(a: PlanDocument, b: PlanDocument): boolean {
  return (
    a.name.slug === b.name.slug &&
    a.stripe?.customerId === b.stripe?.customerId &&
    a.status === b.status &&
    a.periodEnd === b.periodEnd &&
    a.period === b.period
  )
}
