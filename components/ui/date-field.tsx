'use client'

import { useState } from 'react'
import { calendarDate } from '@/lib/calculators/fields.ts'
import { TextField } from './text-field.tsx'

type DateFieldProps = { label: string; value: string; onChange: (date: string) => void }

/** A native date field; a half-typed date isn't passed to `onChange`. */
export function DateField({ label, value, onChange }: DateFieldProps) {
  const [draft, setDraft] = useState<string | null>(null)

  function pick(text: string): void {
    const date = calendarDate.read(text)
    setDraft(date === null ? text : null)
    if (date !== null) onChange(date)
  }

  return <TextField label={label} type="date" value={draft ?? value} onChange={pick} onBlur={() => setDraft(null)} />
}
