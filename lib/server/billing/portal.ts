import type { Firestore } from 'firebase-admin/firestore'
import Stripe from 'stripe'
import { getLookupKey, type Offer } from '../../billing/offers.ts'
import { findCustomerId } from './customer.ts'

/** Marks our portal configuration among those of the account. */
export const portalMark = { site: 'pointsward' } as const

type PortalContext = { db: Firestore; stripe: Stripe; siteUrl: string }
type FlowData = Stripe.BillingPortal.SessionCreateParams.FlowData

/**
 * Returns the address of the billing portal for the caller's own customer, at the page that switches to `offer` if one
 * is given; null if the customer isn't theirs.
 */
export async function openPortal(
  uid: string,
  { customerId, offer }: { customerId: string; offer?: Offer | undefined },
  { db, stripe, siteUrl }: PortalContext,
): Promise<string | null> {
  if ((await findCustomerId(db, uid)) !== customerId) return null
  const configuration = await findConfiguration(stripe)
  const params = {
    customer: customerId,
    return_url: new URL('/dashboard/billing', siteUrl).href,
    ...(configuration ? { configuration } : {}),
  }
  const flow = offer === undefined ? null : await switchTo(stripe, customerId, offer)
  try {
    if (flow !== null) return (await stripe.billingPortal.sessions.create({ ...params, flow_data: flow })).url
  } catch (error) {
    // A plan that is about to end, or overdue, can't be switched in one step: the portal's first page shows what is
    // possible.
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
  }
  return (await stripe.billingPortal.sessions.create(params)).url
}

/** Returns the portal flow that switches the running subscription to an offer; null if there is nothing to switch. */
async function switchTo(stripe: Stripe, customer: string, offer: Offer): Promise<FlowData | null> {
  const [prices, subscriptions] = await Promise.all([
    stripe.prices.list({ lookup_keys: [getLookupKey(offer)], active: true, limit: 1 }),
    stripe.subscriptions.list({ customer, limit: 10 }),
  ])
  const [price] = prices.data
  const [running] = subscriptions.data
  const item = running?.items.data[0]
  if (!price || !running || !item || item.price.id === price.id) return null
  return {
    type: 'subscription_update_confirm',
    subscription_update_confirm: {
      subscription: running.id,
      items: [{ id: item.id, price: price.id, quantity: 1 }],
    },
  }
}

/** Finds the configuration made by the set-up; without one the account's default applies. */
export async function findConfiguration(stripe: Stripe): Promise<string | null> {
  const { data } = await stripe.billingPortal.configurations.list({ active: true, limit: 100 })
  return data.find(({ metadata }) => metadata?.site === portalMark.site)?.id ?? null
}
