'use client'

import { useId, useState } from 'react'
import { addMonths, monthOf } from '@/lib/core/dates.ts'
import { formatMonth } from '@/lib/core/formats.ts'
import type { When } from '@/lib/core/url-state.ts'
import { Button } from '../button.tsx'
import { Segmented } from '../segmented.tsx'

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
      {/* Under any time too, so that a month is one press away. */}
      {kind !== 'range' && today !== null ? <MonthChoices when={when} today={today} onChoose={choose} /> : null}
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

type DateRangeProps = { when: When; today: string | null; onChoose: (when: When) => void }

/** Two dates, both included; the platform's own date fields, which phones do best. */
function DateRange({ when, today, onChoose }: DateRangeProps) {
  const [start, setStart] = useState(when.kind === 'range' ? when.start : '')
  const [end, setEnd] = useState(when.kind === 'range' ? when.end : '')
  const isBackwards = start !== '' && end !== '' && end < start
  const isComplete = start !== '' && end !== '' && !isBackwards
  return (
    <div className="space-y-3">
      <div className="grid grid-cols-2 gap-3">
        <DateInput label="First day" value={start} min={today} onChange={setStart} />
        <DateInput label="Last day" value={end} min={start || today} onChange={setEnd} />
      </div>
      {isBackwards ? (
        <p role="alert" className="text-14 text-danger">
          The last day lies before the first.
        </p>
      ) : null}
      <Button disabled={!isComplete} onClick={() => onChoose({ kind: 'range', start, end })}>
        Use these dates
      </Button>
    </div>
  )
}

type DateInputProps = { label: string; value: string; min: string | null; onChange: (value: string) => void }

function DateInput({ label, value, min, onChange }: DateInputProps) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="block text-12 text-muted">
        {label}
      </label>
      <input
        id={id}
        type="date"
        value={value}
        min={min ?? undefined}
        onChange={(event) => onChange(event.target.value)}
        className="mt-1 min-h-11 w-full rounded-lg border border-edge bg-card px-2 text-14"
      />
    </div>
  )
}
