'use client'

import type { Route } from 'next'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useAccount, useAccountStore } from '@/lib/accounts/client/account-provider.tsx'
import type { Written } from '@/lib/accounts/client/acknowledged.ts'
import type { Session } from '@/lib/accounts/client/session.ts'
import { type AlertKind, createIdentity, editHref } from '@/lib/alerts/alert-places.ts'
import { clearDraft, draftKinds, saveDraft } from '@/lib/alerts/compose/saved-draft.ts'
import { SameAlert } from '@/lib/alerts/same-alert.ts'
import { browserStore } from '@/lib/core/signed-in-marker.ts'
import { useLoginDialog } from '../shell/log-in/login-dialog-host.tsx'
import { refusalWords, toastSaved } from '../ui/save-outcome.ts'
import { rememberSet } from './list/just-set.ts'

export type SaveState = {
  status: 'idle' | 'saving' | 'asked-to-log-in' | 'failed'
  /** Why saving failed, in words; otherwise empty. */
  message: string
  /** The address of an identical alert, if saving failed because there is one already. */
  duplicateHref?: string
}

type Edited = { id: string; identity?: string | undefined }

/** What the form holds. */
type Typed = { name: string | undefined; query: string }

/** Writes what was composed; a new alert with the identity given. */
type Write = (session: Session, identity: string) => Promise<Written>

const setWords = { alerts: 'Your alert is set', 'seat-alerts': 'Your seat alert is set' } as const

/**
 * Saves what was composed. A guest is first asked to sign up or log in. Meanwhile the draft stays on this device,
 * marked as wanted, and the dashboard, where the log-in leads, turns it into an alert. Once saved, a member returns to
 * the list. `edited` is the alert being changed, null for a new one.
 */
export function useSaveAlert(kind: AlertKind, edited: Edited | null, leaveAddress: () => void) {
  const { user } = useAccount()
  const router = useRouter()
  const store = useAccountStore()
  const openLogin = useLoginDialog()
  const [saveState, setSaveState] = useState<SaveState>({ status: 'idle', message: '' })
  const onSaved = (written: Written, { name, query }: Typed, identity: string) => {
    if (edited === null) clearDraft(draftKinds[kind], browserStore())
    const href = `${edited === null ? `/${kind}?new` : editHref(kind, edited)}&${query}`
    void toastSaved(edited === null ? setWords[kind] : 'Changes saved', written, { name, href })
    rememberSet(kind, edited ?? { identity })
    leaveAddress()
    // The list scrolls to the saved alert itself (useJustSet).
    router.push(`/${kind}` as Route, { scroll: false })
  }
  const save = async (typed: Typed, write: Write) => {
    if (!user) {
      saveDraft(draftKinds[kind], browserStore(), typed.query, true)
      setSaveState({ status: 'asked-to-log-in', message: '' })
      openLogin({ tab: 'signup' })
      return
    }
    setSaveState({ status: 'saving', message: '' })
    try {
      const identity = createIdentity()
      const written = await write(await store.session(), identity)
      setSaveState({ status: 'idle', message: '' })
      onSaved(written, typed, identity)
    } catch (error) {
      const duplicate = error instanceof SameAlert ? { duplicateHref: error.href } : {}
      setSaveState({ status: 'failed', message: refusalWords(error), ...duplicate })
    }
  }
  return { saveState, save }
}
