'use client'

import { type ComponentProps, type ReactNode, useId } from 'react'
import type { AdminAction, AdminInput } from '@/lib/admin/inputs.ts'
import { useAct } from '../ui/act-button.tsx'
import { BusyButton } from '../ui/busy-button.tsx'
import type { ButtonKind } from '../ui/button.tsx'
import { controlStyle, Field, fieldControl } from '../ui/field.tsx'
import { SelectBox, type SelectOption } from '../ui/select-box.tsx'

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

type Named = { name: string; label: string; hint?: string; className?: string }

/** An uncontrolled text field: the form reads its value on submit. */
export function PlainField({ label, hint, className, ...input }: Named & ComponentProps<'input'>) {
  const id = useId()
  return (
    <Field id={id} label={label} hint={hint} className={className}>
      <input {...fieldControl(id, { hint })} className={controlStyle()} autoComplete="off" {...input} />
    </Field>
  )
}

export function PlainArea({ label, hint, ...area }: Named & ComponentProps<'textarea'>) {
  const id = useId()
  return (
    <Field id={id} label={label} hint={hint}>
      <textarea
        {...fieldControl(id, { hint })}
        className={controlStyle(null, 'min-h-20 field-sizing-content py-2.5')}
        {...area}
      />
    </Field>
  )
}

type PlainChoiceProps = Named & ComponentProps<'select'> & { options: readonly SelectOption[] }

export function PlainChoice({ label, hint, className, options, ...select }: PlainChoiceProps) {
  const id = useId()
  return (
    <Field id={id} label={label} hint={hint} className={className}>
      <SelectBox {...fieldControl(id, { hint })} options={options} {...select} />
    </Field>
  )
}

/** Adds a team note to a form. The sender never sees it. */
export function NoteForm({ reference }: { reference: string }) {
  return (
    <ActForm
      action="form.note"
      label={`Note on ${reference}`}
      submit="Add note"
      input={(values) => ({ reference, text: String(values.get('text')) })}
    >
      <PlainArea name="text" label="Note" hint="Only the team sees this." maxLength={2000} required />
    </ActForm>
  )
}
