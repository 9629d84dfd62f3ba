'use client'

import { TextField } from '../../ui/text-field.tsx'

type PresentPasswordProps = {
  /** Whose password: password managers fill by the address beside the field. */
  email: string
  value: string
  onChange: (value: string) => void
  attempted: boolean
}

/** Proves that the person at the keyboard is the member, before something that could lock them out. */
export function PresentPassword({ email, value, onChange, attempted }: PresentPasswordProps) {
  return (
    <>
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <TextField
        label="Current password"
        name="password"
        type="password"
        autoComplete="current-password"
        value={value}
        onChange={onChange}
        fault={attempted && value === '' ? 'Enter your current password' : null}
      />
    </>
  )
}
