'use client'

import { SelectBox, type SelectOption } from '../ui/select-box.tsx'

type LegSelectProps<Value extends string> = {
  /** Read out; what is chosen says it to the eye. */
  label: string
  value: Value
  options: readonly SelectOption<Value>[]
  onChange: (value: Value) => void
}

/** A choice inside a row, without a label in sight. */
export function LegSelect<Value extends string>({ label, value, options, onChange }: LegSelectProps<Value>) {
  return (
    <SelectBox
      aria-label={label}
      value={value}
      options={options}
      onChange={(event) => onChange(event.target.value as Value)}
      look="max-w-44 text-14! lg:min-h-9"
    />
  )
}
