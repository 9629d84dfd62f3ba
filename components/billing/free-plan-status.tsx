'use client'

import { useAccount } from '@/lib/accounts/client/account-provider.tsx'
import { ActionSkeleton } from './action-skeleton.tsx'
import { WithBillingLink } from './billing-link.tsx'
import { PlanStatus } from './plan-status.tsx'

/** Shows a member's status on the free plan, or how to return to it from a paid one. */
export function FreePlanStatus() {
  const { plan, planSlug } = useAccount()
  if (plan === undefined) return <ActionSkeleton />
  // As tall as a button, so that the limits of all plans start at the same height.
  const room = 'min-h-11 text-14 lg:min-h-9'
  if (planSlug === 'free' || !plan?.stripe) {
    return <div className={room}>{planSlug === 'free' ? <PlanStatus /> : null}</div>
  }
  return (
    <p className={`${room} text-muted`}>
      <WithBillingLink>Cancel in Billing and you’ll move to Free when your paid period ends.</WithBillingLink>
    </p>
  )
}
