import { type CallableRequest, HttpsError } from 'firebase-functions/https'
import type { Operator } from '../../lib/server/admin/action.ts'
import { noteRefusal } from '../../lib/server/admin/refusals.ts'
import { serverClock } from '../../lib/server/clock.ts'
import { adminAuth, adminFirestore } from '../../lib/server/firebase-admin.ts'
import { requireMember } from './require-member.ts'

/**
 * The operator who calls. The claim is read from the account, not the token: one that was taken away holds at once.
 * @throws unauthenticated without a sign-in; permission-denied for everybody else, which is noted
 */
export async function requireOperator(request: CallableRequest<unknown>): Promise<Operator> {
  const { uid } = await requireMember(request)
  const { customClaims, email } = await adminAuth().getUser(uid)
  if (customClaims?.admin === true && email) return { uid, email }
  console.warn(JSON.stringify({ what: 'refused to a member', function: 'adminAct', uid }))
  await noteRefusal(adminFirestore(), uid, request.data, serverClock.now())
  throw new HttpsError('permission-denied', 'This is for the team only.')
}
