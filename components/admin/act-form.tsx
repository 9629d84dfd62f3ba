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
  /** What is sent, from the fields as they stand. */
  input: (values: FormData) => AdminInput<Action>
  onDone?: () => void
  children: ReactNode
}

/** Fields and the action they are for. What was typed stays when it is refused, and goes once it is done. */
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
