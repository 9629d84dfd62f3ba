'use client'

import { useSearchParams } from 'next/navigation'
import { useAccount } from '@/lib/accounts/client/account-provider.tsx'
import { parseCheckoutChoice } from '@/lib/billing/checkout-choice.ts'
import { planNames } from '@/lib/billing/offers.ts'
import { usePortal } from '../shell/use-portal.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { CheckoutForm } from './checkout-form.tsx'
import { CheckoutSummary } from './checkout-summary.tsx'
import { usePrices } from './use-prices.ts'

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
      {choice.isBack ? <Notice kind="info">Nothing was charged. You can go on here whenever you like.</Notice> : null}
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
          ? 'A payment is still owed. Settle it in Billing first.'
          : `You have ${planNames[planSlug ?? 'free']} already. Switch plans in Billing, so that you are never charged twice.`}
      </p>
      {failed ? <p role="alert">Billing could not be opened. Try again in a minute.</p> : null}
    </Notice>
  )
}
