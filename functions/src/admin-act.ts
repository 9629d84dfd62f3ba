import { type CallableRequest, HttpsError } from 'firebase-functions/https'
import { act } from '../../lib/server/admin/act.ts'
import { actionContext } from '../../lib/server/admin/context.ts'
import { Refusal } from '../../lib/server/admin/refusal.ts'
import { onCall } from './on-call.ts'
import { payingCallableOptions } from './options.ts'
import { reported } from './reported.ts'
import { requireOperator } from './require-operator.ts'

/**
 * Runs any operator action. Body: AdminCall; answers AdminAnswer.
 * @throws unauthenticated without a sign-in; permission-denied for a member; invalid-argument for a malformed body;
 *   not-found and aborted if the target is gone or has changed; unavailable if another service does not answer
 */
export const adminAct = onCall(
  payingCallableOptions,
  reported('adminAct', async (request: CallableRequest<unknown>) => {
    const operator = await requireOperator(request)
    try {
      return await act(request.data, operator, actionContext())
    } catch (error) {
      if (error instanceof Refusal) throw new HttpsError(error.code, error.message)
      throw error
    }
  }),
)
