import Form from 'next/form'
import { formatDate, formatInstant, formatNumber } from '@/lib/core/formats.ts'
import { type NotedForm, readForms } from '@/lib/server/admin/reads/forms.ts'
import { serverClock } from '@/lib/server/clock.ts'
import { adminFirestore } from '@/lib/server/firebase-admin.ts'
import type { FormKind } from '@/lib/support/forms/form-model.ts'
import { forms as formFields } from '@/lib/support/forms/forms.ts'
import { ActButton } from '../ui/act-button.tsx'
import { Button } from '../ui/button.tsx'
import { NoteForm, PlainChoice } from './act-form.tsx'
import { Fold, Moment, Nothing, Part } from './admin-section.tsx'

const states = [
  { value: 'new', label: 'New', act: 'Mark as new' },
  { value: 'answered', label: 'Answered', act: 'Mark as answered' },
  { value: 'closed', label: 'Closed', act: 'Close' },
] as const
type State = (typeof states)[number]['value']

type InboxSectionProps = { params: Record<string, string | string[] | undefined> }

/** The forms that visitors sent, filtered by state, with the team's notes. */
export async function InboxSection({ params }: InboxSectionProps) {
  const state = states.find(({ value }) => value === params.state)?.value ?? 'new'
  const db = adminFirestore()
  const [bookings, messages] = await Promise.all([readForms(db, 'booking', state), readForms(db, 'contact', state)])
  return (
    <>
      <Form action="/admin/dashboard/inbox" className="mb-6 flex items-end gap-3">
        <PlainChoice key={state} name="state" label="State" defaultValue={state} options={states} className="w-44" />
        <Button type="submit" className="lg:min-h-11">
          Show
        </Button>
      </Form>
      <Part title="Booking requests">
        <FormList forms={bookings} state={state} none="No booking requests here." />
      </Part>
      <Part title="Messages">
        <FormList forms={messages} state={state} none="No messages here." />
      </Part>
    </>
  )
}

function FormList({ forms, state, none }: { forms: readonly NotedForm[]; state: State; none: string }) {
  if (forms.length === 0) return <Nothing>{none}</Nothing>
  return (
    <ul className="space-y-3">
      {forms.map((form) => (
        <FormCard key={form.reference} form={form} state={state} />
      ))}
    </ul>
  )
}

function FormCard({ form: { reference, kind, values, createdAt, notes }, state }: { form: NotedForm; state: State }) {
  const { name = '', email = '', message = '' } = values
  const subject = encodeURIComponent(`Your ${kind === 'booking' ? 'request' : 'message'} ${reference}`)
  return (
    <li className="rounded-lg border border-line bg-card p-3.5 text-14">
      <p className="flex flex-wrap gap-x-3 text-muted">
        <span className="font-mono whitespace-nowrap text-ink">{reference}</span>
        <span className="wrap-anywhere">{name}</span>
        <a href={`mailto:${email}?subject=${subject}`} className="wrap-anywhere underline">
          {email}
        </a>
        <Moment at={createdAt} now={serverClock.now()} />
      </p>
      <Facts kind={kind} values={values} />
      {message ? <p className="mt-2 max-w-prose whitespace-pre-line wrap-anywhere">{message}</p> : null}
      <Notes notes={notes} />
      <div className="mt-3 flex flex-wrap items-start gap-2">
        {states
          .filter(({ value }) => value !== state)
          .map(({ value, act }) => (
            <ActButton
              key={value}
              action="form.state"
              input={{ reference, status: value }}
              label={`${act}: ${reference}`}
            >
              {act}
            </ActButton>
          ))}
      </div>
      <Fold summary="Add a note">
        <NoteForm reference={reference} />
      </Fold>
    </li>
  )
}

const shownElsewhere = new Set(['name', 'email', 'message'])

function Facts({ kind, values }: { kind: FormKind; values: NotedForm['values'] }) {
  const facts = formFields[kind].filter(({ name }) => !shownElsewhere.has(name) && values[name])
  if (facts.length === 0) return null
  return (
    <dl className="mt-2 flex flex-wrap gap-x-5 gap-y-1">
      {facts.map((field) => (
        <div key={field.name}>
          <dt className="inline text-muted">{field.label.replace('?', '')}: </dt>
          <dd className="inline wrap-anywhere">{formatValue(field, values[field.name] ?? '')}</dd>
        </div>
      ))}
    </dl>
  )
}

function formatValue(field: (typeof formFields)[FormKind][number], value: string): string {
  if (field.kind === 'date') return formatDate(value, 'plain')
  if (field.kind === 'number') return formatNumber(Number(value))
  if (field.kind !== 'choice') return value
  return field.options.find((option) => option.value === value)?.label ?? value
}

function Notes({ notes }: Pick<NotedForm, 'notes'>) {
  if (notes.length === 0) return null
  return (
    <ul aria-label="Notes" className="mt-3 space-y-1 border-l-2 border-line pl-3">
      {notes.map(({ at, by, text }) => (
        <li key={`${at} ${text}`}>
          <span className="whitespace-pre-line wrap-anywhere">{text}</span>{' '}
          <span className="text-12 text-muted">
            {by}, {formatInstant(at)}
          </span>
        </li>
      ))}
    </ul>
  )
}
