'use client'

import { Toggle } from '@base-ui/react/toggle'
import { ToggleGroup } from '@base-ui/react/toggle-group'

type SegmentedProps<Value extends string> = {
  label: string
  value: Value
  options: readonly { value: Value; label: string }[]
  onChange: (value: Value) => void
  className?: string
}

/** A choice of one out of a few, all in sight. */
export function Segmented<Value extends string>({ label, value, options, onChange, className }: SegmentedProps<Value>) {
  return (
    <ToggleGroup
      aria-label={label}
      value={[value]}
      // Pressing the pressed one again would leave nothing chosen; it stays.
      onValueChange={([next]) => next && onChange(next as Value)}
      className={`flex rounded-lg border border-line bg-paper p-0.5 ${className ?? ''}`}
    >
      {options.map((option) => (
        <Toggle
          key={option.value}
          value={option.value}
          className="min-h-10 flex-1 rounded-md px-3 text-14 font-medium whitespace-nowrap text-muted transition-colors duration-150 hover:text-ink data-pressed:bg-card data-pressed:text-ink data-pressed:shadow-[0_0_0_1px_var(--edge)] lg:min-h-8"
        >
          {option.label}
        </Toggle>
      ))}
    </ToggleGroup>
  )
}
