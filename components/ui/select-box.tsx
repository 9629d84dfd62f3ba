import type { ComponentProps } from 'react'
import { controlStyle } from './field.tsx'
import { PlainIcon } from './plain-icon.tsx'

export type SelectOption<Value extends string = string> = { value: Value; label: string }

type SelectBoxProps = Omit<ComponentProps<'select'>, 'className'> & {
  options: readonly SelectOption[]
  /** The label of the option for no choice; without it, one of the options is always chosen. */
  none?: string
  fault?: string | null
  /** Classes of the `select` itself. */
  selectClass?: string
}

/** A native select with our own arrow, so that it looks the same everywhere. */
export function SelectBox({ options, none, fault = null, selectClass = '', ...select }: SelectBoxProps) {
  return (
    <div className="relative min-w-0">
      <select {...select} className={controlStyle(fault, `appearance-none truncate pr-9 ${selectClass}`)}>
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
