import type { Auth } from 'firebase-admin/auth'
import type { Firestore, Transaction } from 'firebase-admin/firestore'
import type { z } from 'zod'
import { addressChangedEmail } from '../../accounts/account-emails.ts'
import {
  accountPaths,
  type ReferralDocument,
  type SessionsDocument,
  type UsageDocument,
  type UserDocument,
} from '../../accounts/documents.ts'
import { PlanDocument } from '../../billing/plan-document.ts'
import type { Instant } from '../../core/clock.ts'
import type { PlanSlug } from '../../core/plan.ts'
import { setPlanClaim } from '../billing/context.ts'
import { queueAccountEmailWith } from '../mail/mail-document.ts'
import { randomLetters } from '../secrets.ts'

export type NewAccount = { uid: string; name: string; email: string; referrer: string }
export type AccountStores = {
  db: Firestore
  auth: Pick<Auth, 'getUser' | 'setCustomUserClaims'>
  /** The origin that links in mails point to. */
  siteUrl: string
}

/**
 * Gives a newly signed-up member their documents and plan claim. Every part that already exists stays as it is, so a
 * repeated or simultaneous call changes nothing, and the next call completes one that broke off.
 * @returns the plan in force, which is not always free: the call may repair an account that has paid in the meantime.
 */
export async function createAccount(stores: AccountStores, account: NewAccount, now: Instant): Promise<PlanSlug> {
  const { db } = stores
  const refs = {
    user: db.doc(accountPaths.user(account.uid)),
    plan: db.doc(accountPaths.plan(account.uid)),
    usage: db.doc(accountPaths.usage(account.uid)),
    sessions: db.doc(accountPaths.sessions(account.uid)),
  }
  const slug = await db.runTransaction(async (transaction) => {
    const [user, plan, usage, sessions] = await transaction.getAll(refs.user, refs.plan, refs.usage, refs.sessions)
    if (!user?.exists) {
      // `create` refuses a code that already exists.
      const referralCode = randomLetters(10)
      transaction.create(refs.user, newUser(account, referralCode, now))
      const referral = { uid: account.uid, count: 0, payments: 0, leaderboardName: null }
      transaction.create(
        db.doc(accountPaths.referral(referralCode)),
        referral satisfies z.input<typeof ReferralDocument>,
      )
    }
    // After a change of address the auth service is right and the document is out of date.
    if (user?.exists && user.get('email') !== account.email) {
      transaction.update(refs.user, { email: account.email })
      notifyAddressChange(stores, transaction, {
        uid: account.uid,
        before: user.get('email'),
        after: account.email,
        now,
      })
    }
    if (!plan?.exists) transaction.create(refs.plan, freePlan)
    if (!usage?.exists) transaction.create(refs.usage, { days: {} } satisfies UsageDocument)
    if (!sessions?.exists) transaction.create(refs.sessions, { endedAt: 0, logIns: [] } satisfies SessionsDocument)
    return plan?.exists ? PlanDocument.parse(plan.data()).name.slug : 'free'
  })
  await setPlanClaim(stores.auth, account.uid, slug)
  return slug
}

type AddressChange = { uid: string; before: unknown; after: string; now: Instant }

/** Tells the old address as well: a member whose account was taken over can read it there. */
function notifyAddressChange({ db, siteUrl }: AccountStores, transaction: Transaction, change: AddressChange): void {
  const { uid, before, after, now } = change
  if (typeof before !== 'string') return
  const email = addressChangedEmail(before, after, siteUrl)
  for (const to of [before, after]) {
    const id = `address-${uid}-${Date.parse(now)}-${to === before ? 'before' : 'after'}`
    queueAccountEmailWith({ db, transaction }, id, email, { uid, to, now })
  }
}

function newUser({ name, email, referrer }: NewAccount, referralCode: string, now: Instant): UserDocument {
  return { name, email, createdAt: now, referrer, referredBy: null, referralCode, marketing: { email: false } }
}

const freePlan: PlanDocument = { name: { slug: 'free' }, status: 'active', periodEnd: null }
