import { createHash } from 'node:crypto'
import type { Firestore } from 'firebase-admin/firestore'
import type Stripe from 'stripe'
import { accountPaths } from '../../accounts/documents.ts'
import type { Instant } from '../../core/clock.ts'
import { isCustomer } from './provider-reads.ts'

export type Payer = { uid: string; email: string; name: string | null }

/** Returns the member's payment customer; null before their first checkout. */
export async function findCustomerId(db: Firestore, uid: string): Promise<string | null> {
  const customerId: unknown = (await db.doc(accountPaths.paymentCustomer(uid)).get()).get('customerId')
  return typeof customerId === 'string' ? customerId : null
}

/** Returns the member's one payment customer, creating it if there is none or the provider has deleted it. */
export async function ensureCustomer(db: Firestore, stripe: Stripe, payer: Payer, now: Instant): Promise<string> {
  const kept = await findCustomerId(db, payer.uid)
  if (kept !== null && (await isCustomer(stripe, kept))) return kept
  const details = { email: payer.email, ...(payer.name ? { name: payer.name } : {}), metadata: { uid: payer.uid } }
  // Two simultaneous tabs ask for the same customer and get the same one.
  const idempotencyKey = getIdempotencyKey('customer', { ...details, after: kept })
  const { id } = await stripe.customers.create(details, { idempotencyKey })
  await db.doc(accountPaths.paymentCustomer(payer.uid)).set({ uid: payer.uid, customerId: id, createdAt: now })
  return id
}

/** Returns a key under which the provider creates something once, however often it is asked with these details. */
export function getIdempotencyKey(kind: string, details: object): string {
  return `${kind}-${createHash('sha256').update(JSON.stringify(details)).digest('hex')}`
}
