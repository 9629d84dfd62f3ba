'use client'

import {
  type Incident,
  type IncidentPart,
  type IncidentState,
  incidentPartIds,
  incidentParts,
  incidentStateNames,
  incidentStates,
} from '@/lib/content/status/incident.ts'
import { TickBox } from '../ui/tick-box.tsx'
import { ActForm, PlainArea, PlainChoice, PlainField } from './act-form.tsx'

const firstStates = ['investigating', 'identified', 'watching'] as const
const readWords = (values: FormData) => ({
  title: String(values.get('title')),
  body: String(values.get('body')),
  parts: values.getAll('parts') as IncidentPart[],
})

/** Publishes a new incident, or edits the public text of an existing one. */
export function IncidentForm({ incident }: { incident?: Incident }) {
  const fields = <Words incident={incident} />
  if (incident) {
    const input = (values: FormData) => ({ id: incident.id, ...readWords(values) })
    return (
      <ActForm action="incident.edit" label={`Edit ${incident.title}`} submit="Save changes" input={input}>
        {fields}
      </ActForm>
    )
  }
  const input = (values: FormData) => {
    const state = firstStates.find((known) => known === values.get('state')) ?? 'investigating'
    return { ...readWords(values), state }
  }
  return (
    <ActForm action="incident.open" label="New incident" submit="Publish incident" kind="primary" input={input}>
      {fields}
      <PlainChoice
        name="state"
        label="State"
        options={firstStates.map((value) => ({ value, label: incidentStateNames[value] }))}
      />
    </ActForm>
  )
}

function Words({ incident }: { incident?: Incident }) {
  return (
    <>
      <PlainField name="title" label="Title" defaultValue={incident?.title} required minLength={3} maxLength={120} />
      <PlainArea name="body" label="What people will notice" defaultValue={incident?.body} required maxLength={2000} />
      <fieldset className="text-14">
        <legend className="mb-1 font-medium">Affected services</legend>
        <div className="grid gap-x-4 sm:grid-cols-2">
          {incidentPartIds.map((part) => (
            <label key={part} className="flex min-h-11 cursor-pointer items-center gap-3 lg:min-h-9">
              <TickBox name="parts" value={part} defaultChecked={incident?.parts.includes(part)} />
              {incidentParts[part]}
            </label>
          ))}
        </div>
      </fieldset>
    </>
  )
}

/** Adds an update to an incident. The last one sets its state to resolved. */
export function IncidentNewsForm({ id, title, state }: { id: string; title: string; state: IncidentState }) {
  return (
    <ActForm
      action="incident.news"
      label={`Update ${title}`}
      submit="Add update"
      input={(values) => ({
        id,
        state: incidentStates.find((known) => known === values.get('state')) ?? state,
        text: String(values.get('text')),
      })}
    >
      <PlainChoice
        name="state"
        label="State"
        defaultValue={state}
        options={incidentStates.map((value) => ({ value, label: incidentStateNames[value] }))}
      />
      <PlainArea name="text" label="What’s new" required maxLength={2000} />
    </ActForm>
  )
}
