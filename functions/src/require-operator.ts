import { type CallableRequest, HttpsError } from 'firebase-functions/https'
import { createClock } from '../../lib/core/clock.ts'
import type { Operator } from '../../lib/server/admin/action.ts'
import { noteRefusal } from '../../lib/server/admin/refusals.ts'
import { isPassed } from '../../lib/server/admin/second-factor.ts'
import { serverClock } from '../../lib/server/clock.ts'
import { type LogIn, readSessions } from '../../lib/server/ended-sessions.ts'
import { adminAuth, adminFirestore } from '../../lib/server/firebase-admin.ts'
import { requireMember } from './require-member.ts'

/**
 * The operator who calls, with a code of their authenticator app given in this log-in.
 * @throws what requireOperatorAccount does; permission-denied without such a code
 */
export async function requireOperator(request: CallableRequest<unknown>): Promise<Operator> {
  const { logIn, ...operator } = await requireOperatorAccount(request)
  const sessions = await readSessions(adminFirestore(), logIn.uid)
  // The codes' own clock: that of the machine, whatever date the site is run at.
  if (!isPassed(sessions, logIn, Date.parse(createClock().now()))) throw secondFactorMissing()
  return operator
}

export const secondFactorMissing = () =>
  new HttpsError('permission-denied', 'Reload the page and enter a code from your authenticator app first.')

/**
 * The operator who calls, as far as their account goes. The claim is read from it, not the token: one that was taken
 * away holds at once.
 * @throws unauthenticated without a sign-in; permission-denied for everybody else, which is noted
 */
export async function requireOperatorAccount(request: CallableRequest<unknown>): Promise<Operator & { logIn: LogIn }> {
  const logIn = await requireMember(request)
  const { uid } = logIn
  const { customClaims, email } = await adminAuth().getUser(uid)
  if (customClaims?.admin === true && email) return { uid, email, logIn }
  console.warn(JSON.stringify({ what: 'refused to a member', function: 'adminAct', uid }))
  await noteRefusal(adminFirestore(), uid, request.data, serverClock.now())
  throw new HttpsError('permission-denied', 'This is for the Pointsward team only.')
}
