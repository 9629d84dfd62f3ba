'use client'

import type { Route } from 'next'
import { useAccount } from '@/lib/accounts/client/account-provider.tsx'
import { checkoutPath, type Offer, planNames } from '@/lib/billing/offers.ts'
import { usePortal } from '../shell/use-portal.ts'
import { Button, buttonStyle } from '../ui/button.tsx'
import Link from '../ui/link.tsx'
import { ActionSkeleton } from './action-skeleton.tsx'
import { PlanStatus } from './plan-status.tsx'

/** What a member can do with an offer: buy it, or change their current plan in the billing portal. */
export function MemberAction({ offer }: { offer: Offer }) {
  const { plan, planSlug } = useAccount()
  const { busy, fault, open } = usePortal()
  const name = planNames[offer.plan]
  if (plan === undefined) return <ActionSkeleton />
  if (planSlug === offer.plan && !plan?.stripe)
    return <p className="min-h-9 text-14 text-muted">Your plan, free of charge.</p>
  if (!plan?.stripe) {
    return (
      <Link href={checkoutPath(offer) as Route} className={buttonStyle('primary', 'w-full')}>
        Choose {name}
      </Link>
    )
  }
  const isPresent = planSlug === offer.plan && (plan.period ?? offer.period) === offer.period
  const owes = planSlug === 'free'
  const label = owes
    ? 'Pay in Billing'
    : isPresent
      ? 'Manage billing'
      : planSlug === offer.plan
        ? `Pay ${offer.period}`
        : `Switch to ${name}, ${offer.period}`
  return (
    <div className="space-y-2">
      <Button
        kind={isPresent ? 'outline' : 'primary'}
        className="w-full"
        aria-busy={busy}
        onClick={() => void open(isPresent || owes ? undefined : offer)}
      >
        {label}
      </Button>
      {isPresent ? <PlanStatus /> : null}
      {fault ? (
        <p role="alert" className="text-14 text-danger">
          {fault}
        </p>
      ) : null}
    </div>
  )
}
