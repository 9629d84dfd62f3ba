'use client'

import { type ReactNode, type SubmitEvent, useState } from 'react'
import { accountErrorText } from '@/lib/accounts/auth-errors.ts'
import { BusyButton } from '../../ui/busy-button.tsx'
import { Button } from '../../ui/button.tsx'
import { useAction } from '../../ui/use-action.ts'

type SettingFormProps = {
  label: string
  /** The current value. */
  present: string
  submitLabel: string
  busyLabel: string
  /** Shown once the change is made. */
  doneText: string
  isValid: boolean
  onSubmit: () => Promise<void>
  /** Renders the fields; `attempted` says whether to show their errors. */
  children: (attempted: boolean) => ReactNode
}

/** One setting: its current value, and a form to change it that opens in place. */
export function SettingForm(props: SettingFormProps) {
  const { label, present, submitLabel, busyLabel, doneText, isValid, onSubmit, children } = props
  const [open, setOpen] = useState(false)
  const [attempted, setAttempted] = useState(false)
  const [done, setDone] = useState(false)
  const { busy, error, run, clear } = useAction()

  const toggle = () => {
    setOpen(!open)
    setAttempted(false)
    setDone(false)
    clear()
  }
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    setAttempted(true)
    if (!isValid || !(await run(onSubmit))) return
    setOpen(false)
    setDone(true)
  }

  return (
    <div className="py-4">
      <div className="flex items-center justify-between gap-3">
        <div className="min-w-0">
          <h3 className="text-14 font-medium">{label}</h3>
          <p className="text-14 text-muted wrap-anywhere">{present}</p>
        </div>
        <Button
          onClick={toggle}
          aria-expanded={open}
          aria-label={open ? `Cancel changing ${label}` : `Change ${label}`}
        >
          {open ? 'Cancel' : 'Change'}
        </Button>
      </div>
      <p role="status" className="text-14 text-ok">
        {done ? doneText : ''}
      </p>
      {open ? (
        <form noValidate onSubmit={submit} className="mt-4 space-y-4" aria-label={label} aria-busy={busy}>
          {error ? <SettingError error={error} /> : null}
          {children(attempted)}
          <BusyButton className="" busy={busy} busyLabel={busyLabel}>
            {submitLabel}
          </BusyButton>
        </form>
      ) : null}
    </div>
  )
}

type ActionSettingProps = {
  label: string
  submitLabel: string
  busyLabel: string
  onSubmit: () => Promise<unknown>
  /** What the button does, shown above it. */
  children: ReactNode
}

/** A setting that is a single button. */
export function ActionSetting({ label, submitLabel, busyLabel, onSubmit, children }: ActionSettingProps) {
  const { busy, error, run } = useAction()
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void run(onSubmit)
  }
  return (
    <form className="py-4" aria-label={label} onSubmit={submit}>
      {children}
      {error ? <SettingError error={error} /> : null}
      <BusyButton kind="outline" className="" busy={busy} busyLabel={busyLabel}>
        {submitLabel}
      </BusyButton>
    </form>
  )
}

export function SettingError({ error }: { error: unknown }) {
  return (
    <p role="alert" className="mb-4 rounded-lg border border-danger p-3 text-14 wrap-anywhere">
      {accountErrorText(error)}
    </p>
  )
}
