'use client'

import { Popover } from '@base-ui/react/popover'
import { type ComponentProps, useState } from 'react'
import { createClock, localDateOf } from '@/lib/core/clock.ts'
import { WhenChoices } from './when-choices.tsx'
import type { WhenFieldProps } from './when-field-props.ts'

type WhenPanelProps = WhenFieldProps & {
  trigger: Pick<ComponentProps<'button'>, 'aria-label' | 'aria-describedby' | 'className' | 'children'>
}

/** The choice of dates in a popover. It starts open because it is only loaded when the visitor opens it. */
export function WhenPanel({ today, trigger, ...field }: WhenPanelProps) {
  const [open, setOpen] = useState(true)
  const [ownToday] = useState(() => localDateOf(createClock().now()))
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger {...trigger} />
      <Popover.Portal>
        <Popover.Positioner sideOffset={14} align="start" collisionPadding={8} className="z-50">
          <Popover.Popup
            aria-label="When"
            className={`max-h-[var(--available-height)] max-w-[var(--available-width)] overflow-y-auto overscroll-contain rounded-xl border border-line bg-card p-4 text-ink shadow-xl outline-none ${field.length ? 'w-96' : 'w-80'}`}
          >
            <WhenChoices {...field} today={today ?? ownToday} onDone={() => setOpen(false)} />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}
