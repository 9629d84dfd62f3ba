import { deleteApp, initializeApp } from 'firebase/app'
import {
  type Auth,
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  signInWithEmailAndPassword,
  type User,
} from 'firebase/auth'
import { closeOtherServerSessions } from './session-cookie.ts'

/** Ends sessions begun with an old password, at our server and the database; the auth service has ended its own. */
export async function endOlderLogIns(user: User): Promise<void> {
  await closeOtherServerSessions(await user.getIdToken())
}

/**
 * The same for a password set through an emailed link: signs in once with the new password in a separate app, which
 * leaves the user of this page signed in.
 */
export async function endLogInsBefore(auth: Auth, email: string, newPassword: string): Promise<void> {
  const app = initializeApp(auth.app.options, 'new-password')
  try {
    const beside = initializeAuth(app, { persistence: inMemoryPersistence })
    const { protocol, host, port } = auth.emulatorConfig ?? {}
    if (host) connectAuthEmulator(beside, `${protocol}://${host}:${port}`, { disableWarnings: true })
    const { user } = await signInWithEmailAndPassword(beside, email, newPassword)
    await endOlderLogIns(user)
  } finally {
    await deleteApp(app)
  }
}
