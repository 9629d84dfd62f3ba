'use client'

import { Popover } from '@base-ui/react/popover'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { createClock, localDateOf } from '@/lib/clock.ts'
import type { When } from '@/lib/finder/finder-state.ts'
import { FieldCell } from './field-cell.tsx'
import { WhenChoices } from './when-choices.tsx'
import { whenWords } from './when-words.ts'

type WhenFieldProps = {
  when: When
  windowDays: number
  /** Today where the last answer came from; before any answer the visitor's own clock tells. */
  today: string | null
  onChange: (when: When) => void
}

/** When to travel: any time, a month or a range, chosen in a popover. */
export function WhenField({ when, windowDays, today, onChange }: WhenFieldProps) {
  const [open, setOpen] = useState(false)
  const [ownToday, setOwnToday] = useState<string | null>(null)

  function change(next: boolean): void {
    if (next && today === null) setOwnToday(localDateOf(createClock().now()))
    setOpen(next)
  }

  return (
    <FieldCell label="When">
      <Popover.Root open={open} onOpenChange={change}>
        <Popover.Trigger
          aria-label={`When: ${whenWords(when)}${when.kind === 'any' ? `, ${windowDays} days` : ''}`}
          className="flex h-7 w-full items-center justify-between gap-2 text-left text-16 font-medium outline-none"
        >
          <span className="truncate">
            {whenWords(when)}
            {when.kind === 'any' ? <span className="font-normal text-muted"> {windowDays} days</span> : null}
          </span>
          <ChevronDown aria-hidden="true" className="size-4 shrink-0 text-muted" />
        </Popover.Trigger>
        <Popover.Portal>
          <Popover.Positioner sideOffset={14} align="start" className="z-50">
            <Popover.Popup
              aria-label="When"
              className="w-80 max-w-[var(--available-width)] rounded-xl border border-line bg-card p-4 text-ink shadow-xl outline-none"
            >
              <WhenChoices
                when={when}
                windowDays={windowDays}
                today={today ?? ownToday}
                onChange={onChange}
                onDone={() => setOpen(false)}
              />
            </Popover.Popup>
          </Popover.Positioner>
        </Popover.Portal>
      </Popover.Root>
    </FieldCell>
  )
}
