'use client'

import { useAccount } from '@/lib/accounts/client/account-provider.tsx'
import { planNames } from '@/lib/billing/offers.ts'
import { PlanStanding } from '../billing/plan-standing.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { TextLink } from '../ui/text-link.tsx'

/** The plan in a line; all else about it is on a page of its own. */
export function PlanFoot() {
  const { planSlug, plan } = useAccount()
  if (planSlug === null) {
    return plan === null ? (
      <p className="text-14 text-muted">We’re setting up your account. This takes a few seconds.</p>
    ) : (
      <Skeleton className="h-16 rounded-lg" />
    )
  }
  return (
    <section aria-labelledby="plan-foot" className="space-y-1 border-t border-line pt-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-14">
        <h2 id="plan-foot" className="font-semibold">
          Your plan: {planNames[planSlug]}
        </h2>
        <TextLink href="/dashboard/account">Plan, limits and settings</TextLink>
      </div>
      <PlanStanding />
    </section>
  )
}
