import { FieldValue, type Firestore } from 'firebase-admin/firestore'
import type Stripe from 'stripe'
import type { Instant } from '../../core/clock.ts'
import { findCreditEarned } from './personal-data.ts'

/**
 * Credits a member's first payment to their referrer, once. Safe to call after every event: whether anything was paid
 * is read from the provider, so the next event makes up for a lost one.
 * @returns whether a credit was given now
 */
export async function creditFirstPayment(
  db: Firestore,
  stripe: Stripe,
  member: { uid: string; customerId: string },
  now: Instant,
): Promise<boolean> {
  const creditRef = await findCreditEarned(db, member.uid)
  const referral = creditRef?.parent.parent
  if (!creditRef || !referral || (await creditRef.get()).get('paidAt') !== undefined) return false
  if (!(await hasPaid(stripe, member.customerId))) return false
  return db.runTransaction(async (transaction) => {
    const credit = await transaction.get(creditRef)
    if (!credit.exists || credit.get('paidAt') !== undefined) return false
    transaction.update(creditRef, { paidAt: now })
    // A new member's payment only counts once they do.
    if (credit.get('counted') !== false) {
      transaction.update(referral, { payments: FieldValue.increment(1) })
    }
    return true
  })
}

async function hasPaid(stripe: Stripe, customerId: string): Promise<boolean> {
  const { data } = await stripe.invoices.list({ customer: customerId, status: 'paid', limit: 10 })
  // A trial's invoice counts as paid too, with an amount of zero.
  return data.some(({ amount_paid }) => amount_paid > 0)
}
