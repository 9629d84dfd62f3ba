import type Stripe from 'stripe'

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
