'use client'

import { useId, useState } from 'react'
import type { When } from '@/lib/core/url-state.ts'
import { Button } from '../button.tsx'

type DateRangeProps = { when: When; today: string | null; onChoose: (when: When) => void }

/** Two dates, both included; the platform's own date fields, which phones do best. */
export function DateRange({ when, today, onChoose }: DateRangeProps) {
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
