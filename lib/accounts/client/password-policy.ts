import { type Auth, validatePassword } from 'firebase/auth'
import { authErrorCode } from '../auth-errors.ts'
import { CommonPasswordError, PasswordRequirementsError, unmetRequirements } from '../password-requirements.ts'
import { reportFault } from './report.ts'

/**
 * Runs work that sets a password, unless the password is one of the first anyone would guess. When the service's policy
 * refuses it, fetches the policy again and throws an error that says what the password still needs; every other error
 * passes through unchanged.
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

/** A list that can't be loaded must not stop anyone from signing up. */
async function isOnLists(password: string): Promise<boolean> {
  try {
    const { isCommonPassword } = await import('../common-passwords.ts')
    return await isCommonPassword(password)
  } catch (error) {
    reportFault('looking up a password', error)
    return false
  }
}
