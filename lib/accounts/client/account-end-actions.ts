import { EmailAuthProvider, reauthenticateWithCredential, signOut } from 'firebase/auth'
import { callDeleteMyAccount, callExportMyData } from './functions.ts'
import type { Services } from './services.ts'

/** Taking one's data along, and leaving. */
export function accountEndActions({ auth, functions }: Services) {
  return {
    exportMyData: (): Promise<unknown> => callExportMyData(functions),

    /** Ends the account for good. `confirmation` is its e-mail address as typed. Rejects with the service's error. */
    async deleteMyAccount(confirmation: string, password: string): Promise<void> {
      if (!auth.currentUser?.email) throw new Error('Nobody is signed in.')
      const credential = EmailAuthProvider.credential(auth.currentUser.email, password)
      const { user } = await reauthenticateWithCredential(auth.currentUser, credential)
      // The token must carry the sign-in of just now.
      await user.getIdToken(true)
      await callDeleteMyAccount(functions, confirmation)
      await signOut(auth)
    },
  }
}
