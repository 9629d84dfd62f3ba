'use client'

import { CircleAlert, MailCheck } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { accountErrorText, dialogError } from '@/lib/accounts/auth-errors.ts'
import { useAccountStore } from '@/lib/accounts/client/account-provider.tsx'
import type { Session } from '@/lib/accounts/client/session.ts'
import { type Credentials, type DialogTab, normaliseEmail, passwordStrength } from '@/lib/accounts/credentials.ts'
import { storeReturnPath } from '@/lib/accounts/return-path.ts'
import { browserStore } from '@/lib/core/signed-in-marker.ts'
import { completeRegistration } from '@/lib/shell/telemetry/browser/measurement.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { toasts } from '../../ui/notify.ts'
import { Tabs } from '../../ui/tabs.tsx'
import { useAction } from '../../ui/use-action.ts'
import { useSwitch } from '../../ui/use-switch.ts'
import { CredentialsForm, type FieldSetup, type FormProps } from './credentials-form.tsx'

const link = 'font-medium underline underline-offset-2'

/** Why a log-in or sign-up failed, in the words of the error catalogue, with links to what they suggest. */
function DialogErrorNotice({ error, onTab }: { error: unknown; onTab: (tab: DialogTab) => void }) {
  const { text, hint, raw, offer } = dialogError(error)
  return (
    <div role="alert" className="mb-4 flex gap-2.5 rounded-lg border border-danger p-3 text-14">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-danger" />
      <div className="min-w-0 space-y-2">
        <p>
          <LinkedText text={text} onTab={onTab} />{' '}
          {offer === 'login' ? (
            <button type="button" className={link} onClick={() => onTab('login')}>
              Log in
            </button>
          ) : null}
        </p>
        {raw ? <p className="font-mono text-12 wrap-anywhere text-muted">{raw}</p> : null}
        {hint ? <p>{hint}</p> : null}
      </div>
    </div>
  )
}

/** The text, with its words “resetting your password” turned into a button that opens that tab. */
function LinkedText({ text, onTab }: { text: string; onTab: (tab: DialogTab) => void }) {
  return text.split(/(resetting your password)/).map((part) => {
    if (part === 'resetting your password') {
      return (
        <button key={part} type="button" className={link} onClick={() => onTab('reset')}>
          {part}
        </button>
      )
    }
    return part
  })
}

export type LoginDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  firstTab: DialogTab
  /** The page that the dashboard offers to go back to. */
  goOn: 'here' | `/${string}` | undefined
}

/** Tabs to log in, sign up or reset the password. What was typed stays when the tab changes. */
export function LoginDialog({ open, onOpenChange, firstTab, goOn }: LoginDialogProps) {
  const store = useAccountStore()
  const router = useRouter()
  const [tab, setTab] = useState<DialogTab>(firstTab)
  const [values, setValues] = useState<Credentials>({ name: '', email: '', password: '' })
  const form = { values, onChange: (change: Partial<Credentials>) => setValues((before) => ({ ...before, ...change })) }

  // Loads the SDK while the visitor types. A failure is ignored here: the first action loads it again.
  useEffect(() => void store.session().catch(() => {}), [store])

  const onSuccess = (toast: () => void) => {
    toast()
    onOpenChange(false)
    const { pathname, search } = window.location
    if (goOn) storeReturnPath(browserStore(), goOn === 'here' ? `${pathname}${search}` : goOn)
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

type EntryFormProps = FormProps & { onTab: (tab: DialogTab) => void; onSuccess: () => void }
type Enter = (session: Session, values: Credentials) => Promise<void>

const entries = {
  login: {
    submitLabel: 'Log In',
    busyLabel: 'Logging in',
    enter: (session, { email, password }) => session.signIn(email, password),
  },
  signup: {
    submitLabel: 'Sign Up',
    busyLabel: 'Creating your account',
    enter: (session, { name, email, password }) => session.signUp(name, email, password),
  },
} as const satisfies Record<string, { submitLabel: string; busyLabel: string; enter: Enter }>

/** Logs in or signs up; the fault says what to do next. */
function EntryForm({
  tab,
  fields,
  onTab,
  onSuccess,
  ...form
}: EntryFormProps & { tab: 'login' | 'signup'; fields: FieldSetup[] }) {
  const store = useAccountStore()
  const { busy, error, run } = useAction()
  const { enter, ...labels } = entries[tab]
  const submit = async () => {
    const done = await run(async () => enter(await store.session(), form.values))
    if (done) onSuccess()
  }
  return (
    <CredentialsForm {...form} {...labels} tab={tab} fields={fields} busy={busy} onSubmit={submit}>
      {error ? <DialogErrorNotice error={error} onTab={onTab} /> : null}
    </CredentialsForm>
  )
}

const email: FieldSetup = { field: 'email', label: 'Email', type: 'email', autoComplete: 'username' }
const password = { field: 'password', label: 'Password', type: 'password' } as const

function LoginForm(form: EntryFormProps) {
  return <EntryForm {...form} tab="login" fields={[email, { ...password, autoComplete: 'current-password' }]} />
}

function SignUpForm(form: EntryFormProps) {
  if (!useSwitch('signUps')) {
    return <Notice kind="info">Sign-ups are closed for now. Members can still log in.</Notice>
  }
  const hint = passwordStrength(form.values.password)
  const fields: FieldSetup[] = [
    { field: 'name', label: 'Name', type: 'text', autoComplete: 'name' },
    email,
    { ...password, autoComplete: 'new-password', hint },
  ]
  return <EntryForm {...form} tab="signup" fields={fields} />
}

function ResetForm(form: FormProps) {
  const store = useAccountStore()
  const { busy, error, run } = useAction()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const frame = useRef<HTMLDivElement>(null)
  if (sentTo !== null) {
    const onOther = () => {
      flushSync(() => setSentTo(null))
      frame.current?.querySelector('input')?.focus()
    }
    return <ResetSent email={sentTo} onOther={onOther} />
  }
  const requestReset = async () => {
    const { email } = form.values
    const done = await run(async () => {
      const session = await store.session()
      await session.sendReset(email)
    })
    if (done) setSentTo(normaliseEmail(email))
  }
  return (
    <div ref={frame}>
      <CredentialsForm
        {...form}
        tab="reset"
        fields={[email]}
        submitLabel="Reset Password"
        busyLabel="Sending the email"
        busy={busy}
        onSubmit={requestReset}
      >
        {error ? (
          <p role="alert" className="mb-4 rounded-lg border border-danger p-3 text-14">
            We couldn’t send the reset email. {accountErrorText(error)}
          </p>
        ) : null}
      </CredentialsForm>
    </div>
  )
}

function ResetSent({ email, onOther }: { email: string; onOther: () => void }) {
  return (
    <div className="flex gap-3 rounded-lg border border-line bg-paper p-4">
      <MailCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-ok" />
      <div className="min-w-0 space-y-1">
        <div role="status" className="space-y-1">
          <p className="text-16 font-medium">Check your email</p>
          <p className="text-14 wrap-anywhere text-muted">
            If there is an account for {email}, a link to choose a new password is on its way.
          </p>
        </div>
        <button type="button" className={`min-h-11 rounded-sm text-14 lg:min-h-9 ${link}`} onClick={onOther}>
          Use another email
        </button>
      </div>
    </div>
  )
}
