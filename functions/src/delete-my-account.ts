import { type CallableRequest, HttpsError } from 'firebase-functions/https'
import { z } from 'zod'
import { normaliseEmail } from '../../lib/accounts/credentials.ts'
import { deleteAccount } from '../../lib/server/accounts/delete-account.ts'
import { paymentProvider } from '../../lib/server/billing/provider.ts'
import { serverClock } from '../../lib/server/clock.ts'
import { adminAuth, adminFirestore } from '../../lib/server/firebase-admin.ts'
import { enqueueMail } from '../../lib/server/mail/mail-queue.ts'
import { onCall } from './on-call.ts'
import { payingCallableOptions } from './options.ts'
import { parseBody } from './parse-body.ts'
import { reported } from './reported.ts'
import { requireMember } from './require-member.ts'

const Body = z.strictObject({ confirmation: z.string().max(500) })
/** How recently, in seconds, the password must have been entered: an unattended open session isn't enough. */
const freshSignInSeconds = 600

/**
 * Deletes the caller's account for good. Body: `{ confirmation }`, the account's email address typed by its owner.
 * @throws unauthenticated without a signed-in caller; invalid-argument if the address typed is another;
 *   failed-precondition if the password was last entered more than ten minutes ago.
 */
export const deleteMyAccount = onCall(
  payingCallableOptions,
  reported('deleteMyAccount', async (request: CallableRequest<unknown>) => {
    const { uid, email, auth_time } = await requireMember(request)
    const { confirmation } = parseBody(Body, request.data)
    if (normaliseEmail(confirmation) !== email?.toLowerCase()) {
      throw new HttpsError('invalid-argument', 'Type the email address of this account to confirm.')
    }
    // The auth service uses real time, even when the site runs at another date.
    if (Date.now() / 1000 - auth_time > freshSignInSeconds) {
      throw new HttpsError('failed-precondition', 'Enter your password again.')
    }
    const enqueue = (id: string) => enqueueMail(id)
    const context = { db: adminFirestore(), auth: adminAuth(), stripe: paymentProvider, enqueue }
    await deleteAccount(uid, context, serverClock.now())
    return { deleted: true }
  }),
)
