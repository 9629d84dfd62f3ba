'use client'

import { useAccount } from '@/lib/accounts/client/account-provider.tsx'
import { planNames } from '@/lib/billing/offers.ts'
import { localDateOf } from '@/lib/core/clock.ts'
import { formatDate } from '@/lib/core/formats.ts'
import { WithBillingLink } from './billing-link.tsx'

/** Says when a member's plan renews or ends, or that a payment failed. Renders nothing if there is nothing to say. */
export function PlanStatus() {
  const { plan, planSlug } = useAccount()
  if (!plan || planSlug === null) return null
  if (plan.status === 'past-due') {
    return (
      <p className="text-14 text-warn">
        <WithBillingLink>
          {planSlug === 'free'
            ? 'Your last payment failed, so your paid plan has ended. Pay it in Billing.'
            : 'Your last payment failed. Update your card in Billing to keep your plan.'}
        </WithBillingLink>
      </p>
    )
  }
  if (plan.periodEnd === null) return null
  const day = formatDate(localDateOf(plan.periodEnd), 'plain')
  return (
    <p className="text-14 text-muted">
      {plan.status === 'cancelled' ? `${planNames[planSlug]} until ${day}, then Free.` : `Renews on ${day}.`}
    </p>
  )
}

/** Shown to a new member until the server has written their plan, a moment after sign-up. */
export function SettingUp() {
  return <p className="text-14 text-muted">We’re setting up your account. This takes a few seconds.</p>
}
