'use client'

import { useState } from 'react'
import { useAccount, useAccountStore } from '@/lib/accounts/client/account-provider.tsx'
import type { Written } from '@/lib/accounts/client/acknowledged.ts'
import type { Session } from '@/lib/accounts/client/session.ts'
import type { AlertKind } from '@/lib/alerts/alert-places.ts'
import { draftKinds, saveDraft } from '@/lib/alerts/compose/saved-draft.ts'
import { SameAlert } from '@/lib/alerts/same-alert.ts'
import { browserStore } from '@/lib/core/signed-in-marker.ts'
import { useLoginDialog } from '../shell/log-in/login-dialog-host.tsx'
import { refusalWords } from './refusal-words.ts'

export type SaveState = {
  status: 'idle' | 'saving' | 'asked-to-log-in' | 'failed'
  /** Why saving failed, in words; otherwise empty. */
  message: string
  /** The address of an identical alert, if saving failed because there is one already. */
  duplicateHref?: string
}

/**
 * Saves what was composed. A guest is first asked to sign up or log in. Meanwhile the draft stays on this device,
 * marked as wanted, and the dashboard, where the log-in leads, turns it into an alert.
 */
export function useSaveAlert(kind: AlertKind, onSaved: (written: Written) => void) {
  const { user } = useAccount()
  const store = useAccountStore()
  const openLogin = useLoginDialog()
  const [saveState, setSaveState] = useState<SaveState>({ status: 'idle', message: '' })
  const save = async (query: string, write: (session: Session) => Promise<Written>) => {
    if (!user) {
      saveDraft(draftKinds[kind], browserStore(), query, true)
      setSaveState({ status: 'asked-to-log-in', message: '' })
      openLogin({ tab: 'signup' })
      return
    }
    setSaveState({ status: 'saving', message: '' })
    try {
      const written = await write(await store.session())
      setSaveState({ status: 'idle', message: '' })
      onSaved(written)
    } catch (error) {
      const duplicate = error instanceof SameAlert ? { duplicateHref: error.href } : {}
      setSaveState({ status: 'failed', message: refusalWords(error), ...duplicate })
    }
  }
  return { saveState, save }
}
