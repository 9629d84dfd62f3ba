'use client'

import { type ReactNode, type SubmitEvent, useRef, useState } from 'react'
import { type CredentialField, type Credentials, credentialFaults, type DialogTab } from '@/lib/accounts/credentials.ts'
import { BusyButton } from '../../ui/busy-button.tsx'
import { TextField } from '../../ui/text-field.tsx'

export type FormProps = {
  values: Credentials
  onChange: (change: Partial<Credentials>) => void
}

export type FieldSetup = { field: CredentialField; label: string; type: string; autoComplete: string; hint?: string }

type CredentialsFormProps = FormProps & {
  tab: DialogTab
  fields: FieldSetup[]
  submitLabel: string
  busyLabel: string
  busy: boolean
  onSubmit: () => void
  children?: ReactNode
}

/**
 * The fields and button of one tab. Faults are shown from the first attempt to submit. While there are any, submitting
 * only moves the focus to the first faulty field.
 */
export function CredentialsForm(props: CredentialsFormProps) {
  const { tab, fields, values, onChange, submitLabel, busyLabel, busy, onSubmit, children } = props
  const [attempted, setAttempted] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const faults = credentialFaults(tab, values)
  const findFault = (field: CredentialField) =>
    (attempted && faults.find((fault) => fault.field === field)?.message) || null

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setAttempted(true)
    const [first] = faults
    if (first) form.current?.querySelector<HTMLInputElement>(`[name=${first.field}]`)?.focus()
    else if (!busy) onSubmit()
  }

  return (
    <form ref={form} noValidate onSubmit={submit} aria-busy={busy} className="space-y-4">
      {children}
      <p role="alert" className="sr-only">
        {attempted && faults.length > 0 ? `Please fix: ${faults.map(({ message }) => message).join('. ')}.` : ''}
      </p>
      {fields.map(({ field, ...setup }) => (
        <TextField
          key={field}
          name={field}
          value={values[field]}
          onChange={(value) => onChange({ [field]: value })}
          fault={findFault(field)}
          autoCapitalize={field === 'name' ? 'words' : 'none'}
          spellCheck={false}
          required
          {...setup}
        />
      ))}
      <BusyButton busy={busy} busyLabel={busyLabel}>
        {submitLabel}
      </BusyButton>
    </form>
  )
}
