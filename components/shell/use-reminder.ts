'use client'

import { useState } from 'react'
import { useAccount, useAccountStore } from '@/lib/accounts/client/account-provider.tsx'
import type { OpeningReminder } from '@/lib/calculators/opening-reminder.ts'
import { reminderRefusals } from '@/lib/calculators/reminder-words.ts'
import { saveWantedReminder } from '@/lib/calculators/wanted-reminder.ts'
import type { Instant } from '@/lib/core/clock.ts'
import { browserStore } from '@/lib/core/signed-in-marker.ts'
import { useLoginDialog } from './log-in/login-dialog-host.tsx'

type ReminderResult = { about: string; isSet: boolean; words: string }

/**
 * Sets an email reminder for the day before seats open; a second press cancels it. Guests log in first, and the
 * dashboard then sets the reminder they asked for. `confirm` words a reminder that is set, by the time of its email.
 */
export function useReminder(reminder: OpeningReminder, confirm: (sendAt: Instant) => string) {
  const { user, staleUser } = useAccount()
  const store = useAccountStore()
  const openLogin = useLoginDialog()
  const [busy, setBusy] = useState(false)
  const [result, setResult] = useState<ReminderResult | null>(null)
  const about = JSON.stringify(reminder)
  // An answer about another date or tier doesn't apply to this one.
  const now = result?.about === about ? result : null
  const isSet = now?.isSet ?? false
  // A member whose session is still loading counts as signed in: the call waits for the session.
  const isMember = user !== null || staleUser

  async function setReminder(wanted: boolean): Promise<void> {
    setBusy(true)
    try {
      const { outcome, sendAt } = await (await store.session()).remindMe({ ...reminder, wanted })
      const isKept = outcome === 'kept' && sendAt !== null
      setResult({ about, isSet: isKept, words: isKept ? confirm(sendAt) : reminderRefusals[outcome] })
    } catch {
      const words = `We couldn’t ${wanted ? 'set' : 'cancel'} the reminder. Try again in a minute.`
      setResult({ about, isSet, words })
    }
    setBusy(false)
  }

  function press(): void {
    if (busy) return
    if (isMember) return void setReminder(!isSet)
    saveWantedReminder(browserStore(), reminder)
    openLogin({ goOn: 'here' })
  }

  return { isMember, isSet, words: now?.words, busy, press }
}
