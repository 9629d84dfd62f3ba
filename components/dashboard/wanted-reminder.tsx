'use client'

import { useEffect, useEffectEvent, useState } from 'react'
import { useAccount, useAccountStore } from '@/lib/accounts/client/account-provider.tsx'
import { ReminderRequest } from '@/lib/calculators/release-mail.ts'
import { takeWantedReminder } from '@/lib/calculators/wanted-reminder.ts'
import { localDateOf } from '@/lib/core/clock.ts'
import { formatDate } from '@/lib/core/formats.ts'
import { browserStore } from '@/lib/core/signed-in-marker.ts'
import { reminderRefusals } from '../search/reminder-words.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'

type Said = { words: string; set: ReminderRequest | null }

/** Sets the reminder that waited for a log-in, as soon as the account is there, and says so. */
export function WantedReminder() {
  const { user, planSlug } = useAccount()
  const store = useAccountStore()
  const [said, setSaid] = useState<Said | null>(null)
  // A new account can be called for once its plan is there, a moment after its sign-up.
  const isReady = user !== null && planSlug !== null

  async function ask(request: ReminderRequest): Promise<void> {
    try {
      const { outcome, sendAt } = await (await store.session()).remindMe(request)
      if (outcome !== 'kept' || sendAt === null) return setSaid({ words: reminderRefusals[outcome], set: null })
      const day = formatDate(localDateOf(sendAt), 'plain')
      setSaid({ words: `Your reminder is set. We’ll email you on ${day}, the day before seats open.`, set: request })
    } catch {
      setSaid({ words: 'We couldn’t set your reminder. Go back to your search and try again.', set: null })
    }
  }

  const onReady = useEffectEvent(() => {
    const kept = takeWantedReminder(browserStore())
    const { data } = ReminderRequest.omit({ wanted: true }).safeParse(kept)
    if (data) void ask({ ...data, wanted: true })
  })
  useEffect(() => {
    if (isReady) onReady()
  }, [isReady])

  const request = said?.set
  return (
    <div role="status" className="empty:hidden">
      {said ? (
        <Notice
          kind={request ? 'info' : 'warn'}
          action={request ? <Button onClick={() => ask({ ...request, wanted: false })}>Undo</Button> : undefined}
        >
          {said.words}
        </Notice>
      ) : null}
    </div>
  )
}
