'use client'

import { ActForm } from './act-form.tsx'
import { PlainArea } from './plain-field.tsx'

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
