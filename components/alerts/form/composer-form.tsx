'use client'

import type { Route } from 'next'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import type { DraftFault } from '@/lib/alerts/compose/draft-faults.ts'
import { BusyButton } from '../../ui/busy-button.tsx'
import { buttonStyle } from '../../ui/button.tsx'
import Link from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { SaveState } from '../use-save-alert.ts'

type FaultOf<Field extends string> = (field: Field) => DraftFault<Field> | undefined

type ComposerFormProps<Draft, Field extends string> = {
  label: string
  draft: Draft
  faults: readonly DraftFault<Field>[]
  /** A guest may continue despite plan limits, because their plan isn't known yet. */
  isGuest: boolean
  onSave: () => void
  fields: (findFault: FaultOf<Field>) => ReactNode
  /** The buttons at the end of the form. */
  children: ReactNode
}

/** A draft's form. Locked and wrong values are reported immediately, missing ones only after the first submit. */
export function ComposerForm<Draft extends object, Field extends keyof Draft & string>(
  props: ComposerFormProps<Draft, Field>,
) {
  const { label, draft, faults, isGuest, onSave, fields, children } = props
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
    else if (blocking.length === 0) onSave()
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

/** The faults that prevent saving. For a guest, plan limits are checked only once they have signed in. */
function blockingFaults<One extends Fault>(faults: readonly One[], isGuest: boolean): One[] {
  return faults.filter(({ locked }) => !locked || !isGuest)
}

/** The first control marked as invalid. */
function firstWrongControl(form: HTMLElement | null): HTMLElement | null {
  return form?.querySelector<HTMLElement>('[aria-invalid=true]') ?? null
}

/** What must be fixed before the alert can be saved, shown by the button and announced to screen readers. */
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

type ComposerButtonsProps = { saveState: SaveState; isGuest: boolean; isEdit: boolean; list: string }

/** The composer's Save and Cancel buttons, with the outcome of saving. */
export function ComposerButtons({ saveState, isGuest, isEdit, list }: ComposerButtonsProps) {
  const words = isGuest ? 'Sign up to save this alert' : isEdit ? 'Save changes' : 'Set alert'
  return (
    <div className="space-y-3">
      <div aria-live="polite">
        {saveState.status === 'failed' ? (
          <Notice
            kind={saveState.duplicateHref ? 'info' : 'danger'}
            action={
              saveState.duplicateHref ? (
                <Link href={saveState.duplicateHref as Route} className={buttonStyle('quiet')}>
                  Open that alert
                </Link>
              ) : null
            }
          >
            {saveState.message}
          </Notice>
        ) : null}
        {saveState.status === 'asked-to-log-in' ? (
          <Notice kind="info">Sign up or log in to set it. Until then it’s saved on this device.</Notice>
        ) : null}
      </div>
      <div className="flex flex-wrap gap-3">
        <BusyButton busy={saveState.status === 'saving'} busyLabel="Saving" className="max-sm:w-full">
          {words}
        </BusyButton>
        {isGuest ? null : (
          <Link href={list as Route} className={buttonStyle('quiet')}>
            Cancel
          </Link>
        )}
      </div>
    </div>
  )
}
