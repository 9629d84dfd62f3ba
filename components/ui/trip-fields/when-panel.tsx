'use client'

import { Popover } from '@base-ui/react/popover'
import { type ComponentProps, useState } from 'react'
import { createClock, localDateOf } from '@/lib/core/clock.ts'
import { WhenChoices } from './when-choices.tsx'
import type { WhenFieldProps } from './when-field-props.ts'

type WhenPanelProps = WhenFieldProps & {
  trigger: Pick<ComponentProps<'button'>, 'aria-label' | 'className' | 'children'>
}

/** The choice of dates in a popover. It comes because somebody opened it, so it begins open. */
export function WhenPanel({ when, windowDays, today, onChange, trigger }: WhenPanelProps) {
  const [open, setOpen] = useState(true)
  const [ownToday] = useState(() => localDateOf(createClock().now()))
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger {...trigger} />
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
  )
}
