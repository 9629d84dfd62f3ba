'use client'

import { useEffect, useEffectEvent } from 'react'
import { useAccountStore } from '@/lib/accounts/client/account-provider.tsx'
import { reportFault } from '@/lib/accounts/client/report.ts'
import type { Session } from '@/lib/accounts/client/session.ts'

/** Follows something of the session for as long as `key` stays the same; nothing while it is null. */
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
      .catch((error: unknown) => reportFault('following the chat', error))
    return () => {
      ended = true
      stop?.()
    }
  }, [key, store])
}
