import { type CallableRequest, HttpsError } from 'firebase-functions/https'
import { onSchedule } from 'firebase-functions/scheduler'
import { type SecondFactorAnswer, SecondFactorCall } from '../../lib/admin/second-factor.ts'
import { createClock } from '../../lib/core/clock.ts'
import { act, actionContext } from '../../lib/server/admin/act.ts'
import { Refusal } from '../../lib/server/admin/action.ts'
import { storeCensus } from '../../lib/server/admin/census.ts'
import {
  beginSetUp,
  confirmSetUp,
  isPassed,
  readState,
  renewRecoveryCodes,
  verifyCode,
} from '../../lib/server/admin/second-factor.ts'
import { serverClock } from '../../lib/server/clock.ts'
import { readSessions } from '../../lib/server/ended-sessions.ts'
import { adminFirestore } from '../../lib/server/firebase-admin.ts'
import { onCall, parseBody, refusalsLogged } from './on-call.ts'
import { callableOptions, payingCallableOptions, sweepOptions } from './options.ts'
import { reported } from './reported.ts'
import { requireOperator, requireOperatorAccount, secondFactorMissing } from './require-member.ts'

/**
 * Runs any operator action. Body: AdminCall; answers AdminAnswer.
 * @throws unauthenticated without a sign-in; permission-denied for a member; invalid-argument for a malformed body;
 *   not-found and aborted if the target is gone or has changed; unavailable if another service does not answer
 */
export const adminAct = onCall('adminAct', payingCallableOptions, async (request) => {
  const operator = await requireOperator(request)
  try {
    return await act(request.data, operator, actionContext())
  } catch (error) {
    if (error instanceof Refusal) throw new HttpsError(error.code, error.message)
    throw error
  }
})

/** Counts plans and payments shortly before the day ends in Sydney. */
export const adminCensus = onSchedule(
  { schedule: '50 23 * * *', timeZone: 'Australia/Sydney', ...sweepOptions },
  reported('adminCensus', async () => {
    await storeCensus(adminFirestore(), serverClock.now())
  }),
)

/**
 * Sets up an operator's authenticator app, and checks its codes. Body: SecondFactorCall.
 * @throws unauthenticated; permission-denied for a member; invalid-argument for a wrong code; resource-exhausted after
 *   five wrong codes; aborted for a step out of order
 */
export const secondFactor = onCall(
  'secondFactor',
  callableOptions,
  refusalsLogged('secondFactor', async (request: CallableRequest<unknown>) => {
    const operator = await requireOperatorAccount(request)
    const call = parseBody(SecondFactorCall, request.data)
    try {
      return await answer(call, operator)
    } catch (error) {
      if (error instanceof Refusal) throw new HttpsError(error.code, error.message, { first: true })
      throw error
    }
  }),
)

type Account = Awaited<ReturnType<typeof requireOperatorAccount>>
type Answer = SecondFactorAnswer<SecondFactorCall['step']>

async function answer(call: SecondFactorCall, { logIn, email }: Account): Promise<Answer> {
  // Real time, because authenticator apps don't know the date the site runs at.
  const check = { db: adminFirestore(), logIn, nowMs: Date.parse(createClock().now()) }
  switch (call.step) {
    case 'state':
      return { state: await readState(check) }
    case 'begin':
      return beginSetUp(check, email)
    case 'confirm':
      return confirmSetUp(check, call.code)
    case 'verify':
      return verifyCode(check, call.code)
    case 'renew':
      if (!isPassed(await readSessions(check.db, logIn.uid), logIn, check.nowMs)) throw secondFactorMissing()
      return renewRecoveryCodes(check)
  }
}
