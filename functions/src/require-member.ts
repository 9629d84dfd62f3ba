import type { DecodedIdToken } from 'firebase-admin/auth'
import { type CallableRequest, HttpsError } from 'firebase-functions/https'
import { isTokenFault } from '../../lib/server/caller.ts'
import { adminAuth } from '../../lib/server/firebase-admin.ts'

/**
 * The caller's verified token. The framework checks signature and lifetime; this also refuses a token that was revoked
 * or whose account is disabled or gone, and in the emulator, where the framework checks nothing, an expired one.
 * @throws unauthenticated
 */
export async function requireMember(request: CallableRequest<unknown>): Promise<DecodedIdToken> {
  if (!request.auth) throw new HttpsError('unauthenticated', 'Sign in first.')
  try {
    return await adminAuth().verifyIdToken(request.auth.rawToken, true)
  } catch (error) {
    if (!isTokenFault(error)) throw error
    throw new HttpsError('unauthenticated', 'The sign-in is no longer valid. Sign in again.')
  }
}
