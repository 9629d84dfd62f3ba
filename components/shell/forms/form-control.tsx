'use client'

import type { FormField } from '@/lib/support/forms/form-model.ts'
import { SelectField } from '../../ui/select-field.tsx'
import { TextAreaField } from '../../ui/text-area-field.tsx'
import { TextField } from '../../ui/text-field.tsx'

type FormControlProps = {
  field: FormField
  value: string
  fault: string | null
  onChange: (value: string) => void
}

/** The control of one field, by what kind of text it takes. */
export function FormControl({ field, value, fault, onChange }: FormControlProps) {
  const shared = {
    label: field.required ? field.label : `${field.label} (optional)`,
    hint: field.hint,
    name: field.name,
    value,
    fault,
    onChange,
    'aria-required': field.required || undefined,
  }
  if (field.kind === 'choice') {
    return <SelectField {...shared} options={[{ value: '', label: 'Choose' }, ...field.options]} />
  }
  if (field.kind === 'text') return <TextAreaField {...shared} className="sm:col-span-2" maxLength={field.most} />
  if (field.kind === 'number') return <TextField {...shared} inputMode="numeric" maxLength={field.most} />
  return (
    <TextField {...shared} type={inputTypes[field.kind]} autoComplete={field.autoComplete} maxLength={field.most} />
  )
}

const inputTypes = { line: 'text', email: 'email', date: 'date' } as const
