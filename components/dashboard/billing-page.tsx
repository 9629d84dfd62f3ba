'use client'

import { useQuery } from '@tanstack/react-query'
import { useAccount } from '@/lib/accounts/client/account-provider.tsx'
import { BillingOverview } from '@/lib/billing/billing-overview.ts'
import { fetchJson } from '@/lib/core/fetch-json.ts'
import { InvoiceList } from '../billing/invoice-list.tsx'
import { NextPayment } from '../billing/next-payment.tsx'
import { AnswerProviders } from '../ui/answer-providers.tsx'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { Section } from '../ui/section.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { useRequestIdentity } from '../ui/use-request-identity.ts'
import { AccountFrame } from './account-frame.tsx'

/** The billing page: the next payment, the card it is charged to, and every receipt so far. */
export function BillingPage() {
  return (
    <AccountFrame title="Billing and receipts" lede="Your next payment and past receipts.">
      <AnswerProviders>
        <WhenKnown />
      </AnswerProviders>
    </AccountFrame>
  )
}

/** Waits until the plan is known before requesting any billing data: a visitor has none. */
function WhenKnown() {
  return useAccount().plan === undefined ? <Skeleton className="h-44 rounded-2xl" /> : <Payments />
}

function Payments() {
  const { data, error, refetch } = useBilling()
  if (error) {
    return (
      <Notice kind="warn" action={<Button onClick={() => void refetch()}>Try again</Button>}>
        Your payments can’t be shown right now: {error.message} Nothing has changed.
      </Notice>
    )
  }
  return (
    <>
      {data ? <NextPayment overview={data} /> : <Skeleton className="h-44 rounded-2xl" />}
      <Section title="Receipts and invoices">
        {data ? <InvoiceList invoices={data.invoices} /> : <Skeleton className="h-40 rounded-lg" />}
      </Section>
    </>
  )
}

/** Fetches the billing overview, and again whenever the plan changes, so that a payment shows along with its plan. */
function useBilling() {
  const { plan } = useAccount()
  const identity = useRequestIdentity()
  const planState = plan ? [plan.name.slug, plan.status, plan.periodEnd].join(' ') : null
  return useQuery({
    queryKey: ['billing', identity.id, planState],
    enabled: planState !== null && identity.id !== 'guest' && identity.id !== 'returning',
    queryFn: async ({ signal }) =>
      fetchJson('/api/billing', BillingOverview, { signal, token: await identity.token() }),
    refetchOnWindowFocus: true,
    staleTime: 0,
  })
}
