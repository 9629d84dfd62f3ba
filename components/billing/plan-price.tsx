'use client'

import type { PaidPlan } from '@/lib/billing/offers.ts'
import { yearlySaving } from '@/lib/billing/prices.ts'
import { Chip } from '../ui/chip.tsx'
import { OfferPrice } from './offer-price.tsx'
import { useOffers } from './offers-provider.tsx'

/** What a plan costs for the period that is chosen. */
export function PlanPrice({ plan, name }: { plan: PaidPlan; name: string }) {
  const { prices, period } = useOffers()
  const saving = prices.list && period === 'yearly' ? yearlySaving(prices.list, plan) : null
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <OfferPrice offer={{ plan, period }} name={name} prices={prices} />
      {saving ? <Chip>{saving}% less than monthly</Chip> : null}
    </div>
  )
}
