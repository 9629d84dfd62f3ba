'use client'

import { useEffect, useEffectEvent, useState } from 'react'
import { useAccount, useAccountStore } from '@/lib/accounts/client/account-provider.tsx'
import { ReminderRequest } from '@/lib/calculators/release-mail.ts'
import { reminderRefusals } from '@/lib/calculators/reminder-words.ts'
import { takeWantedReminder } from '@/lib/calculators/wanted-reminder.ts'
import { localDateOf } from '@/lib/core/clock.ts'
import { formatDate } from '@/lib/core/formats.ts'
import { browserStore } from '@/lib/core/signed-in-marker.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'

/** `request` is what a button can undo or repeat; null if repeating it would give the same refusal. */
type ReminderResult = { words: string; isSet: boolean; request: ReminderRequest | null }

/** Sets the reminder that a visitor asked for before logging in, as soon as the account is ready, and confirms it. */
export function WantedReminder() {
  const { user, planSlug } = useAccount()
  const store = useAccountStore()
  const [result, setResult] = useState<ReminderResult | null>(null)
  // A new account has no plan until a moment after sign-up, and can't make requests before that.
  const isReady = user !== null && planSlug !== null

  async function setReminder(request: ReminderRequest): Promise<void> {
    try {
      const { outcome, sendAt } = await (await store.session()).remindMe(request)
      const isSet = outcome === 'kept' && sendAt !== null
      const words = isSet
        ? `Your reminder is set. We’ll email you on ${formatDate(localDateOf(sendAt), 'plain')}, the day before seats open.`
        : reminderRefusals[outcome]
      setResult({ words, isSet, request: isSet || outcome === 'taken-back' ? request : null })
    } catch {
      const words = `We couldn’t ${request.wanted ? 'set' : 'cancel'} your reminder. Try again in a minute.`
      setResult({ words, isSet: !request.wanted, request })
    }
  }

  const onReady = useEffectEvent(() => {
    const kept = takeWantedReminder(browserStore())
    const { data } = ReminderRequest.omit({ wanted: true }).safeParse(kept)
    if (data) void setReminder({ ...data, wanted: true })
  })
  useEffect(() => {
    if (isReady) onReady()
  }, [isReady])

  const { words, isSet, request } = result ?? { words: null, isSet: false, request: null }
  // One button for both actions, so that it keeps the focus after a click.
  const action = request && (
    <Button onClick={() => setReminder({ ...request, wanted: !isSet })}>{isSet ? 'Undo' : 'Remind me'}</Button>
  )
  return (
    <div role="status" className="empty:hidden">
      {words ? (
        <Notice kind={isSet ? 'info' : 'warn'} action={action}>
          {words}
        </Notice>
      ) : null}
    </div>
  )
}
