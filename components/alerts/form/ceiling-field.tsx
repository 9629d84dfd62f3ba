'use client'

import { useState } from 'react'
import type { Field } from '@/lib/calculators/fields.ts'
import { formatNumber } from '@/lib/finder/format.ts'
import { TextField } from '../../ui/text-field.tsx'

type CeilingFieldProps = {
  label: string
  field: Field<number>
  value: number | null
  unit: string
  hint?: string
  onChange: (value: number | null) => void
}

/** A number that may be left out. What is no good value stays in the box with a fault, and keeps the form from being kept. */
export function CeilingField({ field, value, onChange, ...rest }: CeilingFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const read = typed === null || typed.trim() === '' ? null : field.read(typed)
  const bad = typed !== null && typed.trim() !== '' && read === null

  function type(text: string): void {
    setTyped(text)
    const next = text.trim() === '' ? null : field.read(text)
    if (next !== null || text.trim() === '') onChange(next)
  }

  return (
    <TextField
      {...rest}
      inputMode="numeric"
      autoComplete="off"
      placeholder="no limit"
      value={typed ?? (value === null ? '' : formatNumber(value))}
      fault={bad ? `Should be ${field.expected}, or empty.` : null}
      onChange={type}
      onBlur={() => setTyped(bad ? typed : null)}
    />
  )
}
