import { FieldValue, type Firestore } from 'firebase-admin/firestore'
import type Stripe from 'stripe'
import { accountPaths, UserDocument } from '../../accounts/documents.ts'
import type { Instant } from '../../core/clock.ts'

/**
 * Credits the member who brought this one with their first payment, once. Safe to call after every event: whether
 * something was paid is asked of the provider, so a lost event is made good by the next.
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
    // A newcomer's payment counts when they do.
    if (credit.get('counted') !== false) {
      transaction.update(db.doc(accountPaths.referral(code)), { payments: FieldValue.increment(1) })
    }
    return true
  })
}

/** The code of the member whose link brought this one; null for who came alone, or whose referrer has left. */
async function findReferrerCode(db: Firestore, uid: string): Promise<string | null> {
  const member = UserDocument.safeParse((await db.doc(accountPaths.user(uid)).get()).data())
  const referrer = member.success ? member.data.referredBy : null
  if (referrer === null || referrer === uid) return null
  const found = UserDocument.safeParse((await db.doc(accountPaths.user(referrer)).get()).data())
  return found.success ? found.data.referralCode : null
}

async function hasPaid(stripe: Stripe, customerId: string): Promise<boolean> {
  const { data } = await stripe.invoices.list({ customer: customerId, status: 'paid', limit: 10 })
  // A trial's invoice is paid too, with nothing.
  return data.some(({ amount_paid }) => amount_paid > 0)
}
