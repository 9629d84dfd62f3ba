'use client'

import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import type { DraftFault } from '@/lib/alerts/compose/draft-faults.ts'
import { FormFaults } from './form-faults.tsx'
import { blockingFaults, firstWrongControl } from './wrong-control.ts'

type FaultOf<Field extends string> = (field: Field) => DraftFault<Field> | undefined

type ComposerFormProps<Draft, Field extends string> = {
  label: string
  draft: Draft
  faults: readonly DraftFault<Field>[]
  /** A guest may go on with what only their plan, not yet known, decides. */
  isGuest: boolean
  onKeep: () => void
  fields: (faultOf: FaultOf<Field>) => ReactNode
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
  const faultOf: FaultOf<Field> = (field) =>
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
      {fields(faultOf)}
      <FormFaults faults={tried ? blocking : []} />
      {children}
    </form>
  )
}

function isMissing(value: unknown): boolean {
  return value === null || (Array.isArray(value) && value.length === 0)
}
