import type { DecodedIdToken } from 'firebase-admin/auth'
import { type CallableRequest, HttpsError } from 'firebase-functions/https'
import { isTokenFault } from '../../lib/server/caller.ts'
import { isEnded } from '../../lib/server/ended-sessions.ts'
import { adminAuth, adminFirestore } from '../../lib/server/firebase-admin.ts'

/**
 * Returns the caller's verified token. The framework checks signature and lifetime; this also refuses a token that was
 * revoked or signed out of, or whose account is disabled or gone, and an expired one in the emulator, where the
 * framework checks nothing.
 * @throws unauthenticated
 */
export async function requireMember(request: CallableRequest<unknown>): Promise<DecodedIdToken> {
  if (!request.auth) throw new HttpsError('unauthenticated', 'Log in first.')
  const token = await adminAuth()
    .verifyIdToken(request.auth.rawToken, true)
    .catch((error: unknown) => {
      if (isTokenFault(error)) throw over()
      throw error
    })
  if (await isEnded(adminFirestore(), token)) throw over()
  return token
}

const over = () => new HttpsError('unauthenticated', 'Your log-in has expired. Log in again.')
