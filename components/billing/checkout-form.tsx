'use client'

import type { Route } from 'next'
import { type SubmitEvent, useState } from 'react'
import { useAccountStore } from '@/lib/accounts/client/account-provider.tsx'
import { CheckoutRequest } from '@/lib/billing/offer-schemas.ts'
import type { Offer } from '@/lib/billing/offers.ts'
import { findPrice, formatAmount } from '@/lib/billing/prices.ts'
import { pages } from '@/lib/pages/pages.ts'
import { BusyButton } from '../ui/busy-button.tsx'
import Link from '../ui/link.tsx'
import { TextField } from '../ui/text-field.tsx'
import { useAction } from '../ui/use-action.ts'
import type { Prices } from './use-prices.ts'

const PromotionCode = CheckoutRequest.shape.promotionCode
const terms = pages.find(({ path }) => (path as string) === '/privacy-policy')

/** The terms, a promotion code for who has one, and the button that leaves for the payment page. */
export function CheckoutForm({ choice, prices }: { choice: Offer; prices: Prices }) {
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
      <p className="mb-4 text-14 text-muted">
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
          {refusalOf(error)}
        </p>
      ) : null}
      <BusyButton busy={busy} busyLabel="Opening the payment page">
        Continue to payment
      </BusyButton>
    </form>
  )
}

/** Refusals of the function are written for the person; anything else is our fault or the connection's. */
function refusalOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (error instanceof Error && ['functions/failed-precondition', 'functions/invalid-argument'].includes(code)) {
    return error.message
  }
  return 'We couldn’t open the payment page. You haven’t been charged. Check your connection, then try again.'
}
