'use client'
'use no memo'

import { createContext, type ReactNode, useContext, useEffect, useState, useSyncExternalStore } from 'react'
import { browserStore, isMarked, signedInKey } from '../../core/signed-in-marker.ts'
import { reportFault } from './report.ts'
import type { Session } from './session.ts'
import { type AccountState, initialState, withoutUser } from './state.ts'

type Listener = () => void

/** A tab that has just learned of a sign-in may briefly remove the marker; the SDK's tabs agree within 800 ms. */
const markerSettlesMs = 1500
/** How soon a session that didn't load is tried again at first, and at the latest. */
const firstRetryMs = 2_000
const lastRetryMs = 60_000

/**
 * The account of this page: its state, and the session behind it. The session holds the Firebase SDK and is loaded only
 * when the marker says that someone is signed in or the login dialog opens, never for a guest who just reads.
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

  /** Checks the marker: loads the session if it is set, otherwise records that this is a guest. */
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
   * Returns the session, loading it first if needed.
   * @throws the error that loading failed with, e.g. when offline; the next call tries again
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

  /** Follows a change of the marker, which a sign-in in any tab stores and a sign-out removes. */
  markerChanged(): void {
    if (isMarked(browserStore())) this.begin()
    else setTimeout(() => this.#followSignOut(), markerSettlesMs)
  }

  /** Signs out after another tab did. The SDK does this itself, unless a tab is writing a fresh token just then. */
  #followSignOut(): void {
    if (isMarked(browserStore()) || !this.#state.user) return
    this.session()
      .then((session) => session.signOut())
      .catch((error: unknown) => reportFault('signing out with another tab', error))
  }

  /** The marker stays meanwhile: this page's account is only unknown, because the network or a server is down. */
  #retryUntilLoaded(waitMs = firstRetryMs): void {
    this.session().catch(() => {
      const retry = () => {
        clearTimeout(timer)
        window.removeEventListener('online', retry)
        this.#retryUntilLoaded(Math.min(2 * waitMs, lastRetryMs))
      }
      const timer = setTimeout(retry, waitMs)
      window.addEventListener('online', retry)
    })
  }
}

const AccountContext = createContext<AccountStore | null>(null)

/** Provides the account to the components below. Renders the same for everyone; who is signed in arrives later. */
export function AccountProvider({ children }: { children: ReactNode }) {
  const [store] = useState(() => new AccountStore())
  useEffect(() => {
    store.begin()
    const onStorage = (event: StorageEvent) => {
      if (event.key === signedInKey) store.markerChanged()
    }
    window.addEventListener('storage', onStorage)
    return () => window.removeEventListener('storage', onStorage)
  }, [store])
  return <AccountContext value={store}>{children}</AccountContext>
}

/** Returns the account's store, for actions. @throws Error outside an AccountProvider. */
export function useAccountStore(): AccountStore {
  const store = useContext(AccountContext)
  if (!store) throw new Error('useAccount needs an AccountProvider above it')
  return store
}

/** Returns who is signed in, their plan and all their live records. */
export function useAccount(): AccountState {
  const store = useAccountStore()
  return useSyncExternalStore(store.subscribe, store.getState, () => initialState)
}
