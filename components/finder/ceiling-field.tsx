'use client'

import { useState } from 'react'
import { TextField } from '../ui/text-field.tsx'

type CeilingFieldProps = {
  label: string
  unit: string
  value: number | null
  most: number
  onChange: (value: number | null) => void
}

/** The most somebody will spend. It counts once the field is left or Enter is pressed, so that no half number is asked. */
export function CeilingField({ label, unit, value, most, onChange }: CeilingFieldProps) {
  const [typed, setTyped] = useState(String(value ?? ''))
  const [given, setGiven] = useState(value)
  if (given !== value) {
    setGiven(value)
    setTyped(String(value ?? ''))
  }
  const digits = typed.replace(/[\s,]/g, '')
  const isRight = digits === '' || (/^[1-9]\d{0,8}$/.test(digits) && Number(digits) <= most)

  function take(): void {
    const next = digits === '' ? null : Number(digits)
    if (isRight && next !== value) onChange(next)
  }

  return (
    <TextField
      label={label}
      unit={unit}
      value={typed}
      inputMode="numeric"
      placeholder="any"
      fault={isRight ? null : `A whole number up to ${most}, or nothing.`}
      onChange={setTyped}
      onBlur={take}
      onKeyDown={(event) => event.key === 'Enter' && take()}
    />
  )
}
