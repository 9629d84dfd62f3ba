'use client'

import { type ReactNode, useState } from 'react'
import { BusyButton } from '../busy-button.tsx'
import { TextField } from '../text-field.tsx'
import { callFault } from '../use-act.ts'
import { useAction } from '../use-action.ts'

type CodeFormProps = {
  label: string
  hint: string
  submit: string
  /** Checks the code. Rejects with the service's error, which the form shows. */
  onCode: (code: string) => Promise<void>
  children?: ReactNode
}

/** Asks for one code, typed or filled in by the browser. Sending empties the field: the next attempt needs another. */
export function CodeForm({ label, hint, submit, onCode, children }: CodeFormProps) {
  const [code, setCode] = useState('')
  const { busy, error, run } = useAction()
  const send = () =>
    run(async () => {
      setCode('')
      await onCode(code)
    })
  return (
    <form
      noValidate
      aria-busy={busy}
      onSubmit={(event) => {
        event.preventDefault()
        if (code.trim().length >= 6) void send()
      }}
    >
      {children}
      <TextField
        label={label}
        hint={hint}
        fault={error ? callFault(error) : null}
        name="code"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        value={code}
        onChange={setCode}
      />
      <BusyButton busy={busy} busyLabel="Checking the code">
        {submit}
      </BusyButton>
    </form>
  )
}
