'use client'

import Link from 'next/link'
import { useAccount } from '@/lib/accounts/client/account-provider.tsx'
import { type Offer, planNames } from '@/lib/billing/offers.ts'
import { Chip } from '../ui/chip.tsx'
import { GainList } from './gain-list.tsx'
import { OfferPrice } from './offer-price.tsx'
import type { Prices } from './use-prices.ts'

/** The plan, its price, and what it adds to the plan of who looks. */
export function CheckoutSummary({ choice, prices }: { choice: Offer; prices: Prices }) {
  const { planSlug } = useAccount()
  return (
    <section aria-label="Summary" className="rounded-2xl border border-line bg-card p-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-16 font-semibold">
          {planNames[choice.plan]}, paid {choice.period}
        </h2>
        {prices.list?.simulated ? <Chip dashed>Simulated: no money moves</Chip> : null}
      </div>
      <div className="mt-2">
        <OfferPrice offer={choice} name={planNames[choice.plan]} prices={prices} />
      </div>
      <GainList before={planSlug ?? 'free'} after={choice.plan} />
      <p className="mt-3 text-14">
        <Link href="/pricing" className="font-medium underline underline-offset-4">
          Compare all plans
        </Link>
      </p>
    </section>
  )
}
