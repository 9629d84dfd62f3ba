'use client'

import { useAccountStore } from '@/lib/accounts/client/account-provider.tsx'
import { type DialogTab, passwordStrength } from '@/lib/accounts/credentials.ts'
import { Notice } from '../../ui/notice.tsx'
import { useAction } from '../../ui/use-action.ts'
import { useSwitch } from '../../ui/use-switch.ts'
import { CredentialsForm, type FormProps } from './credentials-form.tsx'
import { DialogErrorNotice } from './dialog-error.tsx'

type SignUpFormProps = FormProps & { onTab: (tab: DialogTab) => void; onSuccess: () => void }

export function SignUpForm({ onTab, onSuccess, ...form }: SignUpFormProps) {
  const store = useAccountStore()
  const { busy, error, run } = useAction()
  const signUp = async () => {
    const { name, email, password } = form.values
    const done = await run(async () => {
      const session = await store.session()
      await session.signUp(name, email, password)
    })
    if (done) onSuccess()
  }
  if (!useSwitch('signUps')) {
    return <Notice kind="info">Sign-ups are closed for now. Members can still log in.</Notice>
  }
  return (
    <CredentialsForm
      {...form}
      tab="signup"
      fields={[
        { field: 'name', label: 'Name', type: 'text', autoComplete: 'name' },
        { field: 'email', label: 'Email', type: 'email', autoComplete: 'username' },
        {
          field: 'password',
          label: 'Password',
          type: 'password',
          autoComplete: 'new-password',
          hint: passwordStrength(form.values.password),
        },
      ]}
      submitLabel="Sign Up"
      busyLabel="Creating your account"
      busy={busy}
      onSubmit={signUp}
    >
      {error ? <DialogErrorNotice error={error} onTab={onTab} /> : null}
    </CredentialsForm>
  )
}
