'use client'

import { useId } from 'react'
import { segmentStyle } from './segment-options.tsx'

type SegmentedProps<Value extends string> = {
  label: string
  value: Value
  options: readonly { value: Value; label: string }[]
  onChange: (value: Value) => void
  className?: string
}

/** A choice of one out of a few, all visible. Native radio buttons, so arrow keys move and choose. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { label, value, options, onChange, className = '' } = props
  const name = useId()
  return (
    <fieldset className={`${segmentStyle.frame} ${className}`}>
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={segmentStyle.option}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className="sr-only"
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  )
}
