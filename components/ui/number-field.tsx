'use client'

import { useState } from 'react'
import { formatNumber } from '@/lib/core/formats.ts'
import type { Codec } from '@/lib/core/url-state.ts'
import { TextField } from './text-field.tsx'

type NumberFieldProps = {
  label: string
  field: Codec<number>
  value: number
  onChange: (value: number) => void
  onBlur?: () => void
  unit?: string
  hint?: string
  className?: string
}

/** A number, as people write it. An invalid one stays in the box with a fault and isn't passed to `onChange`. */
export function NumberField({ field, value, onChange, onBlur, ...rest }: NumberFieldProps) {
  const [draft, setDraft] = useState<string | null>(null)
  const [given, setGiven] = useState(value)
  if (given !== value) {
    setGiven(value)
    // The value wasn't typed here, so what was typed no longer belongs to it.
    if (draft !== null && field.read(draft) !== value) setDraft(null)
  }
  const bad = draft !== null && field.read(draft) === null

  function type(text: string): void {
    setDraft(text)
    const next = field.read(text)
    if (next !== null) onChange(next)
  }

  return (
    <TextField
      {...rest}
      inputMode="decimal"
      autoComplete="off"
      value={draft ?? formatNumber(value)}
      fault={bad ? `Enter ${field.expected}.` : null}
      onChange={type}
      onBlur={() => {
        setDraft(bad ? draft : null)
        onBlur?.()
      }}
    />
  )
}
