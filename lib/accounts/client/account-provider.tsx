'use client'
'use no memo'

import { createContext, type ReactNode, useContext, useEffect, useState, useSyncExternalStore } from 'react'
import { signedInKey } from '../../core/signed-in-marker.ts'
import { AccountStore } from './account-store.ts'
import { type AccountState, initialState } from './state.ts'

const AccountContext = createContext<AccountStore | null>(null)

/** Gives the pages below it the account. Renders the same for everybody; who is signed in arrives afterwards. */
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

/** The account's store, for what a page does. @throws Error outside an AccountProvider. */
export function useAccountStore(): AccountStore {
  const store = useContext(AccountContext)
  if (!store) throw new Error('useAccount needs an AccountProvider above it')
  return store
}

/** Who is signed in, their plan, and everything live of theirs. */
export function useAccount(): AccountState {
  const store = useAccountStore()
  return useSyncExternalStore(store.subscribe, store.getState, () => initialState)
}
