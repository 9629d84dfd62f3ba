import { ActionCodeOperation, applyActionCode, checkActionCode, confirmPasswordReset, reload } from 'firebase/auth'
import { type ActionMode, operationOf } from '../action-link.ts'
import { underPasswordPolicy } from './password-policy.ts'
import { reportFault } from './report.ts'
import type { Services } from './services.ts'

/** What the page behind mailed links does. Each rejects with the SDK's error for a code that is spent or not ours. */
export function codeActions({ auth }: Services) {
  return {
    /** The address a code is about. A code of another kind than the link says is refused like an invalid one. */
    async readCode(mode: ActionMode, code: string): Promise<string> {
      const { operation, data } = await checkActionCode(auth, code)
      if (operation !== ActionCodeOperation[operationOf[mode]]) throw new Error('This link is not complete.')
      return data.email ?? ''
    },

    async applyCode(code: string): Promise<void> {
      await applyActionCode(auth, code)
      // The account changed behind the session of this browser: a changed address ends it, a verified one shows.
      await auth.currentUser?.getIdToken(true).catch((error: unknown) => reportFault('after a mailed link', error))
      if (auth.currentUser) await reload(auth.currentUser)
    },

    async setNewPassword(code: string, password: string): Promise<void> {
      await underPasswordPolicy(auth, password, () => confirmPasswordReset(auth, code, password))
    },
  }
}
