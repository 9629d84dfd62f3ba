import { createHash } from 'node:crypto'
import type { Firestore } from 'firebase-admin/firestore'
import { type Instant, localDateOf } from '../../core/clock.ts'
import { mailAddress } from '../../core/mail-address.ts'
import { cleanValues } from '../../support/forms/check-form.ts'
import type { FormField, FormKind, FormOutcome } from '../../support/forms/form-model.ts'
import { forms } from '../../support/forms/forms.ts'
import type { PublishedReview } from '../../support/forms/review.ts'
import { FormDocument, makeReference, type Submission } from '../../support/forms/submission.ts'
import { takeAllowance } from '../allowance.ts'
import { type MailDocument, mailPath, newMail } from '../mail/mail-document.ts'

const names = { contact: 'Message', booking: 'Booking request', review: 'Review' } as const satisfies Record<
  FormKind,
  string
>

/** Builds the mail that tells the team of a form: everything the sender typed, as plain text. */
function buildFormMail({ kind, reference, values, uid }: FormDocument, now: Instant): MailDocument {
  const { name = 'a visitor', email = '' } = values
  const text = forms[kind].flatMap((field) => {
    const value = values[field.name]
    return value === undefined ? [] : [`${field.label}: ${formatValue(field, value)}`]
  })
  return newMail(
    {
      kind: 'form',
      ...{ uid, reference, to: null, text: text.join('\n\n') },
      replyTo: mailAddress.test(email) ? { name, address: email } : null,
      subject: `${names[kind]} ${reference} from ${name}`,
    },
    now,
  )
}

function formatValue(field: FormField, value: string): string {
  return field.kind === 'choice' ? (field.options.find((option) => option.value === value)?.label ?? value) : value
}

export type FormSender = { uid: string | null; address: string }

/** The outcome of a form, and the mail that tells the team of it if it is new. */
type StoreOutcome = { answer: FormOutcome; mail: string | null } | { answer: null; first: boolean }

/**
 * Stores a form under its reference, together with the mail to the team. Sending the same attempt again is the same
 * form, stored once. A form with the hidden field filled in gets the usual answer but is not stored.
 * @returns a null answer for a sender who has used up this hour's allowance
 */
export async function storeForm(
  db: Firestore,
  { kind, attempt, website, values }: Submission,
  { uid, address }: FormSender,
  now: Instant,
): Promise<StoreOutcome> {
  if (kind === 'review' && uid === null) return { answer: { outcome: 'members-only' }, mail: null }
  const reference = makeReference(kind, createHash('sha256').update(`${kind} ${attempt}`).digest())
  const accepted = { outcome: 'kept', reference } as const
  const place = db.doc(`forms/${reference}`)
  if (website !== '' || (await place.get()).exists) return { answer: accepted, mail: null }
  const turn = await takeAllowance(db, 'form', { uid, person: uid, address }, now)
  if (!turn.taken) return { answer: null, first: turn.first }
  const form: FormDocument = {
    kind,
    reference,
    values: cleanValues(kind, values),
    uid,
    createdAt: now,
    status: 'new',
    published: false,
  }
  const mail = `form-${reference}`
  const isNew = await db.runTransaction(async (transaction) => {
    if ((await transaction.get(place)).exists) return false
    transaction.create(place, form)
    transaction.create(db.doc(mailPath(mail)), buildFormMail(form, now))
    return true
  })
  return { answer: accepted, mail: isNew ? mail : null }
}

const maxReviews = 100

/** Reads the published reviews, newest first, with nothing of the sender but what they typed for the public. */
export async function readReviews(db: Firestore): Promise<PublishedReview[]> {
  const published = db.collection('forms').where('kind', '==', 'review').where('published', '==', true)
  const { docs } = await published.orderBy('createdAt', 'desc').limit(maxReviews).get()
  return docs
    .flatMap((document) => FormDocument.safeParse(document.data()).data ?? [])
    .map(({ reference, values, createdAt }) => ({
      reference,
      name: values.name ?? '',
      stars: Number(values.stars),
      text: values.message ?? '',
      writtenOn: localDateOf(createdAt),
    }))
}
