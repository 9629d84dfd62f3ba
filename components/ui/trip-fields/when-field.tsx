'use client'
'use no memo'

import { ChevronDown } from 'lucide-react'
import type { Weekday } from '@/lib/core/codes.ts'
import type { Stay, When } from '@/lib/core/url-state.ts'
import type { Trip } from '@/lib/search/finder-state.ts'
import { whenWords } from '@/lib/search/when-words.ts'
import { useLater } from '../use-later.ts'
import { FieldCell } from './cell-fields.tsx'

/** When to travel: any time, months or a range of dates, in a panel that is loaded when it is first opened. */
export function WhenField(props: WhenFieldProps) {
  const { when, windowDays, describedBy } = props
  const { Component: Panel, startLoading } = useLater(() => import('./when-panel.tsx').then((part) => part.WhenPanel))
  const triggerProps = {
    'aria-describedby': describedBy,
    'aria-label': `When: ${whenWords(when)}${when.kind === 'any' ? `, ${windowDays} days` : ''}`,
    className: 'flex h-7 w-full items-center justify-between gap-2 text-left text-16 font-medium outline-none',
    children: (
      <>
        <span className="truncate">
          {whenWords(when)}
          {when.kind === 'any' ? <span className="font-normal text-muted"> {windowDays} days</span> : null}
        </span>
        <ChevronDown aria-hidden="true" className="size-4 shrink-0 text-muted" />
      </>
    ),
  }
  return (
    <FieldCell label="When">
      {Panel ? (
        <Panel {...props} trigger={triggerProps} />
      ) : (
        <button type="button" aria-haspopup="dialog" onClick={startLoading} {...triggerProps} />
      )}
    </FieldCell>
  )
}

/** How long away, and on which days of the week to leave. */
export type TripLength = { trip: Trip; stay: Stay | null; leaveOn: Weekday[] }

/** The props of a date field, shared by its versions before and after its panel is loaded. */
export type WhenFieldProps = {
  when: When
  windowDays: number
  /** Today's date according to the last answer; null before any answer, when the visitor's clock is used. */
  today: string | null
  /** The id of the text that says what is wrong. */
  describedBy?: string
  onChange: (when: When) => void
  /** Set if the form also asks for the length of the trip. */
  length?: {
    value: TripLength
    onChange: (part: Partial<TripLength>) => void
    /** The id of the form that the panel's own Search button submits. */
    form: string
  }
}
