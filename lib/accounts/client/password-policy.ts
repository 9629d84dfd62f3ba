import { type Auth, validatePassword } from 'firebase/auth'
import { authErrorCode } from '../auth-errors.ts'
import { CommonPasswordError, PasswordRequirementsError, unmetRequirements } from '../password-requirements.ts'
import { reportFault } from './report.ts'

/**
 * Runs something that sets a password, unless it is one of the first anybody would guess. When the service's policy
 * refuses it, the policy is fetched again and the error says what the password still needs; every other error passes as
 * it is.
 * @throws CommonPasswordError, PasswordRequirementsError
 */
export async function underPasswordPolicy<Result>(
  auth: Auth,
  password: string,
  work: () => Promise<Result>,
): Promise<Result> {
  if (await isOnLists(password)) throw new CommonPasswordError('The password is easily guessed.')
  try {
    return await work()
  } catch (error) {
    if (authErrorCode(error) !== 'password-does-not-meet-requirements' || !(error instanceof Error)) throw error
    const findings = await validatePassword(auth, password).catch((failure: unknown) => {
      reportFault('fetching the password policy', failure)
      return null
    })
    throw findings ? new PasswordRequirementsError(error.message, unmetRequirements(findings)) : error
  }
}

/** Nobody is kept from signing up because the list could not be loaded. */
async function isOnLists(password: string): Promise<boolean> {
  try {
    const { isCommonPassword } = await import('../common-passwords.ts')
    return await isCommonPassword(password)
  } catch (error) {
    reportFault('looking up a password', error)
    return false
  }
}
