import type { ComponentProps } from 'react'
import { controlStyle } from './field.tsx'
import { PlainIcon } from './plain-icon.tsx'

export type SelectOption<Value extends string = string> = { value: Value; label: string }

type SelectBoxProps = Omit<ComponentProps<'select'>, 'className'> & {
  options: readonly SelectOption[]
  /** What stands for no choice; without it one must be made. */
  none?: string
  fault?: string | null
  /** Of the list itself. */
  look?: string
}

/** A list to choose from, alike wherever one stands: the platform's own, with our arrow. */
export function SelectBox({ options, none, fault = null, look = '', ...select }: SelectBoxProps) {
  return (
    <div className="relative min-w-0">
      <select {...select} className={controlStyle(fault, `appearance-none truncate pr-9 ${look}`)}>
        {none === undefined ? null : <option value="">{none}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} className="bg-card text-ink">
            {option.label}
          </option>
        ))}
      </select>
      <PlainIcon
        name="chevronDown"
        className="pointer-events-none absolute inset-y-0 right-3 my-auto size-4 text-muted"
      />
    </div>
  )
}
