'use client'

import { useAccount } from '@/lib/accounts/client/account-provider.tsx'
import { ActionSkeleton } from './action-skeleton.tsx'
import { WithBillingLink } from './billing-link.tsx'
import { PlanStanding } from './plan-standing.tsx'

/** How a member stands to the free plan: on it, or how they come back to it. */
export function FreeStanding() {
  const { plan, planSlug } = useAccount()
  if (plan === undefined) return <ActionSkeleton />
  // The room of a button, so that the limits of all plans begin on one line.
  const room = 'min-h-11 text-14 lg:min-h-9'
  if (planSlug === 'free' || !plan?.stripe) {
    return <div className={room}>{planSlug === 'free' ? <PlanStanding /> : null}</div>
  }
  return (
    <p className={`${room} text-muted`}>
      <WithBillingLink>Cancel in Billing and you’ll move to Free when your paid period ends.</WithBillingLink>
    </p>
  )
}
