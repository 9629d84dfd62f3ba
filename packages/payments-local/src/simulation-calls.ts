import { z } from 'zod'
import type { Desk } from './calls.ts'
import type { Subscription } from './objects.ts'

const Faults = z.strictObject({
  hold: z.boolean().optional(),
  reversed: z.boolean().optional(),
  duplicates: z.int().min(0).max(20).optional(),
  drop: z.int().min(0).max(20).optional(),
  delayMs: z.int().min(0).max(600_000).optional(),
})
const OfCustomer = z.strictObject({ customer: z.string() })

/**
 * What only a simulation can do: disrupt deliveries, jump to the end of a period, refund and dispute. Requests and
 * responses are JSON.
 */
export const simulationCalls: Record<string, (desk: Desk, body: unknown) => object> = {
  '/simulation/webhooks': ({ webhooks }, body) => {
    const change = Object.entries(Faults.parse(body)).filter(([, value]) => value !== undefined)
    webhooks.setFaults(Object.fromEntries(change))
    return webhooks.faults
  },
  '/simulation/period-end': (desk, body) => {
    const subscription = runningOf(desk, OfCustomer.parse(body).customer)
    desk.life.endPeriod(subscription)
    return subscription
  },
  '/simulation/refund': ({ store, webhooks }, body) => {
    const charge = latestCharge(store, OfCustomer.parse(body).customer)
    Object.assign(charge, { refunded: true, amount_refunded: charge.amount })
    webhooks.emit('charge.refunded', charge)
    return charge
  },
  '/simulation/dispute': ({ store, webhooks }, body) => {
    const charge = latestCharge(store, OfCustomer.parse(body).customer)
    charge.disputed = true
    const dispute = { id: `dp_${charge.id}`, object: 'dispute', charge: charge.id, created: store.now() }
    webhooks.emit('charge.dispute.created', { ...dispute, amount: charge.amount, status: 'needs_response' })
    return dispute
  },
}

function runningOf({ store }: Desk, customer: string): Subscription {
  const found = store.all('subscription').find((each) => each.customer === customer && each.status !== 'canceled')
  if (!found) throw new Error(`${customer} has no running subscription`)
  return found
}

function latestCharge(store: Desk['store'], customer: string) {
  const found = store.all('charge').find((each) => each.customer === customer)
  if (!found) throw new Error(`${customer} was never charged`)
  return found
}
