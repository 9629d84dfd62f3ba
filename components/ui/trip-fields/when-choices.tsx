'use client'

import { useState } from 'react'
import { addMonths, monthOf } from '@/lib/core/dates.ts'
import { formatMonth } from '@/lib/core/formats.ts'
import type { When } from '@/lib/core/url-state.ts'
import { Button } from '../button.tsx'
import { Segmented } from '../segmented.tsx'
import { DateRange } from './date-range.tsx'

const kinds = [
  { value: 'any', label: 'Any time' },
  { value: 'month', label: 'A month' },
  { value: 'range', label: 'Dates' },
] as const

type WhenChoicesProps = {
  when: When
  windowDays: number
  today: string | null
  onChange: (when: When) => void
  onDone: () => void
}

/** The three ways to say when, in one panel. */
export function WhenChoices({ when, windowDays, today, onChange, onDone }: WhenChoicesProps) {
  const [kind, setKind] = useState(when.kind)

  function choose(next: When): void {
    onChange(next)
    onDone()
  }

  function changeKind(next: When['kind']): void {
    setKind(next)
    if (next === 'any') onChange({ kind: 'any' })
  }

  return (
    <div className="space-y-4">
      <Segmented label="How to choose" value={kind} options={kinds} onChange={changeKind} />
      {kind === 'any' ? (
        <div className="space-y-3">
          <p className="text-14 text-muted">Every day from today to the end of your window, {windowDays} days.</p>
          <Button onClick={onDone}>Done</Button>
        </div>
      ) : null}
      {kind === 'month' && today !== null ? <MonthChoices when={when} today={today} onChoose={choose} /> : null}
      {kind === 'range' ? <DateRange when={when} today={today} onChoose={choose} /> : null}
    </div>
  )
}

type MonthChoicesProps = { when: When; today: string; onChoose: (when: When) => void }

/** The coming twelve months, the current one first. */
function MonthChoices({ when, today, onChoose }: MonthChoicesProps) {
  const months = Array.from({ length: 12 }, (_, index) => addMonths(monthOf(today), index))
  return (
    <ul className="grid grid-cols-3 gap-1.5">
      {months.map((month) => (
        <li key={month}>
          <button
            type="button"
            aria-label={formatMonth(month)}
            aria-pressed={when.kind === 'month' && when.month === month}
            onClick={() => onChoose({ kind: 'month', month })}
            className="flex min-h-11 w-full flex-col items-center justify-center rounded-lg border border-line text-14 font-medium hover:bg-seats-0 aria-pressed:border-accent aria-pressed:bg-seats-1"
          >
            {formatMonth(month, 'monthShort')}
            <span className="figures text-12 font-normal text-muted">{month.slice(0, 4)}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
