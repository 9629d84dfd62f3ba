'use client'

import { useEffect, useEffectEvent, useState } from 'react'
import { useAccountStore } from '@/lib/accounts/client/account-provider.tsx'
import { reportFault } from '@/lib/accounts/client/report.ts'
import type { Session } from '@/lib/accounts/client/session.ts'

/**
 * Reads a value with the member's session, again whenever `key` changes; nothing while `key` is null. The value is
 * undefined until it has arrived, and null if it couldn't be read, which is reported as `what`.
 */
export function useSessionValue<Value>(what: string, key: string | null, read: (session: Session) => Promise<Value>) {
  const store = useAccountStore()
  const readNow = useEffectEvent(read)
  const [value, setValue] = useState<Value | null>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: `what` only names the value in a report.
  useEffect(() => {
    if (key === null) return
    let over = false
    store
      .session()
      .then((session) => readNow(session))
      .then(
        (found) => over || setValue(found),
        (fault: unknown) => {
          reportFault(`reading ${what}`, fault)
          if (!over) setValue(null)
        },
      )
    return () => {
      over = true
      setValue(undefined)
    }
  }, [store, key])
  return [value, setValue] as const
}
