'use client'

import { useSearchParams } from 'next/navigation'
import { useEffect, useState } from 'react'
import { useAccount } from '@/lib/accounts/client/account-provider.tsx'
import { PaidPlan } from '@/lib/billing/offer-schemas.ts'
import { planNames } from '@/lib/billing/offers.ts'
import { buttonStyle } from '../ui/button.tsx'
import Link from '../ui/link.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { GainList } from './gain-list.tsx'
import { PlanStatus } from './plan-status.tsx'

/** After this long, the page says that it is taking longer than usual. */
const usualMs = 15_000

/** The page after paying: waits for the new plan, which arrives by itself, and shows what it adds. */
export function ThankYou() {
  const params = useSearchParams()
  const { planSlug } = useAccount()
  const bought = PaidPlan.safeParse(params.get('plan')).data ?? null
  const isOn = planSlug !== null && planSlug !== 'free' && (bought === null || planSlug === bought)
  return (
    <div className="mx-auto max-w-2xl px-4 py-8 sm:px-6 lg:py-12">
      {isOn ? <Unlocked /> : bought ? <Waiting plan={bought} /> : <NothingBought />}
    </div>
  )
}

function Unlocked() {
  const { planSlug } = useAccount()
  if (planSlug === null) return null
  return (
    <div aria-live="polite">
      <h1 className="text-28 font-semibold tracking-tight">You are on {planNames[planSlug]}</h1>
      <p className="mt-1 text-16 text-muted">Thank you. These limits apply now on every page.</p>
      <div className="mt-4 rounded-2xl border border-line bg-card p-5">
        <GainList before="free" after={planSlug} />
        <div className="mt-3">
          <PlanStatus />
        </div>
      </div>
      <div className="mt-6 flex flex-wrap gap-3">
        <Link href="/qantas/reward-seat-finder" className={buttonStyle('primary')}>
          Search Qantas reward seats
        </Link>
        <Link href="/virgin-australia/reward-seat-finder" className={buttonStyle()}>
          Search Velocity reward seats
        </Link>
        <Link href="/dashboard" className={buttonStyle()}>
          Dashboard
        </Link>
      </div>
    </div>
  )
}

function Waiting({ plan }: { plan: PaidPlan }) {
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), usualMs)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div role="status">
      <h1 className="text-28 font-semibold tracking-tight">Switching your account to {planNames[plan]}</h1>
      <p className="mt-1 text-16 text-muted">
        {isLate
          ? 'This is taking longer than usual. You can leave this page: your plan starts as soon as Stripe confirms the payment.'
          : 'Waiting for Stripe to confirm your payment. This page updates automatically.'}
      </p>
      <Skeleton className="mt-6 h-56 rounded-2xl" />
    </div>
  )
}

function NothingBought() {
  return (
    <>
      <h1 className="text-28 font-semibold tracking-tight">Thank you</h1>
      <p className="mt-1 mb-6 text-16 text-muted">You’re on the free plan, with no payment pending.</p>
      <Link href="/pricing" className={buttonStyle('primary')}>
        See plans
      </Link>
    </>
  )
}
