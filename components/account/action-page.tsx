'use client'

import { useSearchParams } from 'next/navigation'
import { type ReactNode, type SubmitEvent, useEffect, useState } from 'react'
import { type ActionLink, type ActionMode, parseActionLink } from '@/lib/accounts/action-link.ts'
import { accountErrorText, isLinkRefused } from '@/lib/accounts/auth-errors.ts'
import { useAccount, useAccountStore } from '@/lib/accounts/client/account-provider.tsx'
import { passwordHint, passwordMinimum, passwordStrength } from '@/lib/accounts/credentials.ts'
import { useLoginDialog } from '../shell/log-in/login-dialog-host.tsx'
import { BusyButton } from '../ui/busy-button.tsx'
import { Button, buttonStyle } from '../ui/button.tsx'
import Link from '../ui/link.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { TextField } from '../ui/text-field.tsx'
import { useAction } from '../ui/use-action.ts'
import { SettingError } from './settings/setting-form.tsx'

type Words = { title: string; button: string; done: string; doneText: string; offer: 'login' | 'reset' }

const words: Record<Exclude<ActionMode, 'resetPassword'>, Words> = {
  verifyEmail: {
    title: 'Confirm your email address',
    button: 'Confirm',
    done: 'Your email address is confirmed',
    doneText: 'Your alerts can reach you by email now.',
    offer: 'login',
  },
  verifyAndChangeEmail: {
    title: 'Use this email address',
    button: 'Change my email address',
    done: 'Your email address has been changed',
    doneText: 'Log in with the new address from now on.',
    offer: 'login',
  },
  recoverEmail: {
    title: 'Restore your email address',
    button: 'Restore it',
    done: 'Your email address has been restored',
    doneText: 'If you didn’t change it, choose a new password now.',
    offer: 'reset',
  },
}

type ApplyCodeProps = { mode: Exclude<ActionMode, 'resetPassword'>; code: string; email: string }

/** Asks before it applies a code, because mail scanners also open links. */
function ApplyCode({ mode, code, email }: ApplyCodeProps) {
  const store = useAccountStore()
  const { busy, error, run } = useAction()
  const [done, setDone] = useState(false)
  const { title, button, done: doneTitle, doneText, offer } = words[mode]
  if (done) {
    return (
      <Outcome title={doneTitle} offer={offer}>
        {doneText}
      </Outcome>
    )
  }
  const apply = async () => {
    if (await run(async () => (await store.session()).applyCode(code))) setDone(true)
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void apply()
      }}
    >
      <h1 className="text-28 font-semibold">{title}</h1>
      <p className="mt-3 mb-6 text-16 wrap-anywhere">{email}</p>
      {error ? <SettingError error={error} /> : null}
      <BusyButton className="" busy={busy} busyLabel="One moment">
        {button}
      </BusyButton>
    </form>
  )
}

/** The page that emailed auth links lead to: for a new password, or a confirmed, changed or recovered address. */
export function ActionPage() {
  const link = parseActionLink(new URLSearchParams(useSearchParams()))
  if (!link) return <BadLink text="Part of this link is missing. Open it from the email again, or request a new one." />
  return <CheckedLink key={link.oobCode} link={link} />
}

function CheckedLink({ link }: { link: ActionLink }) {
  const store = useAccountStore()
  const [checked, setChecked] = useState<{ email: string } | { error: unknown } | null>(null)
  const [attempt, setAttempt] = useState(1)
  const { mode, oobCode } = link

  // biome-ignore lint/correctness/useExhaustiveDependencies: once more for each attempt.
  useEffect(() => {
    let current = true
    store
      .session()
      .then((session) => session.readCode(mode, oobCode))
      .then(
        (email) => current && setChecked({ email }),
        (error: unknown) => current && setChecked({ error }),
      )
    return () => {
      current = false
    }
  }, [store, mode, oobCode, attempt])

  if (!checked) return <Skeleton className="h-56 rounded-2xl" />
  if ('error' in checked) {
    const text = accountErrorText(checked.error)
    if (isLinkRefused(checked.error)) return <BadLink mode={mode} text={text} />
    const tryAgain = () => {
      setChecked(null)
      setAttempt(attempt + 1)
    }
    return (
      <div role="status">
        <h1 className="text-28 font-semibold">We couldn’t check this link</h1>
        <p className="mt-3 mb-6 text-16 text-muted wrap-anywhere">{text}</p>
        <Button kind="primary" onClick={tryAgain}>
          Try again
        </Button>
      </div>
    )
  }
  if (mode === 'resetPassword') return <NewPassword code={oobCode} email={checked.email} />
  return <ApplyCode mode={mode} code={oobCode} email={checked.email} />
}

/** What to do about a link that a log-in helps with more than a new password; people press Confirm twice. */
const usedWords: Partial<Record<ActionMode, string>> = {
  verifyEmail:
    'It’s incomplete, has expired or has already been used. If your address isn’t confirmed yet, your dashboard can send you a new link.',
  verifyAndChangeEmail:
    'It’s incomplete, has expired or has already been used. If your address hasn’t changed yet, change it again in your account settings.',
}

export function BadLink({ mode = 'resetPassword', text }: { mode?: ActionMode; text: string }) {
  const used = usedWords[mode]
  return (
    <Outcome title="This link doesn’t work" offer={used ? 'login' : 'reset'}>
      {used ?? text}
    </Outcome>
  )
}

/** Sets a new password with the code from a reset email. */
function NewPassword({ code, email }: { code: string; email: string }) {
  const store = useAccountStore()
  const { busy, error, run } = useAction()
  const [password, setPassword] = useState('')
  const [attempted, setAttempted] = useState(false)
  const [done, setDone] = useState(false)
  const isLongEnough = password.length >= passwordMinimum
  if (done) {
    return (
      <Outcome title="Your password has been changed" offer="login">
        Log in with the new password. You’ve been logged out everywhere else.
      </Outcome>
    )
  }
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setAttempted(true)
    if (!isLongEnough) return
    if (await run(async () => (await store.session()).setNewPassword(code, password))) setDone(true)
  }
  return (
    <form noValidate onSubmit={submit} aria-busy={busy} className="space-y-4">
      <h1 className="text-28 font-semibold">Choose a new password</h1>
      <p className="mt-3 mb-6 text-16 text-muted wrap-anywhere">For {email}</p>
      {error ? <SettingError error={error} /> : null}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <TextField
        label="New password"
        name="new-password"
        type="password"
        autoComplete="new-password"
        value={password}
        onChange={setPassword}
        hint={passwordStrength(password)}
        fault={attempted && !isLongEnough ? passwordHint : null}
      />
      <BusyButton busy={busy} busyLabel="Changing your password">
        Save password
      </BusyButton>
    </form>
  )
}

type OutcomeProps = { title: string; offer: 'login' | 'reset'; children: ReactNode }

/** The result of an emailed link, and the next step. */
function Outcome({ title, offer, children }: OutcomeProps) {
  const openLogin = useLoginDialog()
  const { user } = useAccount()
  return (
    <div role="status">
      <h1 className="text-28 font-semibold">{title}</h1>
      <p className="mt-3 mb-6 text-16 text-muted wrap-anywhere">{children}</p>
      {user && offer === 'login' ? (
        <Link href="/dashboard" className={buttonStyle('primary')}>
          Go to your dashboard
        </Link>
      ) : (
        <Button kind="primary" onClick={() => openLogin({ tab: offer })}>
          {offer === 'login' ? 'Log In' : 'Reset Password'}
        </Button>
      )}
    </div>
  )
}
