import { TOTP } from 'otpauth'
import { SecondFactorCall, secondFactorAnswers } from '../../lib/admin/second-factor.ts'
import { call } from './call.ts'

/** What an operator's authenticator app shows, a number of codes from now: each is taken once. */
export const codeOf = (secret: string, ahead = 0) =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + ahead * 30_000 })

/**
 * Sets an app up for an operator by their token, whose log-in it then opens the room to. Answers the app's secret, and
 * the code that set it up: used, and so refused ever after.
 */
export async function setUpApp(token: string): Promise<{ secret: string; used: string }> {
  const begun = await call('secondFactor', SecondFactorCall.parse({ step: 'begin' }), token)
  const { secret } = secondFactorAnswers.begin.parse(begun.result)
  const used = codeOf(secret)
  const confirmed = await call('secondFactor', { step: 'confirm', code: used }, token)
  if (confirmed.status !== 200) throw new Error(confirmed.message)
  return { secret, used }
}
