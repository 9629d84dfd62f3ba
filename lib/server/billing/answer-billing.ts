import type { Firestore } from 'firebase-admin/firestore'
import type Stripe from 'stripe'
import type { BillingOverview } from '../../billing/billing-overview.ts'
import { isRunning, type Subscription } from '../../billing/subscription.ts'
import { instantOf } from '../../core/dates.ts'
import { reportFault } from '../../core/faults.ts'
import type { Caller } from '../caller.ts'
import { adminFirestore } from '../firebase-admin.ts'
import { problemResponse } from '../problem.ts'
import { findCustomerId } from './customer.ts'
import { isSimulated, paymentProvider } from './provider.ts'
import { invoiceOfPayment, isCustomer, providerReads } from './provider-reads.ts'

type OverviewContext = { db: Firestore; stripe: () => Stripe; simulated: boolean }
type Overview = BillingOverview

/** More than any member has in years. */
const maxInvoices = 60

/** Reads what a member pays next and has paid so far. @throws whatever the payment provider fails with */
export async function readBilling(uid: string, { db, stripe, simulated }: OverviewContext): Promise<Overview> {
  const nothing: Overview = { simulated, next: null, card: null, invoices: [] }
  const customer = await findCustomerId(db, uid)
  if (customer === null) return nothing
  const provider = stripe()
  if (!(await isCustomer(provider, customer))) return nothing
  const [subscriptions, invoices, refunds, cards] = await Promise.all([
    providerReads(provider).listSubscriptions(customer),
    provider.invoices.list({ customer, limit: maxInvoices }),
    sumRefunds(provider, customer),
    provider.paymentMethods.list({ customer, type: 'card', limit: 1 }),
  ])
  const [card] = cards.data.flatMap((method) => method.card ?? [])
  return {
    simulated,
    next: await nextPayment(provider, subscriptions?.find(isRunning)),
    card: card ? { brand: card.brand, last4: card.last4, month: card.exp_month, year: card.exp_year } : null,
    invoices: invoices.data.flatMap((invoice) => toInvoice(invoice, refunds) ?? []),
  }
}

async function sumRefunds(provider: Stripe, customer: string): Promise<Map<string, number>> {
  const charges = (await provider.charges.list({ customer, limit: 100 })).data
  const refunded = charges.filter(({ amount_refunded }) => amount_refunded > 0)
  const known = await Promise.all(
    refunded.map(async (charge) => [await invoiceOfPayment(provider, charge), charge.amount_refunded] as const),
  )
  return new Map(known.flatMap(([invoice, amount]) => (invoice === null ? [] : [[invoice, amount] as const])))
}

async function nextPayment(provider: Stripe, subscription: Subscription | undefined): Promise<Overview['next']> {
  if (!subscription?.plan || subscription.endsAt !== null || subscription.periodEnd === null) return null
  const { id, plan, period, periodEnd } = subscription
  const { amount_due, currency } = await provider.invoices.createPreview({ subscription: id })
  return { at: instantOf(periodEnd), plan, period, amountMinor: amount_due, currency: currency.toUpperCase() }
}

function toInvoice(invoice: Stripe.Invoice, refunds: ReadonlyMap<string, number>): Overview['invoices'][number] | null {
  const { id, number, created, lines, total, amount_paid, currency, hosted_invoice_url, invoice_pdf } = invoice
  const status = getStatus(invoice, refunds.get(id ?? '') ?? 0)
  if (!id || status === null) return null
  return {
    id,
    number,
    at: instantOf(created),
    lines: lines.data.flatMap(({ description }) => description ?? []),
    amountMinor: invoice.status === 'paid' ? amount_paid : total,
    currency: currency.toUpperCase(),
    status,
    page: hosted_invoice_url ?? null,
    pdf: invoice_pdf ?? null,
  }
}

/** Returns the state of an invoice; null for a draft, which doesn't count yet. */
function getStatus(
  { status, amount_paid }: Stripe.Invoice,
  refunded: number,
): Overview['invoices'][number]['status'] | null {
  if (refunded > 0) return refunded >= amount_paid ? 'refunded' : 'part-refunded'
  if (status === 'paid') return 'paid'
  if (status === 'open') return 'open'
  return status === 'void' || status === 'uncollectible' ? 'void' : null
}

export function overviewContext(): OverviewContext {
  return { db: adminFirestore(), stripe: paymentProvider, simulated: isSimulated() }
}

/** GET /api/billing: the caller's own payments. */
export async function answerBilling({ uid }: Caller, context: OverviewContext): Promise<Response> {
  if (uid === null) return problemResponse(401, 'Not signed in', 'Log in to see your payments.')
  try {
    return Response.json(await readBilling(uid, context), { headers: { 'cache-control': 'private, no-store' } })
  } catch (error) {
    reportFault('a member’s payments could not be read', error)
    return problemResponse(503, 'Payments aren’t available', 'Stripe isn’t responding. Try again soon.')
  }
}
