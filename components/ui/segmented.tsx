'use client'

import { useId } from 'react'

type SegmentedProps<Value extends string> = {
  label: string
  value: Value
  options: readonly { value: Value; label: string }[]
  onChange: (value: Value) => void
  className?: string
}

/** A choice of one out of a few, all in sight: radio buttons of the platform, so arrow keys move and choose. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { label, value, options, onChange, className = '' } = props
  const name = useId()
  return (
    <fieldset className={`flex rounded-lg border border-line bg-paper p-0.5 ${className}`}>
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className="flex min-h-10 flex-1 cursor-pointer items-center justify-center rounded-md px-3 text-14 font-medium whitespace-nowrap text-muted transition-colors duration-150 hover:text-ink has-checked:bg-card has-checked:text-ink has-checked:shadow-[0_0_0_1px_var(--edge)] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent lg:min-h-8"
        >
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
