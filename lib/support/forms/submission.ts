import { z } from 'zod'
import { findFaults } from './check-form.ts'
import { type FormKind, formKinds } from './form-model.ts'
import { forms } from './forms.ts'

/** The body of `submitForm`. Its values are checked against the same table that renders the form. */
export const Submission = z
  .strictObject({
    kind: z.enum(formKinds),
    /** The same on every retry of one form, so that it is stored once. */
    attempt: z.uuid(),
    /** A honeypot, hidden from people: only bots fill it in. */
    website: z.string().max(500),
    values: z.record(z.string().max(40), z.string().max(6_000)),
  })
  .superRefine(({ kind, values }, context) => {
    const known = new Set(forms[kind].map(({ name }) => name))
    for (const name of Object.keys(values)) {
      if (!known.has(name)) context.addIssue({ code: 'custom', path: ['values'], message: 'contains an unknown field' })
    }
    for (const [name, message] of Object.entries(findFaults(kind, values))) {
      context.addIssue({ code: 'custom', path: ['values', name], message })
    }
  })
export type Submission = z.infer<typeof Submission>

/** `forms/{reference}`: a stored form. A review is shown once an operator has set `published`. */
export const FormDocument = z.object({
  kind: z.enum(formKinds),
  reference: z.string(),
  values: z.record(z.string(), z.string()),
  /** Who was signed in when it was sent: a member's forms are deleted with their account. */
  uid: z.string().nullable(),
  createdAt: z.iso.datetime(),
  status: z.enum(['new', 'answered', 'closed']),
  published: z.boolean(),
})
export type FormDocument = z.infer<typeof FormDocument>

/** Everything that gets a reference to quote. */
type Numbered = FormKind | 'bid-report' | 'chat'

const letters = {
  contact: 'C',
  booking: 'B',
  review: 'R',
  'bid-report': 'U',
  chat: 'H',
} as const satisfies Record<Numbered, string>
/** Leaves out characters that are easily confused. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const characters = 8

/**
 * Returns the reference the sender quotes, such as `C-7F3K-9QWM`.
 * @param bytes at least 8 unguessable bytes, the same for every retry of one form
 */
export function makeReference(kind: Numbered, bytes: Uint8Array): string {
  const text = [...bytes.slice(0, characters)].map((byte) => alphabet[byte % alphabet.length]).join('')
  return `${letters[kind]}-${text.slice(0, 4)}-${text.slice(4)}`
}
