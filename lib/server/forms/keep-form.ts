import { createHash } from 'node:crypto'
import type { Firestore } from 'firebase-admin/firestore'
import type { Instant } from '../../clock.ts'
import { cleanValues } from '../../forms/check-form.ts'
import type { FormOutcome } from '../../forms/form-model.ts'
import { referenceOf } from '../../forms/reference.ts'
import type { FormDocument, Submission } from '../../forms/submission.ts'
import { takeTurn } from './form-allowance.ts'

export type FormSender = { uid: string | null; address: string }

/** Told of every form that was newly kept: where the mail to the team hooks in. */
type OnKept = (form: FormDocument) => Promise<void>

/**
 * Keeps a form under its reference. Sent again with the same attempt it is the same form, kept once. What fills the
 * hidden field is answered like a person and kept nowhere.
 */
export async function keepForm(
  db: Firestore,
  { kind, attempt, website, values }: Submission,
  sender: FormSender,
  now: Instant,
  onKept: OnKept,
): Promise<FormOutcome> {
  if (kind === 'review' && sender.uid === null) return { outcome: 'members-only' }
  const reference = referenceOf(kind, createHash('sha256').update(`${kind} ${attempt}`).digest())
  if (website !== '') return { outcome: 'kept', reference }
  const place = db.doc(`forms/${reference}`)
  if ((await place.get()).exists) return { outcome: 'kept', reference }
  if (!(await takeTurn(db, sender, now))) return { outcome: 'too-many' }
  const form: FormDocument = {
    kind,
    reference,
    values: cleanValues(kind, values),
    uid: sender.uid,
    createdAt: now,
    status: 'new',
    published: false,
  }
  await place.create(form)
  await onKept(form)
  return { outcome: 'kept', reference }
}
