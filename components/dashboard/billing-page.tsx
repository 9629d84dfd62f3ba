'use client'

import { useQuery } from '@tanstack/react-query'
import { ExternalLink } from 'lucide-react'
import { useAccount } from '@/lib/accounts/client/account-provider.tsx'
import { BillingOverview } from '@/lib/billing/billing-overview.ts'
import { planNames } from '@/lib/billing/offers.ts'
import { formatAmount } from '@/lib/billing/prices.ts'
import { capitalise } from '@/lib/core/capitalise.ts'
import { localDateOf } from '@/lib/core/clock.ts'
import { fetchJson } from '@/lib/core/fetch-json.ts'
import { formatDate } from '@/lib/core/formats.ts'
import { PlanStatus } from '../billing/plan-status.tsx'
import { usePortal } from '../shell/use-portal.ts'
import { AnswerProviders } from '../ui/answer-providers.tsx'
import { Button, buttonStyle } from '../ui/button.tsx'
import { Chip } from '../ui/chip.tsx'
import Link from '../ui/link.tsx'
import { Notice } from '../ui/notice.tsx'
import { Panel } from '../ui/panel.tsx'
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
                {next.period ? `, ${next.period}` : ''}.
                {plan?.status === 'active' ? ' Cancel any time before then.' : null}
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
        {portal.fault ? (
          <p role="alert" className="w-full text-14 text-danger">
            {portal.fault}
          </p>
        ) : null}
      </section>
    </Panel>
  )
}

function cardWords({ brand, last4, month, year }: NonNullable<BillingOverview['card']>): string {
  return `${capitalise(brand)} ending in ${last4}, expires ${String(month).padStart(2, '0')}/${year}`
}

type Invoice = BillingOverview['invoices'][number]

const statusLabels: Record<Invoice['status'], string> = {
  paid: 'Paid',
  open: 'To pay',
  void: 'Void',
  refunded: 'Refunded',
  'part-refunded': 'Partly refunded',
}

/** Every invoice, newest first, each with a link to its document. */
export function InvoiceList({ invoices }: { invoices: readonly Invoice[] }) {
  if (invoices.length === 0) {
    return <p className="text-14 text-muted">No payments yet. Your receipts will appear here.</p>
  }
  return (
    <ul className="-mt-3 divide-y divide-line">
      {invoices.map((invoice) => (
        <li key={invoice.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3 text-14">
          <div className="min-w-0">
            <p className="font-medium">{formatDate(localDateOf(invoice.at), 'plain')}</p>
            <p className="text-muted wrap-anywhere">
              {[...invoice.lines, ...(invoice.number ? [`No. ${invoice.number}`] : [])].join(' · ')}
            </p>
          </div>
          <p className="figures flex items-center gap-x-4">
            <span className="text-muted">{statusLabels[invoice.status]}</span>
            <span className="font-semibold">{formatAmount(invoice)}</span>
            <DocumentLink invoice={invoice} />
          </p>
        </li>
      ))}
    </ul>
  )
}

function DocumentLink({ invoice: { page, pdf, at } }: { invoice: Invoice }) {
  const address = page ?? pdf
  if (address === null) return null
  return (
    <a
      href={address}
      target="_blank"
      rel="noopener noreferrer"
      className="inline-flex min-h-11 items-center gap-1.5 rounded-sm font-medium text-accent underline underline-offset-4 hover:text-ink lg:min-h-9"
    >
      Invoice and receipt
      <ExternalLink aria-hidden="true" className="size-4" />
      <span className="sr-only">of {formatDate(localDateOf(at), 'plain')} (opens a new tab)</span>
    </a>
  )
}
