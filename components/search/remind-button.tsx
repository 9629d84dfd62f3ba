'use client'

import { Bell, Undo2 } from 'lucide-react'
import type { OpeningReminder } from '@/lib/calculators/opening-reminder.ts'
import { localDateOf } from '@/lib/core/clock.ts'
import { formatDate } from '@/lib/core/formats.ts'
import { useReminder } from '../shell/use-reminder.ts'
import { Button } from '../ui/button.tsx'

/** Sets an email reminder for the day before seats open, or cancels it. */
export function RemindButton({ reminder, opens }: { reminder: OpeningReminder; opens: string }) {
  const { isSet, words, busy, press } = useReminder(
    reminder,
    (sendAt) => `Reminder set for ${formatDate(localDateOf(sendAt)).slice(4)}, by email.`,
  )
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
      <span role="status" className="text-14 font-medium empty:hidden">
        {words}
      </span>
      <Button aria-disabled={busy} onClick={press}>
        {isSet ? <Undo2 aria-hidden="true" className="size-4" /> : <Bell aria-hidden="true" className="size-4" />}
        {isSet ? 'Undo' : `Remind me ${formatDate(opens).slice(4)}`}
      </Button>
    </span>
  )
}
