'use client'

import { type ReactNode, useState } from 'react'
import { useAccount } from '@/lib/account/client/account-provider.tsx'
import { type BillingPeriod, type PaidPlan, paidPlans, planNames } from '@/lib/billing/offers.ts'
import { yearlySaving } from '@/lib/billing/prices.ts'
import { limitsOf } from '@/lib/plans/benefits.ts'
import type { PlanSlug } from '@/lib/plans/slugs.ts'
import { Chip } from '../ui/chip.tsx'
import { Segmented } from '../ui/segmented.tsx'
import { FreeAction } from './free-action.tsx'
import { OfferAction } from './offer-action.tsx'
import { OfferPrice } from './offer-price.tsx'
import { usePrices } from './use-prices.ts'

const periods = [
  { value: 'monthly', label: 'Monthly' },
  { value: 'yearly', label: 'Yearly' },
] as const

/** The plans side by side: what each costs, the few figures that tell them apart, and the way to it. */
export function PlanOffers() {
  const { planSlug, plan } = useAccount()
  const prices = usePrices()
  const [chosen, setChosen] = useState<BillingPeriod | null>(null)
  // Until somebody chooses, what they pay now.
  const period = chosen ?? plan?.period ?? 'monthly'
  const saving = (each: PaidPlan) => (prices.list && period === 'yearly' ? yearlySaving(prices.list, each) : null)
  const simulated = prices.list?.simulated ? <Chip dashed>Simulated prices: no money moves</Chip> : null
  return (
    <section aria-label="Plans and prices">
      <div className="flex flex-wrap items-center gap-3">
        <Segmented label="Paid" value={period} options={periods} onChange={setChosen} className="w-60" />
        <span className="max-md:hidden">{simulated}</span>
      </div>
      <ul className="mt-4 grid overflow-hidden rounded-2xl border border-line bg-card md:grid-cols-3">
        <PlanColumn plan="free" present={planSlug === 'free'}>
          <p className="min-h-9 text-20 leading-9 font-semibold tracking-tight">Nothing to pay</p>
          <FreeAction />
        </PlanColumn>
        {paidPlans.map((each) => (
          <PlanColumn key={each} plan={each} present={planSlug === each}>
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <OfferPrice offer={{ plan: each, period }} prices={prices} />
              {saving(each) ? <Chip>{saving(each)}% less than monthly</Chip> : null}
            </div>
            <OfferAction offer={{ plan: each, period }} />
          </PlanColumn>
        ))}
      </ul>
      {/* Below the offers on a phone, so that nothing moves when it comes. */}
      <p className="mt-3 min-h-7 md:hidden">{simulated}</p>
    </section>
  )
}

/** The figures that tell the plans apart at a glance; the table below has the rest. */
function headlines(plan: PlanSlug): string[] {
  const [qantas, velocity] = [limitsOf(plan, 'qantas'), limitsOf(plan, 'velocity')]
  const most = Math.max(qantas.seats, velocity.seats)
  return [
    `${qantas.daysAhead} days ahead on Qantas, ${velocity.daysAhead} on Velocity`,
    most === 1 ? '1 seat in one search' : `Up to ${qantas.seats} seats on Qantas, ${velocity.seats} on Velocity`,
    qantas.liveSearch
      ? `Live search over ${qantas.liveSearch.rangeDays} days, ${qantas.liveSearch.permutations} permutations`
      : 'Stored availability, no live search',
    `Alerts ${qantas.alertsDaysAhead} days ahead`,
  ]
}

function PlanColumn({ plan, present, children }: { plan: PlanSlug; present: boolean; children: ReactNode }) {
  return (
    <li className="flex flex-col gap-4 border-line p-5 not-first:border-t md:not-first:border-t-0 md:not-first:border-l">
      <div className="flex min-h-7 items-center justify-between gap-2">
        <h2 className="text-16 font-semibold">{planNames[plan]}</h2>
        {present ? <Chip>Your plan</Chip> : null}
      </div>
      {children}
      <ul className="figures space-y-1.5 border-t border-line pt-4 text-14">
        {headlines(plan).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </li>
  )
}
