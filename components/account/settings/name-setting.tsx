'use client'

import { useState } from 'react'
import { useAccountStore } from '@/lib/account/client/account-provider.tsx'
import { PersonName } from '@/lib/account/sign-up.ts'
import { TextField } from '../text-field.tsx'
import { SettingForm } from './setting-form.tsx'

export function NameSetting({ name }: { name: string }) {
  const store = useAccountStore()
  const [wanted, setWanted] = useState(name)
  const isValid = PersonName.safeParse(wanted).success
  return (
    <SettingForm
      label="Name"
      present={name}
      submitLabel="Save name"
      busyLabel="Saving"
      doneText="Your name is changed."
      isValid={isValid}
      onSubmit={async () => (await store.session()).changeName(wanted)}
    >
      {(attempted) => (
        <TextField
          label="New name"
          name="name"
          autoComplete="name"
          value={wanted}
          onChange={setWanted}
          fault={attempted && !isValid ? 'Enter a name of at most 100 characters' : null}
        />
      )}
    </SettingForm>
  )
}
