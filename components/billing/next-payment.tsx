'use client'

import { useAccount } from '@/lib/accounts/client/account-provider.tsx'
import type { BillingOverview } from '@/lib/billing/billing-overview.ts'
import { planNames } from '@/lib/billing/offers.ts'
import { formatAmount } from '@/lib/billing/prices.ts'
import { capitalise } from '@/lib/core/capitalise.ts'
import { localDateOf } from '@/lib/core/clock.ts'
import { formatDate } from '@/lib/core/formats.ts'
import { usePortal } from '../shell/use-portal.ts'
import { Button, buttonStyle } from '../ui/button.tsx'
import { Chip } from '../ui/chip.tsx'
import Link from '../ui/link.tsx'
import { Panel } from '../ui/panel.tsx'
import { PlanStatus } from './plan-status.tsx'

/** The next payment with its date and card, or that there is none, and a link to change either. */
export function NextPayment({ overview }: { overview: BillingOverview }) {
  const { plan, planSlug } = useAccount()
  const portal = usePortal()
  const { next, card, simulated } = overview
  return (
    <Panel>
      <section aria-labelledby="next-payment" className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <div className="min-w-0">
          <h2 id="next-payment" className="flex flex-wrap items-center gap-2 text-14 text-muted">
            Next payment {simulated ? <Chip dashed>Simulated: no money moves</Chip> : null}
          </h2>
          {next ? (
            <>
              <p className="figures mt-1 text-28 font-semibold tracking-tight">{formatAmount(next)}</p>
              <p className="text-14 text-muted">
                {formatDate(localDateOf(next.at), 'long')}, for {planNames[next.plan]}
                {next.period ? `, ${next.period}` : ''}. Cancel any time before then.
              </p>
            </>
          ) : (
            <>
              <p className="mt-1 text-28 font-semibold tracking-tight">None</p>
              <p className="text-14 text-muted">
                {planSlug === 'free' || planSlug === null ? 'You’re on Free.' : 'Your plan doesn’t renew.'}
              </p>
            </>
          )}
          {plan?.status === 'active' ? null : <PlanStatus />}
          {card ? <p className="mt-1 text-14">{cardWords(card)}</p> : null}
        </div>
        <div className="flex flex-wrap gap-2">
          {plan?.stripe ? (
            <Button kind="primary" aria-busy={portal.busy} onClick={() => void portal.open()}>
              Manage card and plan
            </Button>
          ) : null}
          <Link href="/pricing" className={buttonStyle(plan?.stripe ? 'outline' : 'primary')}>
            See plans
          </Link>
        </div>
        {portal.failed ? (
          <p role="alert" className="w-full text-14 text-danger">
            We couldn’t open Billing. Try again in a minute.
          </p>
        ) : null}
      </section>
    </Panel>
  )
}

function cardWords({ brand, last4, month, year }: NonNullable<BillingOverview['card']>): string {
  return `${capitalise(brand)} ending in ${last4}, expires ${String(month).padStart(2, '0')}/${year}`
}
