'use client'

import { MailCheck } from 'lucide-react'
import { useState } from 'react'
import { accountErrorText } from '@/lib/accounts/auth-errors.ts'
import { useAccountStore } from '@/lib/accounts/client/account-provider.tsx'
import { normaliseEmail } from '@/lib/accounts/credentials.ts'
import { useAction } from '../../ui/use-action.ts'
import { CredentialsForm, type FormProps } from './credentials-form.tsx'

export function ResetForm(form: FormProps) {
  const store = useAccountStore()
  const { busy, error, run } = useAction()
  const [sentTo, setSentTo] = useState<string | null>(null)
  if (sentTo !== null) return <ResetSent email={sentTo} />
  const ask = async () => {
    const { email } = form.values
    const done = await run(async () => {
      const session = await store.session()
      await session.sendReset(email)
    })
    if (done) setSentTo(normaliseEmail(email))
  }
  return (
    <CredentialsForm
      {...form}
      tab="reset"
      fields={[{ field: 'email', label: 'Email', type: 'email', autoComplete: 'username' }]}
      submitLabel="Reset Password"
      busyLabel="Sending the email"
      busy={busy}
      onSubmit={ask}
    >
      {error ? (
        <p role="alert" className="mb-4 rounded-lg border border-danger p-3 text-14">
          We couldn’t send the reset email. {accountErrorText(error)}
        </p>
      ) : null}
    </CredentialsForm>
  )
}

function ResetSent({ email }: { email: string }) {
  return (
    <div role="status" className="flex gap-3 rounded-lg border border-line bg-paper p-4">
      <MailCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-ok" />
      <div className="min-w-0 space-y-1">
        <p className="text-16 font-medium">Check your email</p>
        <p className="text-14 wrap-anywhere text-muted">
          If there is an account for {email}, a link to choose a new password is on its way.
        </p>
      </div>
    </div>
  )
}
