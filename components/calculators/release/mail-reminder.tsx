'use client'

import { Mail } from 'lucide-react'
import { useState } from 'react'
import { useAccount, useAccountStore } from '@/lib/accounts/client/account-provider.tsx'
import type { ClockState } from '@/lib/calculators/release-clock.ts'
import { formatInstant } from '@/lib/core/formats.ts'
import { useLoginDialog } from '../../shell/log-in/login-dialog-host.tsx'
import { Button } from '../../ui/button.tsx'

type Said = { about: string; words: string; kept: boolean }

const words: Record<string, string> = {
  'taken-back': 'Reminder cancelled.',
  'already-open': 'That date is already open: search it now.',
  'not-published': 'The opening date isn’t published, so we can’t remind you.',
  'too-many': 'You can have up to 30 reminders. Cancel one first.',
}

/** A mail the day before a date opens, for members; a guest is asked to log in. */
export function MailReminder({ state }: { state: ClockState }) {
  const { user } = useAccount()
  const store = useAccountStore()
  const openLogin = useLoginDialog()
  const [busy, setBusy] = useState(false)
  const [said, setSaid] = useState<Said | null>(null)
  const about = JSON.stringify(state)
  // An answer to other inputs says nothing of these.
  const now = said?.about === about ? said : null

  async function ask(wanted: boolean): Promise<void> {
    setBusy(true)
    try {
      const session = await store.session()
      const { outcome, sendAt } = await session.remindMe({ ...state, wanted })
      const kept = outcome === 'kept' && sendAt !== null
      setSaid({
        about,
        kept,
        words: kept ? `We’ll email you on ${formatInstant(sendAt)}.` : (words[outcome] ?? outcome),
      })
    } catch {
      setSaid({ about, kept: false, words: 'We couldn’t set the reminder. Try again in a minute.' })
    }
    setBusy(false)
  }

  return (
    <>
      <Button
        aria-disabled={busy}
        onClick={() => {
          if (busy) return
          if (user) void ask(!now?.kept)
          else openLogin({ goOn: 'here' })
        }}
      >
        <Mail aria-hidden="true" className="size-4" />
        {now?.kept ? 'Cancel reminder' : user ? 'Email me the day before' : 'Log in for an email'}
      </Button>
      <p role="status" className="text-14 text-muted">
        {now?.words}
      </p>
    </>
  )
}
