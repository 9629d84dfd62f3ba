import { HttpsError } from 'firebase-functions/https'
import { z } from 'zod'
import { normaliseEmail } from '../../lib/accounts/credentials.ts'
import { accountPaths } from '../../lib/accounts/documents.ts'
import { ReferralCode } from '../../lib/accounts/referral.ts'
import { SignUp } from '../../lib/accounts/sign-up.ts'
import { reportFault } from '../../lib/core/faults.ts'
import { createAccount } from '../../lib/server/accounts/create-account.ts'
import { deleteAccount } from '../../lib/server/accounts/delete-account.ts'
import { exportPersonalData } from '../../lib/server/accounts/personal-data.ts'
import { claimReferral as noteReferral } from '../../lib/server/accounts/referrals.ts'
import { sendVerification } from '../../lib/server/accounts/verify-address.ts'
import { paymentProvider } from '../../lib/server/billing/provider.ts'
import { serverClock } from '../../lib/server/clock.ts'
import { env } from '../../lib/server/env.ts'
import { adminAuth, adminFirestore } from '../../lib/server/firebase-admin.ts'
import { getSiteUrl } from '../../lib/server/site-origin.ts'
import { enqueueMail } from '../../lib/server/task-queue.ts'
import { callerBlock, onCall, parseBody } from './on-call.ts'
import { callableOptions, payingCallableOptions } from './options.ts'
import { requireMember, requireSwitch } from './require-member.ts'

/** Returns what is needed to mail a confirmation link. */
const verificationContext = () => ({
  ...{ db: adminFirestore(), auth: adminAuth(), siteUrl: getSiteUrl(env()), now: serverClock.now() },
  enqueue: enqueueMail,
})

/**
 * Mails the caller a link that confirms their address, at most once every ten minutes. Body: `{}`; answers `{ outcome:
 * 'sent' | 'confirmed' }`.
 * @throws unauthenticated without a signed-in caller; invalid-argument for anything in the body
 */
export const verifyAddress = onCall('verifyAddress', callableOptions, async (request) => {
  const { uid } = await requireMember(request)
  parseBody(z.strictObject({}), request.data)
  return sendVerification(uid, verificationContext())
})

/**
 * Creates the caller's user, plan (free) and usage documents and their plan claim, once. Safe to call again. Body: `{
 * userInfo: { name, email }, userId, metadata: { referrer } }`. Answers `{ plan }`.
 * @throws unauthenticated without a signed-in caller; permission-denied for another user's uid or email and for callers
 *   without an email account; invalid-argument for anything else in the body; unavailable for a new account while
 *   sign-ups are switched off.
 */
export const createNewUser = onCall('createNewUser', callableOptions, async (request) => {
  const token = await requireMember(request)
  const { userInfo, userId, metadata } = parseBody(SignUp, request.data)
  const { uid } = token
  if (userId !== uid) throw new HttpsError('permission-denied', 'userId must be the signed-in user.')
  if (!token.email || userInfo.email !== token.email.toLowerCase()) {
    throw new HttpsError('permission-denied', 'userInfo.email must be the signed-in user’s email address.')
  }
  const stores = { db: adminFirestore(), auth: adminAuth(), siteUrl: getSiteUrl(env()) }
  // An existing member's account is completed even while sign-ups are off; a new one is created only while they are
  // on.
  const isNew = !(await stores.db.doc(accountPaths.user(uid)).get()).exists
  if (isNew) await requireSwitch('signUps')
  const plan = await createAccount(stores, { uid, ...userInfo, referrer: metadata.referrer }, serverClock.now())
  // The account is valid even if the mail fails; its owner can request it again.
  if (isNew) await sendVerification(uid, verificationContext()).catch((error) => reportFault('verification', error))
  return { plan }
})

const Claim = z.strictObject({ code: ReferralCode })

/**
 * Records that the caller came through a member's link; the member is credited once the caller has stayed. Body: `{
 * code }`. Answers `{ outcome }`; a code that earns nothing (own, unknown, a second one) is an outcome, not an error,
 * so that the page can forget it.
 * @throws unauthenticated without a signed-in caller; invalid-argument for a malformed body; not-found while the
 *   caller's own user document doesn't exist yet.
 */
export const claimReferral = onCall('claimReferral', callableOptions, async (request) => {
  const { uid } = await requireMember(request)
  const { code } = parseBody(Claim, request.data)
  const outcome = await noteReferral(adminFirestore(), { uid, code, range: callerBlock(request) }, serverClock.now())
  if (outcome === 'no-account')
    throw new HttpsError('not-found', 'Your account is still being set up. Try again in a moment.')
  return { outcome }
})

/** Returns everything stored about the caller, as JSON. No body. @throws unauthenticated without a signed-in caller. */
export const exportMyData = onCall('exportMyData', payingCallableOptions, async (request) => {
  const { uid } = await requireMember(request)
  return exportPersonalData(
    uid,
    { db: adminFirestore(), auth: adminAuth(), stripe: paymentProvider },
    serverClock.now(),
  )
})

const Body = z.strictObject({ confirmation: z.string().max(500) })
/** How recently, in seconds, the password must have been entered: an unattended open session isn't enough. */
const freshSignInSeconds = 600

/**
 * Deletes the caller's account for good. Body: `{ confirmation }`, the account's email address typed by its owner.
 * @throws unauthenticated without a signed-in caller; invalid-argument if the address typed is another;
 *   failed-precondition if the password was last entered more than ten minutes ago.
 */
export const deleteMyAccount = onCall('deleteMyAccount', payingCallableOptions, async (request) => {
  const { uid, email, auth_time } = await requireMember(request)
  const { confirmation } = parseBody(Body, request.data)
  if (normaliseEmail(confirmation) !== email?.toLowerCase()) {
    throw new HttpsError('invalid-argument', 'Type the email address of this account to confirm.')
  }
  // The auth service uses real time, even when the site runs at another date.
  if (Date.now() / 1000 - auth_time > freshSignInSeconds) {
    throw new HttpsError('failed-precondition', 'Enter your password again.')
  }
  const context = { db: adminFirestore(), auth: adminAuth(), stripe: paymentProvider, enqueue: enqueueMail }
  await deleteAccount(uid, context, serverClock.now())
  return { deleted: true }
})
