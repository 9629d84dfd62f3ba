import Stripe from 'stripe'
import type { ProviderReads } from '../../billing/follow-payments.ts'
import { isRunning, parseSubscription } from '../../billing/subscription.ts'

const getId = (reference: string | { id: string } | null | undefined) =>
  typeof reference === 'string' ? reference : (reference?.id ?? null)

/** Finds the invoice a charge paid, by its payment; null for a charge without an invoice. */
export async function invoiceOfPayment(
  stripe: Stripe,
  { payment_intent }: Pick<Stripe.Charge, 'payment_intent'>,
): Promise<string | null> {
  const intent = getId(payment_intent)
  if (intent === null) return null
  const { data } = await stripe.invoicePayments.list({
    payment: { type: 'payment_intent', payment_intent: intent },
    limit: 1,
  })
  return getId(data[0]?.invoice)
}

/** Returns an invoice's subscription, and until when it is paid, in seconds since 1970. */
export function paidPeriod({ parent, lines }: Pick<Stripe.Invoice, 'parent' | 'lines'>) {
  const subscription = getId(parent?.subscription_details?.subscription)
  const until = Math.max(0, ...lines.data.map(({ period }) => period.end))
  return subscription === null ? null : { subscription, until }
}

export function providerReads(stripe: Stripe): ProviderReads {
  const reads: ProviderReads = {
    async listSubscriptions(customerId) {
      if (!(await isCustomer(stripe, customerId))) return null
      const listed = await stripe.subscriptions.list({ customer: customerId, status: 'all', limit: 100 })
      return listed.data.map(parseSubscription)
    },
    async customerOfCharge(chargeId) {
      return getId((await stripe.charges.retrieve(chargeId)).customer)
    },
    async cancelSubscriptions(customerId, openedAt) {
      const subscriptions = (await reads.listSubscriptions(customerId)) ?? []
      const disputed = subscriptions.filter((each) => isRunning(each) && each.createdAt <= openedAt)
      await Promise.all(disputed.map(({ id }) => stripe.subscriptions.cancel(id)))
    },
    async endRefunded(chargeId) {
      const invoiceId = await invoiceOfPayment(stripe, await stripe.charges.retrieve(chargeId))
      const paid = invoiceId === null ? null : paidPeriod(await stripe.invoices.retrieve(invoiceId))
      if (paid === null) return
      const subscription = await stripe.subscriptions.retrieve(paid.subscription)
      const parsed = parseSubscription(subscription)
      // A refund made after the next payment takes nothing away, because that payment still stands.
      if (isRunning(parsed) && paid.until >= (parsed.periodEnd ?? 0)) {
        await stripe.subscriptions.cancel(subscription.id)
      }
    },
  }
  return reads
}

export async function isCustomer(stripe: Stripe, customerId: string): Promise<boolean> {
  try {
    return !(await stripe.customers.retrieve(customerId)).deleted
  } catch (error) {
    // A customer of another account or mode, e.g. after a change of keys.
    if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing') return false
    throw error
  }
}
