'use client'

import type { Route } from 'next'
import { useSearchParams } from 'next/navigation'
import { type SubmitEvent, useState } from 'react'
import { useAccount, useAccountStore } from '@/lib/accounts/client/account-provider.tsx'
import { parseCheckoutChoice } from '@/lib/billing/checkout-choice.ts'
import { CheckoutRequest } from '@/lib/billing/offer-schemas.ts'
import { type Offer, planNames } from '@/lib/billing/offers.ts'
import { findPrice, formatAmount } from '@/lib/billing/prices.ts'
import { pages } from '@/lib/pages/pages.ts'
import { usePortal } from '../shell/use-portal.ts'
import { BusyButton } from '../ui/busy-button.tsx'
import { Button } from '../ui/button.tsx'
import { Chip } from '../ui/chip.tsx'
import Link from '../ui/link.tsx'
import { Notice } from '../ui/notice.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { TextField } from '../ui/text-field.tsx'
import { useAction } from '../ui/use-action.ts'
import { GainList } from './gain-list.tsx'
import { OfferPrice } from './offer-price.tsx'
import { SettingUp } from './plan-status.tsx'
import { type Prices, usePrices } from './use-prices.ts'

const PromotionCode = CheckoutRequest.shape.promotionCode
const terms = pages.find(({ path }) => (path as string) === '/privacy-policy')

/** The terms, an optional promotion code, and the button that goes to the payment page. */
function CheckoutForm({ choice, prices }: { choice: Offer; prices: Prices }) {
  const store = useAccountStore()
  const { busy, error, run } = useAction()
  const [code, setCode] = useState('')
  const [attempted, setAttempted] = useState(false)
  const promotionCode = code.trim() || undefined
  const fault = PromotionCode.safeParse(promotionCode).success ? null : 'Enter a code of letters, numbers and dashes'
  const price = prices.list ? findPrice(prices.list, choice) : null

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setAttempted(true)
    if (fault) return
    const { plan, period } = choice
    await run(async () => {
      const session = await store.session()
      location.assign(await session.createCheckout({ plan, period, ...(promotionCode ? { promotionCode } : {}) }))
    })
  }

  return (
    <form noValidate onSubmit={submit} aria-label="Checkout" aria-busy={busy}>
      <TextField
        label="Promo code (optional)"
        name="promotion"
        autoComplete="off"
        value={code}
        onChange={setCode}
        fault={attempted ? fault : null}
      />
      <p className="mt-3 mb-4 text-14 text-muted">
        {price ? `${formatAmount(price)} each ${choice.period === 'monthly' ? 'month' : 'year'}` : 'The price'}, charged
        until you cancel. Cancel any time in Billing and keep your plan until the end of the period you’ve paid for. You
        pay on Stripe’s page; we never see your card number.
        {terms ? (
          <>
            {' '}
            By continuing you accept our{' '}
            <Link href={terms.path as Route} className="underline underline-offset-4">
              terms
            </Link>
            .
          </>
        ) : null}
      </p>
      {error ? (
        <p role="alert" className="mb-4 rounded-lg border border-danger p-3 text-14">
          {describeRefusal(error)}
        </p>
      ) : null}
      <BusyButton busy={busy} busyLabel="Opening the payment page">
        Continue to payment
      </BusyButton>
    </form>
  )
}

/** Returns the server's refusal, which is written for members; any other error gets a general message. */
function describeRefusal(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (error instanceof Error && ['functions/failed-precondition', 'functions/invalid-argument'].includes(code)) {
    return error.message
  }
  return 'We couldn’t open the payment page. You haven’t been charged. Check your connection, then try again.'
}

/** The checkout page: what is being bought, and the form that leads to the payment provider. Errors show here. */
export function Checkout() {
  const choice = parseCheckoutChoice(new URLSearchParams(useSearchParams()))
  const { plan } = useAccount()
  const prices = usePrices()
  return (
    <div className="mx-auto max-w-2xl space-y-6 px-4 py-8 sm:px-6 lg:py-12">
      <h1 className="text-28 font-semibold tracking-tight">{`Check out ${planNames[choice.plan]}`}</h1>
      {choice.bad.length > 0 ? (
        <Notice kind="warn">
          We couldn’t read the {choice.bad.join(' and ')} in this link, so this is {planNames[choice.plan]}, paid{' '}
          {choice.period}.
        </Notice>
      ) : null}
      {choice.isBack ? <Notice kind="info">You haven’t been charged. Continue here whenever you like.</Notice> : null}
      <CheckoutSummary choice={choice} prices={prices} />
      {plan === undefined ? <Skeleton className="h-40 rounded-2xl" /> : null}
      {plan === null ? <SettingUp /> : null}
      {plan?.stripe ? <AlreadyPaying /> : null}
      {plan && !plan.stripe ? <CheckoutForm choice={choice} prices={prices} /> : null}
    </div>
  )
}

function AlreadyPaying() {
  const { planSlug } = useAccount()
  const { busy, fault, open } = usePortal()
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
      {fault ? <p role="alert">{fault}</p> : null}
    </Notice>
  )
}

/** The plan, its price, and what it adds to the member's current plan. */
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
