'use client'

import { useState } from 'react'
import { useAccountStore } from '@/lib/accounts/client/account-provider.tsx'
import { passwordHint, passwordMinimum, passwordStrength } from '@/lib/accounts/credentials.ts'
import { TextField } from '../../ui/text-field.tsx'
import { PresentPassword } from './present-password.tsx'
import { SettingForm } from './setting-form.tsx'

export function PasswordSetting({ email }: { email: string }) {
  const store = useAccountStore()
  const [wanted, setWanted] = useState('')
  const [password, setPassword] = useState('')
  const isLongEnough = wanted.length >= passwordMinimum
  return (
    <SettingForm
      label="Password"
      present="Changing it signs you out on your other devices."
      submitLabel="Change password"
      busyLabel="Changing"
      doneText="Password changed. Your other devices are signed out."
      isValid={isLongEnough && password !== ''}
      onSubmit={async () => {
        const session = await store.session()
        await session.changePassword(wanted, { email, password })
        setWanted('')
        setPassword('')
      }}
    >
      {(attempted) => (
        <>
          <PresentPassword email={email} value={password} onChange={setPassword} attempted={attempted} />
          <TextField
            label="New password"
            name="new-password"
            type="password"
            autoComplete="new-password"
            value={wanted}
            onChange={setWanted}
            hint={passwordStrength(wanted)}
            fault={attempted && !isLongEnough ? passwordHint : null}
          />
        </>
      )}
    </SettingForm>
  )
}
