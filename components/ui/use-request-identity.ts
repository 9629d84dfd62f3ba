'use client'

import { useAccount, useAccountStore } from '@/lib/accounts/client/account-provider.tsx'

export type RequestIdentity = {
  /** Identifies person and plan in the keys of cached answers, so that those of another are never shown. */
  id: string
  /** False until it is known whether the visitor is signed in. */
  known: boolean
  token: () => Promise<string | null>
}

/** Returns the user that API answers are fetched for. A guest's page doesn't load the session and its SDK for this. */
export function useRequestIdentity(): RequestIdentity {
  const { user, staleUser, known } = useAccount()
  const store = useAccountStore()
  return {
    id: user ? `${user.uid} ${user.claimedPlan}` : staleUser ? 'returning' : 'guest',
    known,
    token: async () => (user ? (await store.session()).idToken() : null),
  }
}
