import type { DecodedIdToken } from 'firebase-admin/auth'
import { type CallableRequest, HttpsError } from 'firebase-functions/https'
import { createClock } from '../../lib/core/clock.ts'
import type { Operator } from '../../lib/server/admin/action.ts'
import { noteRefusal } from '../../lib/server/admin/audit.ts'
import { isPassed } from '../../lib/server/admin/second-factor.ts'
import { isTokenFault } from '../../lib/server/caller.ts'
import { serverClock } from '../../lib/server/clock.ts'
import { isEnded, type LogIn, readSessions } from '../../lib/server/ended-sessions.ts'
import { adminAuth, adminFirestore } from '../../lib/server/firebase-admin.ts'
import { writeLog } from '../../lib/server/logs/log-line.ts'
import { switchesNow } from '../../lib/server/switches.ts'

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

/**
 * Returns the calling operator, who must have entered a code of their authenticator app in this session.
 * @throws what requireOperatorAccount does; permission-denied without such a code
 */
export async function requireOperator(request: CallableRequest<unknown>): Promise<Operator> {
  const { logIn, ...operator } = await requireOperatorAccount(request)
  const sessions = await readSessions(adminFirestore(), logIn.uid)
  // Codes follow real time, whatever date the site runs at.
  if (!isPassed(sessions, logIn, Date.parse(createClock().now()))) throw secondFactorMissing()
  return operator
}

export const secondFactorMissing = () =>
  new HttpsError('permission-denied', 'Reload the page and enter a code from your authenticator app first.')

/**
 * Returns the calling operator, without checking their second factor. The claim is read from the account rather than
 * the token, so that removing it takes effect immediately.
 * @throws unauthenticated without a sign-in; permission-denied for everyone else, which is recorded
 */
export async function requireOperatorAccount(request: CallableRequest<unknown>): Promise<Operator & { logIn: LogIn }> {
  const logIn = await requireMember(request)
  const { uid } = logIn
  const { customClaims, email } = await adminAuth().getUser(uid)
  if (customClaims?.admin === true && email) return { uid, email, logIn }
  writeLog('WARNING', 'operator action refused to a member', { uid })
  await noteRefusal(adminFirestore(), uid, request.data, serverClock.now())
  throw new HttpsError('permission-denied', 'This is for the Pointsward team only.')
}

const closed = {
  forms: 'Forms are closed for now.',
  chat: 'Chat is closed for now.',
  signUps: 'Sign-ups are closed for now.',
} as const

/** Refuses a call to a feature that is switched off. @throws unavailable while the team has switched this off */
export async function requireSwitch(name: keyof typeof closed): Promise<void> {
  if (!(await switchesNow())[name]) throw new HttpsError('unavailable', closed[name])
}
