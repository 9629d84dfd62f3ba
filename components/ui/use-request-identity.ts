'use client'

import { useAccount, useAccountStore } from '@/lib/accounts/client/account-provider.tsx'

export type RequestIdentity = {
  /** Stands for person and plan in the keys of kept answers: another person's or plan's answers are never shown. */
  id: string
  /** False until it is clear whether somebody is signed in. */
  known: boolean
  token: () => Promise<string | null>
}

/** Who asks the APIs. A guest's page never loads the session and its SDK for this. */
export function useRequestIdentity(): RequestIdentity {
  const { user, staleUser, known } = useAccount()
  const store = useAccountStore()
  return {
    id: user ? `${user.uid} ${user.claimedPlan}` : staleUser ? 'returning' : 'guest',
    known,
    token: async () => (user ? (await store.session()).idToken() : null),
  }
}
