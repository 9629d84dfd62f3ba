import type { Auth, UserRecord } from 'firebase-admin/auth'
import { type DocumentSnapshot, FieldValue, type Firestore } from 'firebase-admin/firestore'
import type Stripe from 'stripe'
import { z } from 'zod'
import { accountPaths, ReferralDocument, UserDocument } from '../../accounts/documents.ts'
import type { Leaderboard } from '../../accounts/leaderboard.ts'
import { referralLifeMs } from '../../accounts/referral.ts'
import type { Instant } from '../../core/clock.ts'
import { addMs, dayMs } from '../../core/dates.ts'
import { isDisplayName } from '../../core/display-name.ts'
import { reportFault } from '../../core/faults.ts'
import { takeAllowance } from '../allowance.ts'
import { findUser } from '../caller.ts'
import { parseDocuments } from '../firebase-admin.ts'

export type ReferralOutcome =
  | 'waiting'
  | 'own-code'
  | 'unknown-code'
  | 'already-claimed'
  | 'too-late'
  | 'too-many'
  | 'no-account'

/** A new member counts if they come back this long after joining, with their address confirmed. */
const trialMs = 7 * dayMs
/** A new member who has not come back by then never counts. */
const maxWaitMs = 90 * dayMs

/** `referral-claims/{uid}`: a new member who does not count yet, and when to check on them next. */
const Claim = z.object({ uid: z.string(), checkAt: z.iso.datetime() })
type Claim = z.infer<typeof Claim>
const getClaimReference = (db: Firestore, uid: string) => db.doc(`referral-claims/${uid}`)

type Request = { uid: string; code: string; range: string | null }

/**
 * Records whose link brought a new member: at most once, never oneself, and only while the account is no older than a
 * referral is kept, so that a long-standing member can't be claimed. No one is credited yet: `completeReferrals` does
 * that. `range` is the address block the call comes from, which may bring a few new members a week; null means no
 * limit.
 */
export async function claimReferral(db: Firestore, claim: Request, now: Instant): Promise<ReferralOutcome> {
  const refs = {
    user: db.doc(accountPaths.user(claim.uid)),
    referral: db.doc(accountPaths.referral(claim.code)),
    credit: db.doc(accountPaths.referralCredit(claim.code, claim.uid)),
  }
  const found = judgeClaim(await db.getAll(refs.user, refs.referral), claim.uid, now)
  if (found.outcome !== 'waiting') return found.outcome
  if (claim.range !== null) {
    const { taken } = await takeAllowance(db, 'referral', { uid: null, person: null, address: claim.range }, now)
    if (!taken) return 'too-many'
  }
  return db.runTransaction(async (transaction) => {
    const judged = judgeClaim(await transaction.getAll(refs.user, refs.referral), claim.uid, now)
    if (judged.outcome !== 'waiting') return judged.outcome
    const checkAt = addMs(judged.joinedAt, trialMs)
    transaction.update(refs.user, { referredBy: judged.referrer })
    transaction.update(refs.referral, { waiting: FieldValue.increment(1) })
    transaction.create(refs.credit, { at: now, counted: false })
    transaction.set(getClaimReference(db, claim.uid), { uid: claim.uid, checkAt } satisfies Claim)
    return 'waiting'
  })
}

type Judged =
  | { outcome: 'waiting'; referrer: string; joinedAt: Instant }
  | { outcome: Exclude<ReferralOutcome, 'waiting'> }

function judgeClaim([user, referral]: DocumentSnapshot[], uid: string, now: Instant): Judged {
  if (!user?.exists) return { outcome: 'no-account' }
  if (!referral?.exists) return { outcome: 'unknown-code' }
  const { referredBy, createdAt } = UserDocument.parse(user.data())
  const { uid: referrer } = ReferralDocument.parse(referral.data())
  if (referrer === uid) return { outcome: 'own-code' }
  if (referredBy !== null) return { outcome: 'already-claimed' }
  if (Date.parse(now) - Date.parse(createdAt) > referralLifeMs) return { outcome: 'too-late' }
  return { outcome: 'waiting', referrer, joinedAt: createdAt }
}

type ReferralContext = { db: Firestore; auth: Pick<Auth, 'getUser'> }
const pageSize = 100
const pages = 20

/**
 * Counts the new members whose trial is over. One who can't be counted yet is checked again a day later, after the
 * others, so that a crowd of dead accounts doesn't hold up anyone.
 */
export async function completeReferrals(
  { db, auth }: ReferralContext,
  now: Instant,
): Promise<{ counted: number; failed: number }> {
  const tally = { counted: 0, failed: 0 }
  const due = db.collection('referral-claims').where('checkAt', '<=', now).orderBy('checkAt').limit(pageSize)
  for (let page = 0; page < pages; page += 1) {
    const { docs } = await due.get()
    await Promise.all(
      docs.map(async ({ id, ref }) => {
        try {
          if (await completeReferral({ db, auth }, id, now)) tally.counted += 1
        } catch (error) {
          tally.failed += 1
          reportFault('settling a referral', error)
          // A claim that can't be put off, such as one just deleted, must not end the run.
          await ref
            .update({ checkAt: nextCheck(now) })
            .catch((fault: unknown) => reportFault('a referral’s next check', fault))
        }
      }),
    )
    if (docs.length < pageSize) break
  }
  return tally
}

/** @returns whether the new member was counted now */
async function completeReferral({ db, auth }: ReferralContext, uid: string, now: Instant): Promise<boolean> {
  const account = await findUser(auth, uid)
  const earned = await findCreditEarned(db, uid)
  return db.runTransaction(async (transaction) => {
    const [claim, user] = await transaction.getAll(getClaimReference(db, uid), db.doc(accountPaths.user(uid)))
    if (!claim?.exists) return false
    const member = UserDocument.safeParse(user?.data()).data
    if (account === null || member === undefined || earned === null) {
      transaction.delete(claim.ref)
      return false
    }
    const { credit, referral } = earned
    const [kept, owner] = await transaction.getAll(credit, referral)
    const isPending = kept?.get('counted') === false && owner?.exists === true
    const counts = isPending && hasStayed(account, member.createdAt)
    if (isPending && !counts && Date.parse(now) - Date.parse(member.createdAt) < maxWaitMs) {
      transaction.update(claim.ref, { checkAt: nextCheck(now) })
      return false
    }
    transaction.delete(claim.ref)
    if (isPending) transaction.update(referral, { waiting: FieldValue.increment(-1) })
    if (isPending && !counts) transaction.delete(credit)
    if (!counts) return false
    transaction.update(credit, { counted: true })
    const paid = kept?.get('paidAt') === undefined ? 0 : 1
    transaction.update(referral, { count: FieldValue.increment(1), payments: FieldValue.increment(paid) })
    return true
  })
}

const nextCheck = (now: Instant): Instant => addMs(now, dayMs)

/** Whether the address is confirmed and the account was used again after its trial. */
function hasStayed({ emailVerified, disabled, metadata }: UserRecord, joinedAt: Instant): boolean {
  const used = [metadata.lastSignInTime, metadata.lastRefreshTime].map((text) => Date.parse(text ?? '') || 0)
  return emailVerified && !disabled && Math.max(...used) >= Date.parse(joinedAt) + trialMs
}

/** Finds a member's sign-up under their referrer's code, and that code's document; null if they weren't referred. */
async function findCreditEarned(db: Firestore, uid: string) {
  const findMember = async (id: string) =>
    UserDocument.safeParse((await db.doc(accountPaths.user(id)).get()).data()).data
  const { referredBy = null } = (await findMember(uid)) ?? {}
  const referrer = referredBy === null ? undefined : await findMember(referredBy)
  if (referrer === undefined) return null
  const { referralCode: code } = referrer
  return { credit: db.doc(accountPaths.referralCredit(code, uid)), referral: db.doc(accountPaths.referral(code)) }
}

/** Withdraws the credit that a departing member earned for their referrer. Safe to repeat. */
export async function withdrawReferral(db: Firestore, uid: string): Promise<void> {
  const earned = await findCreditEarned(db, uid)
  if (earned === null) return
  const { credit, referral } = earned
  await db.runTransaction(async (transaction) => {
    const [kept, owner] = await transaction.getAll(credit, referral)
    if (!kept?.exists) return
    transaction.delete(credit)
    const brought = ReferralDocument.safeParse(owner?.data()).data
    if (brought === undefined) return
    const { waiting, count, payments } = brought
    const left = (value: number, minus: boolean) => Math.max(0, value - (minus ? 1 : 0))
    // A credit from before the trial existed has no such field, and was counted immediately.
    const counted = kept.get('counted') !== false
    transaction.update(referral, {
      waiting: left(waiting, !counted),
      count: left(count, counted),
      payments: left(payments, counted && kept.get('paidAt') !== undefined),
    })
  })
}

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
  const earned = await findCreditEarned(db, member.uid)
  if (earned === null || (await earned.credit.get()).get('paidAt') !== undefined) return false
  if (!(await hasPaid(stripe, member.customerId))) return false
  const { credit, referral } = earned
  return db.runTransaction(async (transaction) => {
    const kept = await transaction.get(credit)
    if (!kept.exists || kept.get('paidAt') !== undefined) return false
    transaction.update(credit, { paidAt: now })
    // A new member's payment only counts once they do.
    if (kept.get('counted') !== false) {
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

const shown = 50

/** How many are read: some have renamed themselves since their approval, which no query can tell. */
const read = 5 * shown

/** Returns the members with the most referrals, out of those who chose a display name that the team approved. */
export async function readLeaderboard(db: Firestore): Promise<Leaderboard> {
  const looked = db.collection('referrals').where('nameVerdict.shown', '==', true)
  const { docs } = await looked.orderBy('count', 'desc').limit(read).get()
  const entries = parseDocuments(docs, ReferralDocument).flatMap(
    ({ leaderboardName, count, payments, nameVerdict }) => {
      // A name changed since has not been reviewed.
      const isLetStand = leaderboardName !== null && leaderboardName === nameVerdict?.name
      return isLetStand && isDisplayName(leaderboardName) && count > 0
        ? [{ name: leaderboardName, signUps: count, payments }]
        : []
    },
  )
  return { entries: entries.sort((a, b) => b.signUps - a.signUps || b.payments - a.payments).slice(0, shown) }
}
