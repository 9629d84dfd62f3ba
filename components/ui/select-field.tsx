'use client'

import { ChevronDown } from 'lucide-react'
import { type ComponentProps, useId } from 'react'
import { controlStyle, Field, type FieldProps, fieldControl } from './field.tsx'

type SelectFieldProps<Value extends string> = Omit<
  ComponentProps<'select'>,
  'onChange' | 'id' | 'className' | 'value'
> &
  FieldProps & {
    value: Value
    options: readonly { value: Value; label: string }[]
    onChange: (value: Value) => void
  }

/** A choice of one out of a short list: the platform's own list, which phones do best. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { label, value, options, onChange, fault, hint, className, ...select } = props
  const id = useId()
  return (
    <Field id={id} label={label} fault={fault} hint={hint} className={className}>
      <div className="relative">
        <select
          {...fieldControl(id, { fault, hint })}
          value={value}
          onChange={(event) => onChange(event.target.value as Value)}
          className={controlStyle(fault, 'appearance-none truncate pr-9')}
          {...select}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} className="bg-card text-ink">
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown aria-hidden="true" className="pointer-events-none absolute top-3.5 right-3 size-4 text-muted" />
      </div>
    </Field>
  )
}
