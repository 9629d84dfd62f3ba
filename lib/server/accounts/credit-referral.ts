import { FieldValue, type Firestore } from 'firebase-admin/firestore'
import { accountPaths, ReferralDocument, UserDocument } from '../../accounts/documents.ts'
import { referralLifeMs } from '../../accounts/referral.ts'
import type { Instant } from '../../core/clock.ts'

export type ReferralOutcome = 'credited' | 'own-code' | 'unknown-code' | 'already-credited' | 'too-late' | 'no-account'

/**
 * Credits a new member to the one whose code they came with: at most once, never for oneself, and only while the
 * account is as young as a referral is kept, so that a member of years can't be won again. Each credit leaves one
 * record under the code, which a later first payment finds.
 */
export function creditReferral(
  db: Firestore,
  claim: { uid: string; code: string },
  now: Instant,
): Promise<ReferralOutcome> {
  const refs = {
    user: db.doc(accountPaths.user(claim.uid)),
    referral: db.doc(accountPaths.referral(claim.code)),
    credit: db.doc(accountPaths.referralCredit(claim.code, claim.uid)),
  }
  return db.runTransaction(async (transaction) => {
    const [user, referral] = await transaction.getAll(refs.user, refs.referral)
    if (!user?.exists) return 'no-account'
    if (!referral?.exists) return 'unknown-code'
    const member = UserDocument.parse(user.data())
    const { uid: referrer } = ReferralDocument.parse(referral.data())
    if (referrer === claim.uid) return 'own-code'
    if (member.referredBy !== null) return 'already-credited'
    if (Date.parse(now) - Date.parse(member.createdAt) > referralLifeMs) return 'too-late'
    transaction.update(refs.user, { referredBy: referrer })
    transaction.update(refs.referral, { count: FieldValue.increment(1) })
    transaction.create(refs.credit, { at: now })
    return 'credited'
  })
}
