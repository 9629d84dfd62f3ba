'use client'

import type { ReactNode } from 'react'
import type { AdminAction, AdminInput } from '@/lib/admin/inputs.ts'
import { BusyButton } from '../ui/busy-button.tsx'
import type { ButtonKind } from '../ui/button.tsx'
import { useAct } from '../ui/use-act.ts'

type ActFormProps<Action extends AdminAction> = {
  action: Action
  /** The form's name, for screen readers. */
  label: string
  submit: string
  kind?: ButtonKind
  /** Builds the action's input from the form's values. */
  input: (values: FormData) => AdminInput<Action>
  onDone?: () => void
  children: ReactNode
}

/** A form that runs an operator action. It keeps what was typed if the action fails, and resets once it succeeds. */
export function ActForm<Action extends AdminAction>(props: ActFormProps<Action>) {
  const { action, label, submit, kind = 'outline', input, onDone, children } = props
  const { busy, fault, done, act } = useAct(action)
  return (
    <form
      aria-label={label}
      className="space-y-3"
      onSubmit={(event) => {
        event.preventDefault()
        const form = event.currentTarget
        void act(input(new FormData(form))).then((isDone) => {
          if (!isDone) return
          form.reset()
          onDone?.()
        })
      }}
    >
      {children}
      <div className="flex flex-wrap items-center gap-3">
        <BusyButton busy={busy} busyLabel="Working" kind={kind} className="">
          {submit}
        </BusyButton>
        <span role="status" className={`text-14 ${fault ? 'text-danger' : 'text-muted'}`}>
          {fault ?? (done ? 'Done.' : '')}
        </span>
      </div>
    </form>
  )
}
