'use client'

import { type ComponentProps, useId } from 'react'
import { controlStyle, Field, fieldControl } from '../ui/field.tsx'
import { SelectBox, type SelectOption } from '../ui/select-box.tsx'

type Named = { name: string; label: string; hint?: string; className?: string }

/** An uncontrolled text field: the form reads its value on submit. */
export function PlainField({ label, hint, className, ...input }: Named & ComponentProps<'input'>) {
  const id = useId()
  return (
    <Field id={id} label={label} hint={hint} className={className}>
      <input {...fieldControl(id, { hint })} className={controlStyle()} autoComplete="off" {...input} />
    </Field>
  )
}

export function PlainArea({ label, hint, className, ...area }: Named & ComponentProps<'textarea'>) {
  const id = useId()
  return (
    <Field id={id} label={label} hint={hint} className={className}>
      <textarea
        {...fieldControl(id, { hint })}
        className={controlStyle(null, 'min-h-20 field-sizing-content py-2.5')}
        {...area}
      />
    </Field>
  )
}

type PlainChoiceProps = Named & ComponentProps<'select'> & { options: readonly SelectOption[] }

export function PlainChoice({ label, hint, className, options, ...select }: PlainChoiceProps) {
  const id = useId()
  return (
    <Field id={id} label={label} hint={hint} className={className}>
      <SelectBox {...fieldControl(id, { hint })} options={options} {...select} />
    </Field>
  )
}
