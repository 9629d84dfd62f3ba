'use client'

import { useState } from 'react'
import type { AdminAction, AdminInput } from '@/lib/admin/inputs.ts'
import { Button, type ButtonKind } from './button.tsx'
import { useAct } from './use-act.ts'

type ActButtonProps<Action extends AdminAction> = {
  action: Action
  input: AdminInput<Action>
  /** The accessible name, which says what the action applies to without the row: `Approve SYD to LAX`. */
  label: string
  kind?: ButtonKind
  /** The question to ask before running the action. */
  confirm?: string
  children: string
}

/** A button for one operator's action; an action that can't be undone asks first. */
export function ActButton<Action extends AdminAction>(props: ActButtonProps<Action>) {
  const { action, input, label, kind = 'outline', confirm, children } = props
  const { busy, fault, done, act } = useAct(action)
  const [asking, setAsking] = useState(false)
  const go = () => {
    setAsking(false)
    void act(input)
  }
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      {asking ? (
        <>
          <span className="text-14">{confirm}</span>
          <Button kind="danger" aria-label={`Yes: ${label}`} onClick={go}>
            Yes
          </Button>
          <Button kind="quiet" onClick={() => setAsking(false)}>
            No
          </Button>
        </>
      ) : (
        <Button kind={kind} aria-label={label} aria-disabled={busy} onClick={() => (confirm ? setAsking(true) : go())}>
          {busy ? 'Working' : children}
        </Button>
      )}
      <span role="status" className={fault ? 'text-14 text-danger' : 'sr-only'}>
        {fault ?? (done ? 'Done' : '')}
      </span>
    </span>
  )
}
