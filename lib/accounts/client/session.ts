import { onIdTokenChanged } from 'firebase/auth'
import { accountEndActions } from './account-end-actions.ts'
import { accountActions } from './actions.ts'
import { alertActions } from './alert-actions.ts'
import { alertFollowing } from './alert-following.ts'
import { billingActions } from './billing-actions.ts'
import { channelActions } from './channel-actions.ts'
import { chatActions } from './chat-actions.ts'
import { codeActions } from './code-actions.ts'
import { connectionActions } from './connection-actions.ts'
import { reportFault } from './report.ts'
import { reportActions } from './report-actions.ts'
import { startServices } from './services.ts'
import { settingsActions } from './settings-actions.ts'
import { type StoreAccess, Tracker } from './tracker.ts'

export type Session = Awaited<ReturnType<typeof openSession>>

/** Starts the Firebase SDK, waits until it knows who is signed in, and follows that from then on. */
export async function openSession(store: StoreAccess) {
  const { services, clockOffsetMs } = await startServices()
  store.update((state) => ({ ...state, clockOffsetMs }))
  const tracker = new Tracker(services, store)
  onIdTokenChanged(services.auth, (user) => {
    tracker.follow(user).catch((error: unknown) => reportFault('following the sign-in', error))
  })
  await services.auth.authStateReady()
  return {
    ...accountActions(services, tracker),
    ...settingsActions(services, tracker.turns),
    ...codeActions(services),
    ...billingActions(services),
    ...accountEndActions(services),
    ...alertActions(services),
    ...alertFollowing(services),
    ...channelActions(services),
    ...reportActions(services),
    ...chatActions(services),
    ...connectionActions(services),
  }
}
