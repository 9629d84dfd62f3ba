'use client'

import { type ReactNode, useState } from 'react'
import { formatNumber } from '@/lib/core/formats.ts'
import { TextField } from '../text-field.tsx'

type CeilingFieldProps = {
  label: string
  unit: string
  value: number | null
  max: number
  placeholder?: string
  /** Returns the text below the box about its value. */
  note?: (value: number) => ReactNode
  onChange: (value: number | null) => void
}

/** The maximum the visitor accepts. Applied on blur or Enter, so that a half-typed number isn't searched for. */
export function CeilingField({ label, unit, value, max, placeholder = 'any', note, onChange }: CeilingFieldProps) {
  const [typed, setTyped] = useState(String(value ?? ''))
  const [given, setGiven] = useState(value)
  if (given !== value) {
    setGiven(value)
    setTyped(String(value ?? ''))
  }
  const digits = typed.replace(/[\s,]/g, '')
  const isRight = digits === '' || (/^[1-9]\d{0,8}$/.test(digits) && Number(digits) <= max)

  const next = digits === '' || !isRight ? null : Number(digits)

  function take(): void {
    if (isRight && next !== value) onChange(next)
  }

  const field = (
    <TextField
      label={label}
      unit={unit}
      value={typed}
      inputMode="numeric"
      placeholder={placeholder}
      fault={isRight ? null : `Enter a whole number up to ${formatNumber(max)}, or leave it empty.`}
      onChange={setTyped}
      onBlur={take}
      onKeyDown={(event) => event.key === 'Enter' && take()}
    />
  )
  if (!note) return field
  return (
    <div>
      {field}
      <p role="status" className="min-h-6 pt-1 text-12 text-muted">
        {next === null ? null : note(next)}
      </p>
    </div>
  )
}
