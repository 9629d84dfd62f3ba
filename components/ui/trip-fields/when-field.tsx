'use client'
'use no memo'

import { ChevronDown } from 'lucide-react'
import { whenWords } from '@/lib/search/when-months.ts'
import { useLater } from '../use-later.ts'
import { FieldCell } from './cell-fields.tsx'
import type { WhenFieldProps } from './when-field-props.ts'

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
