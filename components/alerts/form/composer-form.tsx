'use client'

import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import type { DraftFault } from '@/lib/alerts/compose/draft-faults.ts'

type FaultOf<Field extends string> = (field: Field) => DraftFault<Field> | undefined

type ComposerFormProps<Draft, Field extends string> = {
  label: string
  draft: Draft
  faults: readonly DraftFault<Field>[]
  /** A guest may go on with what only their plan, not yet known, decides. */
  isGuest: boolean
  onKeep: () => void
  fields: (findFault: FaultOf<Field>) => ReactNode
  /** The buttons at its end. */
  children: ReactNode
}

/** The form of a draft: what is locked or wrong shows at once, what is missing only after a first try. */
export function ComposerForm<Draft extends object, Field extends keyof Draft & string>(
  props: ComposerFormProps<Draft, Field>,
) {
  const { label, draft, faults, isGuest, onKeep, fields, children } = props
  const form = useRef<HTMLFormElement>(null)
  const [tried, setTried] = useState(false)
  const blocking = blockingFaults(faults, isGuest)
  const findFault: FaultOf<Field> = (field) =>
    faults.find((fault) => fault.field === field && (tried || fault.locked || !isMissing(draft[field])))

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    const wrong = firstWrongControl(form.current)
    if (wrong) wrong.focus()
    else if (blocking.length === 0) onKeep()
  }

  return (
    <form ref={form} onSubmit={submit} noValidate aria-label={label} className="space-y-5">
      {fields(findFault)}
      <FormFaults faults={tried ? blocking : []} />
      {children}
    </form>
  )
}

function isMissing(value: unknown): boolean {
  return value === null || (Array.isArray(value) && value.length === 0)
}

type Fault = { message: string; locked: boolean }

/** The faults that keep a draft from going on. For a guest the plan's limits are decided once they are signed in. */
function blockingFaults<One extends Fault>(faults: readonly One[], isGuest: boolean): One[] {
  return faults.filter(({ locked }) => !locked || !isGuest)
}

/** The first control that says its text is no good value. */
function firstWrongControl(form: HTMLElement | null): HTMLElement | null {
  return form?.querySelector<HTMLElement>('[aria-invalid=true]') ?? null
}

/** What must be put right before the alert can be kept, for eyes and ears at the button. */
function FormFaults({ faults }: { faults: readonly { message: string }[] }) {
  return (
    <div role="alert">
      {faults.length > 0 ? (
        <ul className="space-y-1 rounded-lg border border-danger px-3.5 py-2.5 text-14">
          {faults.map(({ message }) => (
            <li key={message}>{message}</li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}
