'use client'

import type { FormKind } from '@/lib/support/forms/form-model.ts'
import { forms } from '@/lib/support/forms/forms.ts'
import { BusyButton } from '../../ui/busy-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Panel } from '../../ui/panel.tsx'
import { useSwitch } from '../../ui/use-switch.ts'
import { FormControl } from './form-control.tsx'
import { FormKept } from './form-kept.tsx'
import { FormTrap } from './form-trap.tsx'
import { useSiteForm } from './use-site-form.ts'

type SiteFormProps = {
  kind: FormKind
  /** What the form is, for screen readers. */
  label: string
  submit: string
  /** What happens next, under the reference number. */
  kept: string
  /** Whether it takes an account. */
  membersOnly?: boolean
}

export const formProblems = {
  'too-many': 'That was more than fits into one hour. What you typed is still here: try again later.',
  closed: 'Nothing can be sent just now. What you typed is still here: try again later.',
  'members-only': 'Log in first. What you typed is still here.',
  failed: 'It could not be sent. What you typed is still here: try again in a minute.',
} as const

/** Says it before somebody sends, too, while the team has switched forms off. */
export function FormsClosed({ className }: { className: string }) {
  if (useSwitch('forms')) return null
  return (
    <div className={className}>
      <Notice kind="info">Forms are closed for now. What you type is kept in this browser for later.</Notice>
    </div>
  )
}

/** A form of the site: checked as it will be by the server, kept while it is typed, answered with a number to quote. */
export function SiteForm({ kind, label, submit, kept, membersOnly = false }: SiteFormProps) {
  const form = useSiteForm(kind, membersOnly)
  if (form.reference !== null) return <FormKept reference={form.reference} words={kept} onAgain={form.again} />
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
