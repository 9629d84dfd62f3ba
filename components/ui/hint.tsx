'use client'

import { Tooltip } from '@base-ui/react/tooltip'
import type { ReactNode } from 'react'

type HintProps = {
  /** What the hint says; screen readers get it as text after the trigger's own. */
  text: string
  className?: string
  children: ReactNode
}

/** A few words with a longer hint on hover and focus. */
export function Hint({ text, className = '', children }: HintProps) {
  return (
    <Tooltip.Root>
      <Tooltip.Trigger className={className} type="button">
        {children}
        <span className="sr-only">. {text}</span>
      </Tooltip.Trigger>
      <Tooltip.Portal>
        <Tooltip.Positioner sideOffset={6} className="z-50">
          <Tooltip.Popup className="max-w-72 rounded-md bg-ink px-2.5 py-1.5 text-12 text-paper shadow-lg transition-opacity duration-100 data-ending-style:opacity-0 data-starting-style:opacity-0">
            {text}
          </Tooltip.Popup>
        </Tooltip.Positioner>
      </Tooltip.Portal>
    </Tooltip.Root>
  )
}
