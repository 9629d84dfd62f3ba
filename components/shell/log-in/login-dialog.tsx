'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { useAccountStore } from '@/lib/accounts/client/account-provider.tsx'
import type { Credentials, DialogTab } from '@/lib/accounts/credentials.ts'
import { keepGoingOn } from '@/lib/accounts/going-on.ts'
import { browserStore } from '@/lib/core/signed-in-marker.ts'
import { completeRegistration } from '@/lib/shell/telemetry/browser/measurement.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { toasts } from '../../ui/notify.ts'
import { Tabs } from '../../ui/tabs.tsx'
import { useAction } from '../../ui/use-action.ts'
import { CredentialsForm, type FormProps } from './credentials-form.tsx'
import { DialogErrorNotice } from './dialog-error.tsx'
import { ResetForm } from './reset-form.tsx'
import { SignUpForm } from './sign-up-form.tsx'

export type LoginDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  firstTab: DialogTab
  /** What the dashboard offers to go on with. */
  goOn: 'here' | `/${string}` | undefined
}

/** Log in, sign up or ask for a new password. What was typed stays when the tab changes. */
export function LoginDialog({ open, onOpenChange, firstTab, goOn }: LoginDialogProps) {
  const store = useAccountStore()
  const router = useRouter()
  const [tab, setTab] = useState<DialogTab>(firstTab)
  const [values, setValues] = useState<Credentials>({ name: '', email: '', password: '' })
  const form = { values, onChange: (change: Partial<Credentials>) => setValues((before) => ({ ...before, ...change })) }

  // Loads the SDK while the person types. A failure shows with the first action, which loads it again.
  useEffect(() => void store.session().catch(() => {}), [store])

  const onSuccess = (toast: () => void) => {
    toast()
    onOpenChange(false)
    const { pathname, search } = window.location
    if (goOn) keepGoingOn(browserStore(), goOn === 'here' ? `${pathname}${search}` : goOn)
    router.push('/dashboard')
  }

  const onSignedUp = () => {
    toasts.signedUp()
    completeRegistration()
  }

  return (
    <Dialog title="Your account" open={open} onOpenChange={onOpenChange}>
      <div className="mt-2">
        <Tabs
          label="Your account"
          value={tab}
          onChange={setTab}
          tabs={[
            {
              value: 'login',
              label: 'Log In',
              panel: <LoginForm {...form} onTab={setTab} onSuccess={() => onSuccess(toasts.signedIn)} />,
            },
            {
              value: 'signup',
              label: 'Sign Up',
              panel: <SignUpForm {...form} onTab={setTab} onSuccess={() => onSuccess(onSignedUp)} />,
            },
            { value: 'reset', label: 'Reset Password', panel: <ResetForm {...form} /> },
          ]}
        />
      </div>
    </Dialog>
  )
}

type LoginFormProps = FormProps & { onTab: (tab: DialogTab) => void; onSuccess: () => void }

function LoginForm({ onTab, onSuccess, ...form }: LoginFormProps) {
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
