import { z } from 'zod'

/** Longest name kept, in UTF-16 units: room for any real name, none for a document full of it. */
export const nameLimit = 100
/** Longest referrer kept; a longer address is cut before it is sent. */
export const referrerLimit = 500
const emailLimit = 254

/** Half a character, which no database keeps as it is. */
const broken = /\p{Cs}/u
/** Control characters and the marks that turn the direction of the text around them: nothing a name needs. */
const unprintable = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u

/** A person's name as they write it: any script, emoji, even markup, which is only ever shown as text. */
export const PersonName = z
  .string()
  .max(nameLimit * 4)
  .transform((name) => name.normalize('NFC').trim())
  .pipe(
    z
      .string()
      .min(1)
      .max(nameLimit)
      .refine((name) => !unprintable.test(name), 'a name has no control characters'),
  )

/** E-mail addresses are compared and kept in lower case without surrounding blanks. */
export const EmailAddress = z
  .string()
  .max(emailLimit * 2)
  .transform((email) => email.trim().toLowerCase())
  .pipe(
    z
      .string()
      .max(emailLimit)
      .refine((email) => email.includes('@') && email.includes('.'), 'an e-mail address has an @ and a dot'),
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
