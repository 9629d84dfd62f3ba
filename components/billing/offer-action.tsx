'use client'

import type { Route } from 'next'
import Link from 'next/link'
import { useAccount } from '@/lib/account/client/account-provider.tsx'
import { type Offer, planNames } from '@/lib/billing/offers.ts'
import { useLoginDialog } from '../account/login-dialog-host.tsx'
import { Button, buttonStyle } from '../ui/button.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { PlanStanding } from './plan-standing.tsx'
import { usePortal } from './use-portal.ts'

/** Where an offer leads, which depends on who looks at it: sign-up, checkout, or the portal of a running plan. */
export function OfferAction({ offer }: { offer: Offer }) {
  const { user, known, staleUser, plan, planSlug } = useAccount()
  const openLogin = useLoginDialog()
  const { busy, failed, open } = usePortal()
  const name = planNames[offer.plan]
  const checkout = `/checkout?${new URLSearchParams({ plan: offer.plan, period: offer.period })}`
  if (!known || staleUser || (user && plan === undefined)) return <Skeleton className="h-11 rounded-lg lg:h-9" />
  if (!user) {
    return (
      <Button kind="primary" className="w-full" onClick={() => openLogin({ tab: 'signup', returnTo: checkout })}>
        Choose {name}
      </Button>
    )
  }
  if (planSlug === offer.plan && !plan?.stripe)
    return <p className="min-h-9 text-14 text-muted">Your plan, given to you.</p>
  if (!plan?.stripe) {
    return (
      <Link href={checkout as Route} className={buttonStyle('primary', 'w-full')}>
        Choose {name}
      </Link>
    )
  }
  const isPresent = planSlug === offer.plan && (plan.period ?? offer.period) === offer.period
  const owes = planSlug === 'free'
  const label = owes
    ? 'Settle in Billing'
    : isPresent
      ? 'Manage billing'
      : planSlug === offer.plan
        ? `Pay ${offer.period}`
        : `Switch to ${name}`
  return (
    <div className="space-y-2">
      <Button kind={isPresent ? 'outline' : 'primary'} className="w-full" aria-busy={busy} onClick={() => void open()}>
        {label}
      </Button>
      {isPresent ? <PlanStanding /> : null}
      {failed ? (
        <p role="alert" className="text-14 text-danger">
          Billing could not be opened. Try again in a minute.
        </p>
      ) : null}
    </div>
  )
}
