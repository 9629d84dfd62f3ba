import { type Auth, validatePassword } from 'firebase/auth'
import { authErrorCode } from '../auth-errors.ts'
import { PasswordRequirementsError, unmetRequirements } from '../password-requirements.ts'
import { reportFault } from './report.ts'

/**
 * Runs something that sets a password. When the service's policy refuses it, the policy is fetched again and the error
 * says what the password still needs; every other error passes as it is.
 * @throws PasswordRequirementsError
 */
export async function underPasswordPolicy<Result>(
  auth: Auth,
  password: string,
  work: () => Promise<Result>,
): Promise<Result> {
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
