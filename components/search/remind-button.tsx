'use client'

import { Bell, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useAccount, useAccountStore } from '@/lib/accounts/client/account-provider.tsx'
import type { OpeningReminder } from '@/lib/calculators/opening-reminder.ts'
import { saveWantedReminder } from '@/lib/calculators/wanted-reminder.ts'
import { localDateOf } from '@/lib/core/clock.ts'
import { formatDate } from '@/lib/core/formats.ts'
import { browserStore } from '@/lib/core/signed-in-marker.ts'
import { useLoginDialog } from '../shell/log-in/login-dialog-host.tsx'
import { Button } from '../ui/button.tsx'
import { reminderRefusals } from './reminder-words.ts'

type ReminderResult = { about: string; isSet: boolean; words: string }

/** Sets an email reminder for the day before seats open; a second press cancels it. Guests log in first. */
export function RemindButton({ reminder, opens }: { reminder: OpeningReminder; opens: string }) {
  const { user, staleUser } = useAccount()
  const store = useAccountStore()
  const openLogin = useLoginDialog()
  const [busy, setBusy] = useState(false)
  const [result, setResult] = useState<ReminderResult | null>(null)
  const about = JSON.stringify(reminder)
  // An answer about another date or tier doesn't apply to this one.
  const now = result?.about === about ? result : null

  async function setReminder(wanted: boolean): Promise<void> {
    setBusy(true)
    try {
      const { outcome, sendAt } = await (await store.session()).remindMe({ ...reminder, wanted })
      const isSet = outcome === 'kept' && sendAt !== null
      const words = isSet
        ? `Reminder set for ${formatDate(localDateOf(sendAt)).slice(4)}, by email.`
        : reminderRefusals[outcome]
      setResult({ about, isSet, words })
    } catch {
      setResult({ about, isSet: now?.isSet ?? false, words: 'That didn’t work. Try again in a minute.' })
    }
    setBusy(false)
  }

  function press(): void {
    if (busy) return
    // A member whose session is still loading counts as signed in: the call waits for the session.
    if (user || staleUser) return void setReminder(!now?.isSet)
    saveWantedReminder(browserStore(), reminder)
    openLogin({ goOn: 'here' })
  }

  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
      <span role="status" className="text-14 font-medium empty:hidden">
        {now?.words}
      </span>
      <Button aria-disabled={busy} onClick={press}>
        {now?.isSet ? <Undo2 aria-hidden="true" className="size-4" /> : <Bell aria-hidden="true" className="size-4" />}
        {now?.isSet ? 'Undo' : `Remind me ${formatDate(opens).slice(4)}`}
      </Button>
    </span>
  )
}
