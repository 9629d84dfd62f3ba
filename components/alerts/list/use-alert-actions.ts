'use client'

import { useState } from 'react'
import { useAccount, useAccountStore } from '@/lib/accounts/client/account-provider.tsx'
import type { Written } from '@/lib/accounts/client/acknowledged.ts'
import type { Session } from '@/lib/accounts/client/session.ts'
import type { AlertSettings } from '@/lib/alerts/alert.ts'
import type { AlertKind } from '@/lib/alerts/alert-places.ts'
import { canBeSet } from '@/lib/alerts/compose/alert-excess.ts'
import type { SeatAlertSettings } from '@/lib/alerts/seat-alert.ts'
import { refusalWords, toastSaved } from '../../ui/save-outcome.ts'
import { useToday } from '../use-today.ts'

type Settings = AlertSettings | SeatAlertSettings

/** A just deleted alert that can still be restored. */
export type Deleted = { id: string; settings: Settings; identity?: string | undefined }

export type AlertActions = {
  deleted: Deleted | null
  /** An alert beyond the plan, which couldn't be restored, while its member is asked whether to delete it. */
  asked: Deleted | null
  /** Why the last action failed, in words; empty if it didn't. */
  fault: string
  /** Pauses the alert, or resumes it. */
  pause: (alert: Deleted) => void
  remove: (alert: Deleted) => void
  /** Deletes the alert asked about, or keeps it. */
  answer: (isDeletion: boolean) => void
  restore: () => void
  dismiss: () => void
}

/** The actions of an alert list. It follows the database, so each change shows immediately, even offline. */
export function useAlertActions(kind: AlertKind): AlertActions {
  const store = useAccountStore()
  const { planSlug } = useAccount()
  const { today } = useToday()
  const [deleted, setDeleted] = useState<Deleted | null>(null)
  const [asked, setAsked] = useState<Deleted | null>(null)
  const [fault, setFault] = useState('')
  const act = async (what: string, { settings: { name } }: Deleted, work: (session: Session) => Promise<Written>) => {
    setFault('')
    try {
      void toastSaved(what, await work(await store.session()), { name, href: `/${kind}` })
      return true
    } catch (error) {
      setFault(refusalWords(error))
      return false
    }
  }
  return {
    deleted,
    asked,
    fault,
    dismiss: () => setDeleted(null),
    pause: (alert) => {
      const paused = !alert.settings.paused
      void act(paused ? 'Paused' : 'Resumed', alert, (session) => session.pauseAlert(kind, alert.id, paused))
    },
    remove: async (alert) => {
      if (!canBeSet(alert.settings, planSlug ?? 'free', today)) setAsked(alert)
      else if (await act('Deleted', alert, (session) => session.deleteAlert(kind, alert.id))) setDeleted(alert)
    },
    answer: (isDeletion) => {
      setAsked(null)
      if (isDeletion && asked) void act('Deleted', asked, (session) => session.deleteAlert(kind, asked.id))
    },
    restore: async () => {
      if (deleted === null) return
      if (await act('Restored', deleted, (session) => session.restoreAlert(kind, deleted))) setDeleted(null)
    },
  }
}
