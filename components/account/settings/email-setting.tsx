'use client'

import { useState } from 'react'
import { useAccountStore } from '@/lib/accounts/client/account-provider.tsx'
import { isEmail } from '@/lib/accounts/credentials.ts'
import { TextField } from '../../ui/text-field.tsx'
import { PresentPassword } from './present-password.tsx'
import { SettingForm } from './setting-form.tsx'

export function EmailSetting({ email }: { email: string }) {
  const store = useAccountStore()
  const [wanted, setWanted] = useState('')
  const [password, setPassword] = useState('')
  return (
    <SettingForm
      label="Email"
      present={email}
      submitLabel="Change email"
      busyLabel="Sending the email"
      doneText="Open the link we sent to the new address to finish the change."
      isValid={isEmail(wanted) && password !== ''}
      onSubmit={async () => {
        const session = await store.session()
        await session.changeEmail(wanted, { email, password })
        setPassword('')
      }}
    >
      {(attempted) => (
        <>
          <TextField
            label="New email"
            name="email"
            type="email"
            autoComplete="email"
            value={wanted}
            onChange={setWanted}
            fault={attempted && !isEmail(wanted) ? 'Enter an email address with an @ and a dot' : null}
          />
          <PresentPassword email={email} value={password} onChange={setPassword} attempted={attempted} />
        </>
      )}
    </SettingForm>
  )
}
