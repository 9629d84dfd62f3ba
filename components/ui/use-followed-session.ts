'use client'

import { useEffect, useEffectEvent } from 'react'
import { useAccountStore } from '@/lib/accounts/client/account-provider.tsx'
import { reportFault } from '@/lib/accounts/client/report.ts'
import type { Session } from '@/lib/accounts/client/session.ts'

/** Calls `follow` with the session, again whenever `key` changes; follows nothing while `key` is null. */
export function useFollowed(key: string | null, follow: (session: Session, key: string) => () => void): void {
  const store = useAccountStore()
  const begin = useEffectEvent(follow)
  useEffect(() => {
    if (key === null) return
    let stop: (() => void) | null = null
    let ended = false
    store
      .session()
      .then((session) => {
        if (!ended) stop = begin(session, key)
      })
      .catch((error: unknown) => reportFault('starting a subscription', error))
    return () => {
      ended = true
      stop?.()
    }
  }, [key, store])
}
