import { TOTP } from 'otpauth'
import { SecondFactorCall, secondFactorAnswers } from '../../lib/admin/second-factor.ts'
import { call } from './call.ts'

/** The code an operator's authenticator app shows, `ahead` codes from now. Each code is accepted once. */
export const codeOf = (secret: string, ahead = 0) =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + ahead * 30_000 })

/**
 * Sets up an authenticator app for an operator by their token, and so opens the operators' pages to that log-in.
 * Returns the app's secret, and the code that set it up, which is refused from then on because it was used.
 */
export async function setUpApp(token: string): Promise<{ secret: string; used: string }> {
  const begun = await call('secondFactor', SecondFactorCall.parse({ step: 'begin' }), token)
  const { secret } = secondFactorAnswers.begin.parse(begun.result)
  const used = codeOf(secret)
  const confirmed = await call('secondFactor', { step: 'confirm', code: used }, token)
  if (confirmed.status !== 200) throw new Error(confirmed.message)
  return { secret, used }
}
