'use client'

import { useEffect, useEffectEvent, useState } from 'react'
import { useAccount, useAccountStore } from '@/lib/accounts/client/account-provider.tsx'
import type { SeatAlertSettings } from '@/lib/alerts/seat-alert.ts'
import { useLoginDialog } from '../shell/log-in/login-dialog-host.tsx'

type Standing =
  | { status: 'idle' | 'saving' | 'set' }
  | { status: 'waiting'; settings: SeatAlertSettings }
  | { status: 'failed'; message: string }

/** Sets seat alerts. A guest is asked to log in first; the alert is set as soon as their account is there. */
export function useSeatAlert() {
  const { user, planSlug, seatAlerts, known } = useAccount()
  const store = useAccountStore()
  const openLogin = useLoginDialog()
  const [standing, setStanding] = useState<Standing>({ status: 'idle' })
  // The rules read the plan document, which a new account gets a moment after its sign-up.
  const isReady = user !== null && planSlug !== null && seatAlerts !== undefined

  const save = async (settings: SeatAlertSettings) => {
    setStanding({ status: 'saving' })
    try {
      const session = await store.session()
      await session.addAlert(
        'seat-alerts',
        settings,
        (seatAlerts ?? []).map(({ id }) => id),
      )
      setStanding({ status: 'set' })
    } catch (error) {
      setStanding({ status: 'failed', message: wordsFor(error) })
    }
  }

  const onReady = useEffectEvent(() => {
    if (standing.status === 'waiting') void save(standing.settings)
  })
  useEffect(() => {
    if (isReady) onReady()
  }, [isReady])

  return {
    ...standing,
    message: standing.status === 'failed' ? standing.message : '',
    set: (settings: SeatAlertSettings) => {
      if (isReady) void save(settings)
      else {
        setStanding({ status: 'waiting', settings })
        if (known && !user) openLogin({ returnTo: null })
      }
    },
  }
}

function wordsFor(error: unknown): string {
  if (error instanceof Error && 'code' in error && error.code === 'permission-denied') {
    return 'your plan does not watch this far ahead.'
  }
  return error instanceof Error ? error.message : 'please try again.'
}
