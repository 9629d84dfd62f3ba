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

/** Ends what was signed in with an old password, here and at the database; the auth service has ended it for itself. */
export async function endOlderLogIns(user: User): Promise<void> {
  await closeOtherServerSessions(await user.getIdToken())
}

/** The same for a password set by a mailed link: the new one is used once, beside whoever is signed in on this page. */
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
