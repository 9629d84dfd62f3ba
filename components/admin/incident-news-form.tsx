'use client'

import { type IncidentState, incidentStateNames, incidentStates } from '@/lib/content/status/incident.ts'
import { ActForm } from './act-form.tsx'
import { PlainArea, PlainChoice } from './plain-field.tsx'

/** The next thing to say about an incident; its last word is that it is over. */
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
