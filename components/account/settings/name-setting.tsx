'use client'

import { useState } from 'react'
import { useAccountStore } from '@/lib/accounts/client/account-provider.tsx'
import { nameFault } from '@/lib/accounts/credentials.ts'
import { TextField } from '../../ui/text-field.tsx'
import { SettingForm } from './setting-form.tsx'

export function NameSetting({ name }: { name: string }) {
  const store = useAccountStore()
  const [wanted, setWanted] = useState(name)
  const fault = nameFault(wanted)
  return (
    <SettingForm
      label="Name"
      present={name}
      submitLabel="Save name"
      busyLabel="Saving"
      doneText="Your name is changed."
      isValid={fault === null}
      onSubmit={async () => (await store.session()).changeName(wanted)}
    >
      {(attempted) => (
        <TextField
          label="New name"
          name="name"
          autoComplete="name"
          value={wanted}
          onChange={setWanted}
          fault={attempted ? fault : null}
        />
      )}
    </SettingForm>
  )
}
