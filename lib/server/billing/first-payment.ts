import { FieldValue, type Firestore } from 'firebase-admin/firestore'
import type Stripe from 'stripe'
import { accountPaths, UserDocument } from '../../accounts/documents.ts'
import type { Instant } from '../../core/clock.ts'

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
  const code = await findReferrerCode(db, member.uid)
  if (code === null) return false
  const creditRef = db.doc(accountPaths.referralCredit(code, member.uid))
  if ((await creditRef.get()).get('paidAt') !== undefined) return false
  if (!(await hasPaid(stripe, member.customerId))) return false
  return db.runTransaction(async (transaction) => {
    const credit = await transaction.get(creditRef)
    if (!credit.exists || credit.get('paidAt') !== undefined) return false
    transaction.update(creditRef, { paidAt: now })
    // A new member's payment only counts once they do.
    if (credit.get('counted') !== false) {
      transaction.update(db.doc(accountPaths.referral(code)), { payments: FieldValue.increment(1) })
    }
    return true
  })
}

/** Finds the referrer's code; null for a member who wasn't referred, or whose referrer has left. */
async function findReferrerCode(db: Firestore, uid: string): Promise<string | null> {
  const member = UserDocument.safeParse((await db.doc(accountPaths.user(uid)).get()).data())
  const referrer = member.success ? member.data.referredBy : null
  if (referrer === null || referrer === uid) return null
  const found = UserDocument.safeParse((await db.doc(accountPaths.user(referrer)).get()).data())
  return found.success ? found.data.referralCode : null
}

async function hasPaid(stripe: Stripe, customerId: string): Promise<boolean> {
  const { data } = await stripe.invoices.list({ customer: customerId, status: 'paid', limit: 10 })
  // A trial's invoice counts as paid too, with an amount of zero.
  return data.some(({ amount_paid }) => amount_paid > 0)
}
