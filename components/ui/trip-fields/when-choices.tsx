'use client'

import { useId, useState } from 'react'
import type { When } from '@/lib/core/url-state.ts'
import { monthsOf } from '@/lib/search/when-months.ts'
import { Button } from '../button.tsx'
import { Segmented } from '../segmented.tsx'
import { HolidayChoices } from './holiday-choices.tsx'
import { LengthChoices } from './length-choices.tsx'
import { MonthChoices } from './month-choices.tsx'
import type { WhenFieldProps } from './when-field-props.ts'

const kinds = [
  { value: 'any', label: 'Any time' },
  { value: 'month', label: 'Months' },
  { value: 'range', label: 'Dates' },
] as const

type WhenChoicesProps = WhenFieldProps & { onDone: () => void }

/** The ways to say when, and where the form asks for it how long, in one panel. */
export function WhenChoices({ when, windowDays, today, length, onChange, onDone }: WhenChoicesProps) {
  const [kind, setKind] = useState(() => (monthsOf(when) ? 'month' : when.kind))

  function choose(next: When): void {
    onChange(next)
    setKind(next.kind === 'range' && monthsOf(next) ? 'month' : next.kind)
    // Where the length is asked for too there is more to choose.
    if (!length) onDone()
  }

  function search(id: string): void {
    const form = document.getElementById(id)
    if (form instanceof HTMLFormElement) form.requestSubmit()
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
        <p className="text-14 text-muted">Every day from today to the end of your window, {windowDays} days.</p>
      ) : null}
      {/* Under any time too, so that a month is one press away. */}
      {kind !== 'range' && today !== null ? (
        <MonthChoices when={when} today={today} isSpan={length !== undefined} onChoose={choose} />
      ) : null}
      {kind === 'range' ? <DateRange when={when} today={today} onChoose={choose} /> : null}
      {length && today !== null ? <HolidayChoices when={when} today={today} onChoose={choose} /> : null}
      {length ? <LengthChoices value={length.value} onChange={length.onChange} onDone={onDone} /> : null}
      {length ? (
        <div className="sticky -bottom-4 -mx-4 -mb-4 flex justify-end gap-2 border-t border-line bg-card px-4 py-3">
          <Button onClick={onDone}>Done</Button>
          <Button kind="primary" onClick={() => search(length.form)}>
            Search
          </Button>
        </div>
      ) : kind === 'any' ? (
        <Button onClick={onDone}>Done</Button>
      ) : null}
    </div>
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
          The last day is before the first.
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
