'use client'

import { type ComponentProps, useId } from 'react'
import { controlStyle, Field, type FieldProps, fieldControl } from './field.tsx'

type TextAreaFieldProps = Omit<ComponentProps<'textarea'>, 'onChange' | 'id' | 'className'> &
  FieldProps & { value: string; onChange: (value: string) => void }

/** A labelled field for several lines of text; grows with its text in browsers that support it. */
export function TextAreaField({ label, onChange, fault, hint, className, ...area }: TextAreaFieldProps) {
  const id = useId()
  return (
    <Field id={id} label={label} fault={fault} hint={hint} className={className}>
      <textarea
        {...fieldControl(id, { fault, hint })}
        onChange={(event) => onChange(event.target.value)}
        className={controlStyle(fault, 'min-h-28 field-sizing-content py-2.5')}
        {...area}
      />
    </Field>
  )
}
