import {
  createUserWithEmailAndPassword,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut,
  type User,
  updateProfile,
} from 'firebase/auth'
import { normaliseName } from '../../core/display-name.ts'
import { authErrorCode } from '../auth-errors.ts'
import { normaliseEmail } from '../credentials.ts'
import { signUpBody } from '../referrer.ts'
import { callFunction } from './functions.ts'
import { underPasswordPolicy } from './password-policy.ts'
import { reportFault } from './report.ts'
import { checkDomain, type Services } from './services.ts'
import { closeServerSessions } from './session-cookie.ts'
import type { Tracker } from './tracker.ts'

/** What the login dialog and the account menu do. Each rejects with the SDK's error, except as noted below. */
export function accountActions(services: Services, tracker: Tracker) {
  const { auth } = services
  return {
    async signIn(email: string, password: string): Promise<void> {
      await Promise.all([checkDomain(auth), tracker.lastSignOut()])
      const { user } = await signInWithEmailAndPassword(auth, normaliseEmail(email), password)
      await tracker.follow(user)
    },

    /** Creates the account and its documents. Succeeds once the account exists; what is missing is repaired later. */
    async signUp(name: string, email: string, password: string): Promise<void> {
      await checkDomain(auth)
      tracker.holdRepair(true)
      try {
        const { user } = await underPasswordPolicy(auth, password, () =>
          createUserWithEmailAndPassword(auth, normaliseEmail(email), password),
        )
        await Promise.all([tracker.follow(user), nameAccount(user, name), createDocuments(services, user, name)])
      } finally {
        tracker.holdRepair(false)
      }
    },

    /** Treats an address without an account like one with, so that no one can find out who is a member. */
    async sendReset(email: string): Promise<void> {
      await sendPasswordResetEmail(auth, normaliseEmail(email)).catch((error: unknown) => {
        if (authErrorCode(error) !== 'user-not-found') throw error
      })
    },

    /**
     * Returns the ID token, which tells our own APIs who the member is before the session cookie exists; null for a
     * guest.
     */
    idToken: async (): Promise<string | null> => (await auth.currentUser?.getIdToken()) ?? null,

    signOut: () => signOut(auth),

    /** Ends the sessions on every device, this one too. */
    async signOutEverywhere(): Promise<void> {
      const token = await auth.currentUser?.getIdToken()
      await tracker.endEverywhere(async () => {
        if (token) await closeServerSessions(token)
      }, 'everywhere')
    },
  }
}

/** Stores the name in the account too, for a repair on a device that never saw the sign-up form. */
async function nameAccount(user: User, name: string): Promise<void> {
  await updateProfile(user, { displayName: normaliseName(name) }).catch((error: unknown) =>
    reportFault('naming the account', error),
  )
}

async function createDocuments({ functions }: Services, user: User, name: string): Promise<void> {
  try {
    await callFunction(functions, 'createNewUser', signUpBody(user.uid, name, user.email ?? ''))
  } catch (error) {
    reportFault('creating the account documents', error)
  }
}
