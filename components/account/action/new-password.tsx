'use client'

import { type SubmitEvent, useState } from 'react'
import { useAccountStore } from '@/lib/accounts/client/account-provider.tsx'
import { passwordHint, passwordMinimum } from '@/lib/accounts/credentials.ts'
import { BusyButton } from '../../ui/busy-button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useAction } from '../../ui/use-action.ts'
import { SettingError } from '../settings/setting-form.tsx'
import { Outcome } from './outcome.tsx'

/** Chooses a new password with the code of a reset mail. */
export function NewPassword({ code, email }: { code: string; email: string }) {
  const store = useAccountStore()
  const { busy, error, run } = useAction()
  const [password, setPassword] = useState('')
  const [attempted, setAttempted] = useState(false)
  const [done, setDone] = useState(false)
  const isLongEnough = password.length >= passwordMinimum
  if (done) {
    return (
      <Outcome title="Your password is changed" offer="login">
        Log in with the new password. Your sessions on other devices have ended.
      </Outcome>
    )
  }
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setAttempted(true)
    if (!isLongEnough) return
    const changed = await run(async () => {
      const session = await store.session()
      await session.setNewPassword(code, password)
    })
    if (changed) setDone(true)
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
        hint={passwordHint}
        fault={attempted && !isLongEnough ? passwordHint : null}
      />
      <BusyButton busy={busy} busyLabel="Changing your password">
        Save password
      </BusyButton>
    </form>
  )
}
