'use client'

import { TextField } from '../../ui/text-field.tsx'

type PresentPasswordProps = {
  /** The account's address, which tells password managers which password to fill in. */
  email: string
  value: string
  onChange: (value: string) => void
  attempted: boolean
}

/** Asks for the current password, to make sure it is the member before a change that could lock them out. */
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
