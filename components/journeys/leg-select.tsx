'use client'

import { controlStyle } from '../ui/field.tsx'

type LegSelectProps<Value extends string> = {
  /** Read out; what is chosen says it to the eye. */
  label: string
  value: Value
  options: readonly { value: Value; label: string }[]
  onChange: (value: Value) => void
}

/** A choice inside a row, without a label in sight. */
export function LegSelect<Value extends string>({ label, value, options, onChange }: LegSelectProps<Value>) {
  return (
    <select
      aria-label={label}
      value={value}
      onChange={(event) => onChange(event.target.value as Value)}
      className={controlStyle(null, 'max-w-44 truncate text-14! lg:min-h-9')}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value} className="bg-card text-ink">
          {option.label}
        </option>
      ))}
    </select>
  )
}
