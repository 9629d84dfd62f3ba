import { z } from 'zod'

/** Event bodies are a few kilobytes; larger ones are refused. */
export const largestEventBytes = 262_144

/** The part of a provider's event that we read: its id, its type and the object it is about. */
export const PaymentEvent = z.object({
  id: z.string().regex(/^evt_\w{1,200}$/),
  type: z.string().max(200),
  created: z.int().min(0),
  data: z.object({ object: z.record(z.string(), z.unknown()) }),
})
export type PaymentEvent = z.infer<typeof PaymentEvent>

/**
 * The events that may change a plan; the webhook is registered for exactly these. A purchase, a switch, the end of a
 * trial and a renewal all show in the subscription's events; a refund shows only in its charge.
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

/** Returns the id of the customer the event is about, or null if it doesn't say (a dispute names only its charge). */
export function findCustomer({ type, data }: PaymentEvent): string | null {
  const { object } = data
  return CustomerField.safeParse(type === 'customer.deleted' ? object.id : object.customer).data ?? null
}

const RefundedCharge = z.object({ id: z.string(), refunded: z.literal(true) })

/** Returns a charge that was refunded in full; null for other events and for partial refunds, which change no plan. */
export function refundedCharge({ type, data }: PaymentEvent): string | null {
  if (type !== 'charge.refunded') return null
  return RefundedCharge.safeParse(data.object).data?.id ?? null
}

const Dispute = z
  .object({ charge: z.string(), created: z.int(), status: z.string() })
  .refine(({ status }) => !status.startsWith('warning_'))

/** Returns the charge a dispute is about and when it was opened; null for other events and for a bank's enquiries. */
export function findDispute({ type, data }: PaymentEvent): { charge: string; openedAt: number } | null {
  if (type !== 'charge.dispute.created') return null
  const dispute = Dispute.safeParse(data.object)
  return dispute.success ? { charge: dispute.data.charge, openedAt: dispute.data.created } : null
}
