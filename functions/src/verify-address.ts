import type { CallableRequest } from 'firebase-functions/https'
import { z } from 'zod'
import { sendVerification } from '../../lib/server/accounts/verify-address.ts'
import { getSiteUrl } from '../../lib/server/alerts/delivery/site-url.ts'
import { serverClock } from '../../lib/server/clock.ts'
import { env } from '../../lib/server/env.ts'
import { adminAuth, adminFirestore } from '../../lib/server/firebase-admin.ts'
import { enqueueMail } from '../../lib/server/mail/mail-queue.ts'
import { onCall } from './on-call.ts'
import { callableOptions } from './options.ts'
import { parseBody } from './parse-body.ts'
import { reported } from './reported.ts'
import { requireMember } from './require-member.ts'

/** Returns what is needed to mail a confirmation link. */
export const verificationContext = () => ({
  ...{ db: adminFirestore(), auth: adminAuth(), siteUrl: getSiteUrl(env()), now: serverClock.now() },
  enqueue: (id: string) => enqueueMail(id),
})

/**
 * Mails the caller a link that confirms their address, at most once every ten minutes. Body: `{}`; answers `{ outcome:
 * 'sent' | 'confirmed' }`.
 * @throws unauthenticated without a signed-in caller; invalid-argument for anything in the body
 */
export const verifyAddress = onCall(
  callableOptions,
  reported('verifyAddress', async (request: CallableRequest<unknown>) => {
    const { uid } = await requireMember(request)
    parseBody(z.strictObject({}), request.data)
    return sendVerification(uid, verificationContext())
  }),
)
