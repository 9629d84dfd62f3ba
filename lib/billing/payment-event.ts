import { z } from 'zod'

/** Bodies of events are a few kilobytes; what is larger is not read. */
export const largestEventBytes = 262_144

/** An event of the provider, as far as we read one: which, of what kind, and the object it is about. */
export const PaymentEvent = z.object({
  id: z.string().regex(/^evt_\w{1,200}$/),
  type: z.string().max(200),
  created: z.int().min(0),
  data: z.object({ object: z.record(z.string(), z.unknown()) }),
})
export type PaymentEvent = z.infer<typeof PaymentEvent>

/**
 * The events after which a plan may be another one; the webhook is registered for exactly these. A purchase, a switch,
 * a trial's end and a renewal all show in the subscription's own events; a refund shows in its charge alone.
 */
export const planEventTypes = [
  'customer.deleted',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'invoice.paid',
  'invoice.payment_failed',
  'charge.dispute.created',
  'charge.refunded',
] as const

const CustomerField = z
  .union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)])
  .pipe(z.string().regex(/^cus_\w{1,200}$/))

/** Whose event it is: the customer's id, or null where the event doesn't say (a dispute names only its charge). */
export function findCustomer({ type, data }: PaymentEvent): string | null {
  const { object } = data
  return CustomerField.safeParse(type === 'customer.deleted' ? object.id : object.customer).data ?? null
}

/** The charge that was paid back whole; null for other events, and for a part of it, which changes no plan. */
export function refundedCharge({ type, data }: PaymentEvent): string | null {
  if (type !== 'charge.refunded') return null
  return z.object({ id: z.string(), refunded: z.literal(true) }).safeParse(data.object).data?.id ?? null
}

/** The charge a dispute is about and when it was opened; null for other events and for mere enquiries of a bank. */
export function findDispute({ type, data }: PaymentEvent): { charge: string; openedAt: number } | null {
  if (type !== 'charge.dispute.created') return null
  const dispute = z
    .object({ charge: z.string(), created: z.int(), status: z.string() })
    .refine(({ status }) => !status.startsWith('warning_'))
    .safeParse(data.object)
  return dispute.success ? { charge: dispute.data.charge, openedAt: dispute.data.created } : null
}
