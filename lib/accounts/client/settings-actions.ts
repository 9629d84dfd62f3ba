import {
  EmailAuthProvider,
  reauthenticateWithCredential,
  type User,
  updatePassword,
  updateProfile,
  verifyBeforeUpdateEmail,
} from 'firebase/auth'
import { doc, updateDoc } from 'firebase/firestore'
import { normaliseEmail } from '../credentials.ts'
import { accountPaths } from '../documents.ts'
import { PersonName } from '../sign-up.ts'
import { endOlderLogIns } from './end-old-log-ins.ts'
import { underPasswordPolicy } from './password-policy.ts'
import { reportFault } from './report.ts'
import type { SerialQueue } from './serial-queue.ts'
import { requireUser, type Services } from './services.ts'

/** What the account settings do. Changing the email address or the password asks for the current password first. */
export function settingsActions({ auth, db }: Services, turns: SerialQueue) {
  /** The credential must be this member's own: for another account's the SDK rejects with `auth/user-mismatch`. */
  const confirm = async (email: string, password: string): Promise<User> => {
    const credential = EmailAuthProvider.credential(normaliseEmail(email), password)
    const { user } = await reauthenticateWithCredential(requireUser(auth), credential)
    return user
  }
  return {
    async changeName(name: string): Promise<void> {
      const wanted = PersonName.parse(name)
      await updateDoc(doc(db, accountPaths.user(requireUser(auth).uid)), { name: wanted })
      await updateProfile(requireUser(auth), { displayName: wanted })
    },

    async changeMarketing(email: boolean): Promise<void> {
      await updateDoc(doc(db, accountPaths.user(requireUser(auth).uid)), { marketing: { email } })
    },

    /** Sends a link to the new address; the address changes when it is opened, and this session then ends. */
    async changeEmail(newEmail: string, present: { email: string; password: string }): Promise<void> {
      const user = await confirm(present.email, present.password)
      await verifyBeforeUpdateEmail(user, normaliseEmail(newEmail))
    },

    /** Changes the password and ends every other session. */
    async changePassword(newPassword: string, present: { email: string; password: string }): Promise<void> {
      await turns.run(async () => {
        const user = await confirm(present.email, present.password)
        await underPasswordPolicy(auth, newPassword, () => updatePassword(user, newPassword))
        // Signs in again, because the server dates a token by its sign-in, which was before the change.
        await confirm(present.email, newPassword)
          .then(endOlderLogIns)
          .catch((error: unknown) => reportFault('after a new password', error))
      })
    },
  }
}
