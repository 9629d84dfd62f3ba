'use client'

import { useRouter } from 'next/navigation'
import { type SubmitEvent, useState } from 'react'
import { useAccountStore } from '@/lib/accounts/client/account-provider.tsx'
import { normaliseEmail } from '@/lib/accounts/credentials.ts'
import { BusyButton } from '../../ui/busy-button.tsx'
import { Button } from '../../ui/button.tsx'
import { notify } from '../../ui/notify.ts'
import { TextField } from '../../ui/text-field.tsx'
import { useAction } from '../../ui/use-action.ts'
import { SettingError } from './setting-form.tsx'

/** Permanently deletes the account, after the member confirms by typing its email address and password. */
export function DeleteAccount({ email }: { email: string }) {
  const [open, setOpen] = useState(false)
  return (
    <div className="py-4">
      <div className="flex items-center justify-between gap-3">
        <div className="min-w-0">
          <h3 className="text-14 font-medium">Delete account</h3>
          <p className="text-14 text-muted">Cancels your plan and deletes everything. It can’t be undone.</p>
        </div>
        <Button onClick={() => setOpen(!open)} aria-expanded={open} className="text-danger">
          {open ? 'Keep account' : 'Delete account'}
        </Button>
      </div>
      {open ? <DeleteForm email={email} /> : null}
    </div>
  )
}

function DeleteForm({ email }: { email: string }) {
  const store = useAccountStore()
  const router = useRouter()
  const { busy, error, run } = useAction()
  const [typed, setTyped] = useState('')
  const [password, setPassword] = useState('')
  const [attempted, setAttempted] = useState(false)
  const isConfirmed = normaliseEmail(typed) === email.toLowerCase()

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setAttempted(true)
    if (!isConfirmed || password === '') return
    if (!(await run(async () => (await store.session()).deleteMyAccount(typed, password)))) return
    notify('Your account has been deleted.', 5_000)
    router.push('/')
  }

  return (
    <form noValidate onSubmit={submit} className="mt-4 space-y-4" aria-label="Delete account" aria-busy={busy}>
      {error ? <SettingError error={error} /> : null}
      <p className="text-14">
        This deletes your alerts, searches, referrals and log-in. A paid plan ends immediately, with no refund for time
        left. To confirm, type <span className="font-medium wrap-anywhere">{email}</span>.
      </p>
      <TextField
        label="Your email, typed"
        name="confirmation"
        type="email"
        autoComplete="off"
        value={typed}
        onChange={setTyped}
        fault={attempted && !isConfirmed ? `Type ${email}` : null}
      />
      <PresentPassword email={email} value={password} onChange={setPassword} attempted={attempted} />
      <BusyButton kind="outline" className="text-danger" busy={busy} busyLabel="Deleting your account">
        Delete my account permanently
      </BusyButton>
    </form>
  )
}

type PresentPasswordProps = {
  /** The account's address, which tells password managers which password to fill in. */
  email: string
  value: string
  onChange: (value: string) => void
  attempted: boolean
}

/** Asks for the current password, to make sure it is the member before a change that could lock them out. */
export function PresentPassword({ email, value, onChange, attempted }: PresentPasswordProps) {
  return (
    <>
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <TextField
        label="Current password"
        name="password"
        type="password"
        autoComplete="current-password"
        value={value}
        onChange={onChange}
        fault={attempted && value === '' ? 'Enter your current password' : null}
      />
    </>
  )
}
