'use client'

import { useState } from 'react'
import { useAccountStore } from '@/lib/accounts/client/account-provider.tsx'
import type { Written } from '@/lib/accounts/client/acknowledged.ts'
import type { Session } from '@/lib/accounts/client/session.ts'
import type { AlertSettings } from '@/lib/alerts/alert.ts'
import type { AlertKind } from '@/lib/alerts/alert-places.ts'
import type { SeatAlertSettings } from '@/lib/alerts/seat-alert.ts'
import { refusalWords } from '../refusal-words.ts'
import { toastSaved } from '../toast-saved.ts'

type Settings = AlertSettings | SeatAlertSettings

/** An alert deleted a moment ago, which can still come back. */
export type Deleted = { id: string; settings: Settings }

export type AlertActions = {
  deleted: Deleted | null
  /** What the last action failed with; empty without. */
  fault: string
  pause: (id: string, paused: boolean) => void
  remove: (alert: Deleted) => void
  restore: () => void
  dismiss: () => void
}

/** What a list of alerts does. The list follows the database, so each change is in it at once, also without a connection. */
export function useAlertActions(kind: AlertKind): AlertActions {
  const store = useAccountStore()
  const [deleted, setDeleted] = useState<Deleted | null>(null)
  const [fault, setFault] = useState('')
  const act = async (what: string, work: (session: Session) => Promise<Written>) => {
    setFault('')
    try {
      toastSaved(what, await work(await store.session()))
      return true
    } catch (error) {
      setFault(refusalWords(error))
      return false
    }
  }
  return {
    deleted,
    fault,
    dismiss: () => setDeleted(null),
    pause: (id, paused) => void act(paused ? 'Paused' : 'Resumed', (session) => session.pauseAlert(kind, id, paused)),
    remove: async (alert) => {
      if (await act('Deleted', (session) => session.deleteAlert(kind, alert.id))) setDeleted(alert)
    },
    restore: async () => {
      if (deleted === null) return
      const { id, settings } = deleted
      if (await act('Restored', (session) => session.restoreAlert(kind, id, settings))) setDeleted(null)
    },
  }
}
