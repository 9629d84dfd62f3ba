import { browserStore, isMarked } from '../../core/signed-in-marker.ts'
import { reportFault } from './report.ts'
import type { Session } from './session.ts'
import { type AccountState, initialState, withoutUser } from './state.ts'

type Listener = () => void

/** A tab that only just learns of a sign-in may take the marker away for a moment; the SDK's tabs agree within 800 ms. */
const markerSettlesMs = 1500

/**
 * The account of this page: its state, and the session behind it. The session holds the Firebase SDK and is loaded
 * when somebody is marked as signed in or the login dialog opens, never for a guest who reads.
 */
export class AccountStore {
  #state = initialState
  #session: Promise<Session> | null = null
  readonly #listeners = new Set<Listener>()

  getState = (): AccountState => this.#state

  subscribe = (listener: Listener): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  update = (change: (state: AccountState) => AccountState): void => {
    const next = change(this.#state)
    if (next === this.#state) return
    this.#state = next
    for (const listener of this.#listeners) listener()
  }

  /** Looks at the marker: loads the session behind it, or settles that this is a guest. */
  begin(): void {
    if (this.#session) return
    if (!isMarked(browserStore())) {
      this.update(withoutUser)
      return
    }
    this.update((state) => ({ ...state, staleUser: true, known: true }))
    this.#retryUntilLoaded()
  }

  /**
   * The session, loaded now if it isn't yet.
   * @throws whatever loading failed with (offline, for example); the next call tries again.
   */
  session(): Promise<Session> {
    this.#session ??= import('./session.ts')
      .then(({ openSession }) => openSession({ update: this.update, getState: this.getState }))
      .catch((error: unknown) => {
        this.#session = null
        throw error
      })
    return this.#session
  }

  /** Signing in stores the marker, signing out removes it, in whichever tab it happened. */
  markerChanged(): void {
    if (isMarked(browserStore())) this.begin()
    else setTimeout(() => this.#followSignOut(), markerSettlesMs)
  }

  /** The SDK tells its tabs of a sign-out by itself, except when one of them writes a fresh token at that moment. */
  #followSignOut(): void {
    if (isMarked(browserStore()) || !this.#state.user) return
    this.session()
      .then((session) => session.signOut())
      .catch((error: unknown) => reportFault('signing out with another tab', error))
  }

  #retryUntilLoaded(): void {
    this.session().catch(() => {
      // Offline at the start: the marker stays, and the session comes with the connection.
      window.addEventListener('online', () => this.#retryUntilLoaded(), { once: true })
    })
  }
}
