import { z } from 'zod'
import { isDisplayName, normaliseName } from '../core/display-name.ts'

/** Longest name kept, in UTF-16 units: enough for any real name, too little to fill a document. */
export const nameLimit = 100
/** Longest referrer kept; a longer address is cut before it is sent. */
export const referrerLimit = 500
const emailLimit = 254

/** An unpaired surrogate, which databases don't keep as it is. */
const broken = /\p{Cs}/u

/** A person's name as they write it: any script, emoji, even markup, because it is only ever shown as text. */
export const PersonName = z
  .string()
  .max(nameLimit * 4)
  .transform(normaliseName)
  .pipe(z.string().min(1).max(nameLimit).refine(isDisplayName, 'a name has no control characters'))

/** E-mail addresses are compared and kept in lower case without surrounding blanks. */
export const EmailAddress = z
  .string()
  .max(emailLimit * 2)
  .transform((email) => email.trim().toLowerCase())
  .pipe(
    z
      .string()
      .max(emailLimit)
      .refine((email) => email.includes('@') && email.includes('.'), 'an email address has an @ and a dot'),
  )

/** The body of the callable `createNewUser`: exactly these fields. */
export const SignUp = z.strictObject({
  userInfo: z.strictObject({ name: PersonName, email: EmailAddress }),
  userId: z.string().min(1).max(128),
  metadata: z.strictObject({
    referrer: z
      .string()
      .max(referrerLimit)
      .refine((text) => !broken.test(text), 'a referrer is text'),
  }),
})
export type SignUp = z.infer<typeof SignUp>
