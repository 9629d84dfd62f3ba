import type { Firestore } from 'firebase-admin/firestore'
import type Stripe from 'stripe'
import { findCustomerId } from './customer.ts'

/** Marks our portal configuration among those of the account. */
export const portalMark = { site: 'pointsward' } as const

type PortalContext = { db: Firestore; stripe: Stripe; siteUrl: string }

/** The address of the billing portal for the caller's own customer; null when it isn't theirs. */
export async function openPortal(
  uid: string,
  customerId: string,
  { db, stripe, siteUrl }: PortalContext,
): Promise<string | null> {
  if ((await findCustomerId(db, uid)) !== customerId) return null
  const configuration = await findConfiguration(stripe)
  const session = await stripe.billingPortal.sessions.create({
    customer: customerId,
    return_url: new URL('/dashboard', siteUrl).href,
    ...(configuration ? { configuration } : {}),
  })
  return session.url
}

/** The configuration the set-up made; without one the account's default counts. */
export async function findConfiguration(stripe: Stripe): Promise<string | null> {
  const { data } = await stripe.billingPortal.configurations.list({ active: true, limit: 100 })
  return data.find(({ metadata }) => metadata?.site === portalMark.site)?.id ?? null
}
