'use client'

import { useAccountStore } from '@/lib/accounts/client/account-provider.tsx'
import type { DialogTab } from '@/lib/accounts/credentials.ts'
import { useAction } from '../../ui/use-action.ts'
import { CredentialsForm, type FormProps } from './credentials-form.tsx'
import { DialogErrorNotice } from './dialog-error.tsx'

type LoginFormProps = FormProps & { onTab: (tab: DialogTab) => void; onSuccess: () => void }

export function LoginForm({ onTab, onSuccess, ...form }: LoginFormProps) {
  const store = useAccountStore()
  const { busy, error, run } = useAction()
  const logIn = async () => {
    const done = await run(async () => {
      const session = await store.session()
      await session.signIn(form.values.email, form.values.password)
    })
    if (done) onSuccess()
  }
  return (
    <CredentialsForm
      {...form}
      tab="login"
      fields={[
        { field: 'email', label: 'Email', type: 'email', autoComplete: 'username' },
        { field: 'password', label: 'Password', type: 'password', autoComplete: 'current-password' },
      ]}
      submitLabel="Log In"
      busyLabel="Logging in"
      busy={busy}
      onSubmit={logIn}
    >
      {error ? <DialogErrorNotice error={error} onTab={onTab} /> : null}
    </CredentialsForm>
  )
}
