'use client'

import { type ComponentProps, useId } from 'react'
import { Field, type FieldProps, fieldControl } from './field.tsx'
import { SelectBox, type SelectOption } from './select-box.tsx'

type SelectFieldProps<Value extends string> = Omit<
  ComponentProps<'select'>,
  'onChange' | 'id' | 'className' | 'value'
> &
  FieldProps & {
    value: Value
    options: readonly SelectOption<Value>[]
    onChange: (value: Value) => void
  }

/** A labelled choice of one out of a short list. Uses the native select, which works best on phones. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { label, value, options, onChange, fault, hint, className, ...select } = props
  const id = useId()
  return (
    <Field id={id} label={label} fault={fault} hint={hint} className={className}>
      <SelectBox
        {...fieldControl(id, { fault, hint })}
        fault={fault}
        value={value}
        options={options}
        onChange={(event) => onChange(event.target.value as Value)}
        {...select}
      />
    </Field>
  )
}
