'use client'

import { Check } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { formatNumber } from '@/lib/core/formats.ts'
import type { FormField, FormKind } from '@/lib/support/forms/form-model.ts'
import { forms } from '@/lib/support/forms/forms.ts'
import { BusyButton } from '../../ui/busy-button.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Panel } from '../../ui/panel.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextAreaField } from '../../ui/text-area-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useSwitch } from '../../ui/use-switch.ts'
import { FormTrap, type Receipt, useSiteForm } from './use-site-form.tsx'

type FormControlProps = {
  field: FormField
  value: string
  fault: string | null
  onChange: (value: string) => void
}

/** The control of one field, by the kind of text it takes. */
function FormControl({ field, value, fault, onChange }: FormControlProps) {
  const shared = {
    label: field.required ? field.label : `${field.label} (optional)`,
    hint: getHint(field, value),
    name: field.name,
    value,
    fault,
    onChange,
    'aria-required': field.required || undefined,
  }
  if (field.kind === 'choice') {
    return <SelectField {...shared} options={[{ value: '', label: 'Choose' }, ...field.options]} />
  }
  if (field.kind === 'text') return <TextAreaField {...shared} className="sm:col-span-2" />
  if (field.kind === 'number') return <TextField {...shared} inputMode="numeric" />
  return <TextField {...shared} type={inputTypes[field.kind]} autoComplete={field.autoComplete} />
}

/** Returns the field's hint; for a text area, also how many characters it takes or has left. */
function getHint({ hint, kind, maxLength }: FormField, value: string): string | undefined {
  if (kind !== 'text') return hint
  const length = value.trim().length
  const room =
    length > maxLength / 2
      ? `${formatNumber(maxLength - length)} characters left.`
      : `Up to ${formatNumber(maxLength)} characters.`
  return hint ? `${hint} ${room}` : room
}

const inputTypes = { line: 'text', email: 'email', date: 'date' } as const

type SiteFormProps = {
  kind: FormKind
  /** The form's name for screen readers. */
  label: string
  submit: string
  /** Says what happens next, under the reference number. */
  kept: string
  /** Whether sending it requires an account. */
  membersOnly?: boolean
}

export const formProblems = {
  'too-many': 'You’ve sent several in the last hour. What you typed is still here: try again later.',
  closed: 'We can’t take messages right now. What you typed is still here: try again later.',
  'members-only': 'Log in first. What you typed is still here.',
  failed: 'We couldn’t send it. What you typed is still here: try again in a minute.',
} as const

/** Says that the team has switched forms off, before the visitor tries to send one. */
export function FormsClosed({ className }: { className: string }) {
  if (useSwitch('forms')) return null
  return (
    <div className={className}>
      <Notice kind="info">Forms are closed for now. What you type is saved in this browser.</Notice>
    </div>
  )
}

/** A form checked by the server's rules, saved while it is typed, and answered with a reference number. */
export function SiteForm({ kind, label, submit, kept, membersOnly = false }: SiteFormProps) {
  const form = useSiteForm(kind, membersOnly)
  if (form.receipt !== null) return <FormReceived receipt={form.receipt} words={kept} onAgain={form.again} />
  return (
    <Panel className="max-w-3xl">
      <form aria-label={label} noValidate onSubmit={form.onSubmit} className="grid gap-5 sm:grid-cols-2">
        {forms[kind].map((field) => (
          <FormControl
            key={field.name}
            field={field}
            value={form.values[field.name] ?? ''}
            fault={form.faults[field.name] ?? null}
            onChange={(value) => form.change({ [field.name]: value })}
          />
        ))}
        <FormTrap {...form.trap} />
        <FormsClosed className="sm:col-span-2" />
        <div className="space-y-4 sm:col-span-2">
          <div role="status">{form.problem ? <Notice kind="danger">{formProblems[form.problem]}</Notice> : null}</div>
          <BusyButton busy={form.busy} busyLabel="Sending" className="max-sm:w-full">
            {form.mustLogIn ? `Log in and ${submit.toLowerCase()}` : submit}
          </BusyButton>
        </div>
      </form>
    </Panel>
  )
}

type FormReceivedProps = { receipt: Receipt; words: string; onAgain: () => void }

/** Replaces a sent form: its number, and what happens next. Takes the focus, so that keyboard users don't lose it. */
function FormReceived({ receipt, words, onAgain }: FormReceivedProps) {
  const { reference, sent, leftOver } = receipt
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <Panel className="max-w-3xl">
      <h2 ref={heading} tabIndex={-1} className="flex items-center gap-2 text-20 font-semibold outline-none">
        <Check aria-hidden="true" className="size-5 text-ok" />
        We’ve got it
      </h2>
      <p className="mt-3 text-16">
        Your reference is <strong className="font-mono font-semibold whitespace-nowrap">{reference}</strong>. Keep it in
        case you need to ask about it.
      </p>
      <p className="mt-2 max-w-prose text-16 text-muted">{words}</p>
      {sent.message ? (
        <figure className="mt-4">
          <figcaption className="text-12 text-muted">What you sent</figcaption>
          <blockquote className="mt-1 max-h-48 max-w-prose overflow-y-auto border-l-2 border-line pl-3 text-14 whitespace-pre-line wrap-anywhere">
            {sent.message}
          </blockquote>
        </figure>
      ) : null}
      {leftOver ? (
        <div role="status" className="mt-4">
          <Notice kind="warn">What you typed after that hasn’t been sent. It’s still here.</Notice>
        </div>
      ) : null}
      <Button kind={leftOver ? 'primary' : 'outline'} className="mt-5" onClick={onAgain}>
        {leftOver ? 'Continue with the unsent part' : 'Send another'}
      </Button>
    </Panel>
  )
}
