import type { Instant } from '../../core/clock.ts'
import { mailAddress } from '../../core/mail-address.ts'
import type { FormField, FormKind } from '../../support/forms/form-model.ts'
import { forms } from '../../support/forms/forms.ts'
import type { FormDocument } from '../../support/forms/submission.ts'
import type { MailDocument } from '../mail/mail-document.ts'
import { newMail } from '../mail/new-mail.ts'

const names = { contact: 'Message', booking: 'Booking request', review: 'Review' } as const satisfies Record<
  FormKind,
  string
>

/** The mail by which the team learns of a form: everything the sender typed, as the text it is. */
export function formLetter({ kind, reference, values, uid }: FormDocument, now: Instant): MailDocument {
  const { name = 'a visitor', email = '' } = values
  const text = forms[kind].flatMap((field) => {
    const value = values[field.name]
    return value === undefined ? [] : [`${field.label}: ${wordsOf(field, value)}`]
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

function wordsOf(field: FormField, value: string): string {
  return field.kind === 'choice' ? (field.options.find((option) => option.value === value)?.label ?? value) : value
}
