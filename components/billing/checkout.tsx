'use client'

import { useSearchParams } from 'next/navigation'
import { useAccount } from '@/lib/accounts/client/account-provider.tsx'
import { parseCheckoutChoice } from '@/lib/billing/checkout-choice.ts'
import { type Offer, planNames } from '@/lib/billing/offers.ts'
import { usePortal } from '../shell/use-portal.ts'
import { Button } from '../ui/button.tsx'
import { Chip } from '../ui/chip.tsx'
import Link from '../ui/link.tsx'
import { Notice } from '../ui/notice.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { CheckoutForm } from './checkout-form.tsx'
import { GainList } from './gain-list.tsx'
import { OfferPrice } from './offer-price.tsx'
import { type Prices, usePrices } from './use-prices.ts'

/** What is about to be bought, and the way to the payment provider's page. Errors stay here. */
export function Checkout() {
  const choice = parseCheckoutChoice(new URLSearchParams(useSearchParams()))
  const { plan } = useAccount()
  const prices = usePrices()
  return (
    <div className="mx-auto max-w-2xl space-y-6 px-4 py-8 sm:px-6 lg:py-12">
      <h1 className="text-28 font-semibold tracking-tight">{`Check out ${planNames[choice.plan]}`}</h1>
      {choice.bad.length > 0 ? (
        <Notice kind="warn">
          The address names no {choice.bad.join(' and no ')} we have, so this is {planNames[choice.plan]}, paid{' '}
          {choice.period}.
        </Notice>
      ) : null}
      {choice.isBack ? <Notice kind="info">You haven’t been charged. Continue here whenever you like.</Notice> : null}
      <CheckoutSummary choice={choice} prices={prices} />
      {plan === undefined ? <Skeleton className="h-40 rounded-2xl" /> : null}
      {plan?.stripe ? <AlreadyPaying /> : null}
      {plan && !plan.stripe ? <CheckoutForm choice={choice} prices={prices} /> : null}
    </div>
  )
}

function AlreadyPaying() {
  const { planSlug } = useAccount()
  const { busy, failed, open } = usePortal()
  return (
    <Notice
      kind="info"
      action={
        <Button aria-busy={busy} onClick={() => void open()}>
          Open Billing
        </Button>
      }
    >
      <p>
        {planSlug === 'free'
          ? 'You have an unpaid invoice. Pay it in Billing first.'
          : `You already have ${planNames[planSlug ?? 'free']}. Switch plans in Billing so you’re never charged twice.`}
      </p>
      {failed ? <p role="alert">We couldn’t open Billing. Try again in a minute.</p> : null}
    </Notice>
  )
}

/** The plan, its price, and what it adds to the plan of who looks. */
function CheckoutSummary({ choice, prices }: { choice: Offer; prices: Prices }) {
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
