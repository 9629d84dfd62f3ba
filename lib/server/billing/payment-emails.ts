import type { Firestore } from 'firebase-admin/firestore'
import type Stripe from 'stripe'
import { cardExpiringEmail, InvoiceReport, paymentFailedEmail, receiptEmail } from '../../accounts/billing-emails.ts'
import { accountPaths, UserDocument } from '../../accounts/documents.ts'
import type { AccountEmail } from '../../accounts/mail-page.ts'
import type { PaymentEvent } from '../../billing/payment-event.ts'
import { type Instant, localDateOf } from '../../core/clock.ts'
import { addDays, endOfMonth, instantOf } from '../../core/dates.ts'
import { reportFault } from '../../core/faults.ts'
import { queueAccountEmail, recallMail } from '../mail/mail-document.ts'

type Context = {
  db: Firestore
  siteUrl: string
  now: Instant
  /** Requests that a mail be sent. */
  enqueue: (id: string) => Promise<void>
}

/**
 * Mails a member their receipt, or that a payment failed: once for each invoice and once for each failed attempt,
 * however often the provider reports it. Failures not mailed yet are recalled once the invoice is paid.
 */
export async function mailPayment(
  event: PaymentEvent,
  uid: string,
  context: Context & { stripe: Pick<Stripe, 'invoices'> },
): Promise<void> {
  if (event.type !== 'invoice.paid' && event.type !== 'invoice.payment_failed') return
  const invoice = InvoiceReport.safeParse(event.data.object).data
  if (invoice === undefined) return
  const { id, amount_paid, attempt_count } = invoice
  if (event.type === 'invoice.paid') {
    const paidAt = instantOf(event.created)
    // Delayed by a mail server that was down, they would arrive after the receipt and say the opposite.
    for (let attempt = 1; attempt <= attempt_count; attempt += 1) await recallMail(context.db, failedId(id, attempt))
    // A trial's invoice counts as paid too, with an amount of zero.
    if (amount_paid > 0) await mail(uid, `receipt-${id}`, receiptEmail(invoice, paidAt, context.siteUrl), context)
  } else {
    // Events come late and in any order: this one may arrive after the member has paid.
    const { status } = await context.stripe.invoices.retrieve(id)
    if (status === 'paid' || status === 'void') return
    await mail(uid, failedId(id, attempt_count), paymentFailedEmail(invoice, context.siteUrl), context)
  }
}

const failedId = (invoice: string, attempt: number) => `payment-failed-${invoice}-${attempt}`

async function mail(uid: string, id: string, email: AccountEmail, { db, now, enqueue }: Context): Promise<void> {
  const member = UserDocument.safeParse((await db.doc(accountPaths.user(uid)).get()).data())
  if (!member.success) return
  if (await queueAccountEmail(db, id, email, { uid, to: member.data.email, now })) await enqueue(id)
}

/** Fewer days than mails are kept, so that a card is reported only once. */
const DAYS_BEFORE = 21

/**
 * Mails members whose card expires within three weeks, before the next payment for their plan. Returns how many mails
 * were asked for. One member who fails is reported, and tried again the next night.
 */
export async function mailExpiringCards(stripe: Stripe, context: Context): Promise<number> {
  let mailed = 0
  for await (const subscription of stripe.subscriptions.list({ status: 'active', limit: 100 })) {
    try {
      if (await mailExpiringCard(subscription, stripe, context)) mailed += 1
    } catch (error) {
      reportFault('a member’s expiring card', error)
    }
  }
  return mailed
}

/** Returns whether the card is about to expire and its member known. */
async function mailExpiringCard(subscription: Stripe.Subscription, stripe: Stripe, context: Context): Promise<boolean> {
  if (subscription.cancel_at_period_end) return false
  const today = localDateOf(context.now)
  const customer = typeof subscription.customer === 'string' ? subscription.customer : subscription.customer.id
  const { data } = await stripe.paymentMethods.list({ customer, type: 'card', limit: 1 })
  const method = data[0]
  if (!method?.card) return false
  const { last4, exp_month: month, exp_year: year } = method.card
  const lastDay = endOfMonth(`${year}-${String(month).padStart(2, '0')}`)
  if (lastDay < today || addDays(lastDay, -DAYS_BEFORE) > today) return false
  const nextPayment = subscription.items.data[0]?.current_period_end
  if (nextPayment === undefined || localDateOf(instantOf(nextPayment)) <= lastDay) return false
  const found = await context.db.collection('payment-customers').where('customerId', '==', customer).limit(1).get()
  const uid = found.docs[0]?.id
  if (uid === undefined) return false
  const id = `card-${uid}-${method.id}-${year}-${month}`
  await mail(uid, id, cardExpiringEmail({ last4, month, year }, context.siteUrl), context)
  return true
}
