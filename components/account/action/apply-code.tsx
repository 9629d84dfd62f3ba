'use client'

import { useState } from 'react'
import type { ActionMode } from '@/lib/accounts/action-link.ts'
import { useAccountStore } from '@/lib/accounts/client/account-provider.tsx'
import { BusyButton } from '../../ui/busy-button.tsx'
import { useAction } from '../../ui/use-action.ts'
import { SettingError } from '../settings/setting-form.tsx'
import { Outcome } from './outcome.tsx'

type Words = { title: string; button: string; done: string; doneText: string; offer: 'login' | 'reset' }

const words: Record<Exclude<ActionMode, 'resetPassword'>, Words> = {
  verifyEmail: {
    title: 'Confirm your email address',
    button: 'Confirm',
    done: 'Your email address is confirmed',
    doneText: 'Thank you. You can log in as usual.',
    offer: 'login',
  },
  verifyAndChangeEmail: {
    title: 'Use this email address',
    button: 'Change my email address',
    done: 'Your email address is changed',
    doneText: 'Log in with the new address from now on.',
    offer: 'login',
  },
  recoverEmail: {
    title: 'Take back your email address',
    button: 'Take it back',
    done: 'Your email address is restored',
    doneText: 'If it was not you who changed it, choose a new password now.',
    offer: 'reset',
  },
}

type ApplyCodeProps = { mode: Exclude<ActionMode, 'resetPassword'>; code: string; email: string }

/** Asks before it applies a code, because mail scanners open links too. */
export function ApplyCode({ mode, code, email }: ApplyCodeProps) {
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
    const applied = await run(async () => {
      const session = await store.session()
      await session.applyCode(code)
    })
    if (applied) setDone(true)
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
