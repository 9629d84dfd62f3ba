'use client'
'use no memo'

import { createContext, type ReactNode, useContext, useEffect, useState, useSyncExternalStore } from 'react'
import { signedInKey } from '../../core/signed-in-marker.ts'
import { AccountStore } from './account-store.ts'
import { type AccountState, initialState } from './state.ts'

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
