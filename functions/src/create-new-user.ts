import { type CallableRequest, HttpsError } from 'firebase-functions/https'
import { accountPaths } from '../../lib/accounts/documents.ts'
import { SignUp } from '../../lib/accounts/sign-up.ts'
import { reportFault } from '../../lib/core/faults.ts'
import { createAccount } from '../../lib/server/accounts/create-account.ts'
import { sendVerification } from '../../lib/server/accounts/verify-address.ts'
import { getSiteUrl } from '../../lib/server/alerts/delivery/site-url.ts'
import { serverClock } from '../../lib/server/clock.ts'
import { env } from '../../lib/server/env.ts'
import { adminAuth, adminFirestore } from '../../lib/server/firebase-admin.ts'
import { onCall } from './on-call.ts'
import { callableOptions } from './options.ts'
import { parseBody } from './parse-body.ts'
import { reported } from './reported.ts'
import { requireMember } from './require-member.ts'
import { requireSwitch } from './require-switch.ts'
import { verificationContext } from './verify-address.ts'

/**
 * Creates the caller's user, plan (free) and usage documents and their plan claim, once. Safe to call again. Body: `{
 * userInfo: { name, email }, userId, metadata: { referrer } }`. Answers `{ plan }`.
 * @throws unauthenticated without a signed-in caller; permission-denied for another user's uid or email and for callers
 *   without an email account; invalid-argument for anything else in the body; unavailable for a new account while
 *   sign-ups are switched off.
 */
export const createNewUser = onCall(
  callableOptions,
  reported('createNewUser', async (request: CallableRequest<unknown>) => {
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
  }),
)
