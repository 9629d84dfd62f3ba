import { z } from 'zod'
import { MailPage } from '../../accounts/mail-page.ts'

/** What a mail is about. */
export const mailKinds = ['form', 'bid-report', 'chat', 'chat-answer', 'account'] as const

/** Whom an answer to the mail goes to. */
const Person = z.object({ name: z.string(), address: z.string() })

/**
 * `mail/{id}`: one mail between the team and somebody who wrote to it, or to a member about their account; alerts have the outbox. Written and read by
 * servers alone. `to` null is the team, wherever its mail goes when it is sent. Nothing in it is markup.
 */
export const MailDocument = z.object({
  kind: z.enum(mailKinds),
  /** Who it is about, so that it leaves with their account. */
  uid: z.string().nullable(),
  /** The number of the form or chat; `account` for what is about one's own. */
  reference: z.string(),
  to: z.string().nullable(),
  replyTo: Person.nullable(),
  subject: z.string(),
  text: z.string(),
  /** The same part by part, for a mail in the frame of all mails; null is set as plain text. */
  page: MailPage.nullable().default(null),
  status: z.enum(['pending', 'sending', 'sent', 'dead']),
  attempts: z.int().min(0),
  notBefore: z.iso.datetime(),
  createdAt: z.iso.datetime(),
  sentAt: z.iso.datetime().nullable(),
  /** Why the last attempt failed, in one sentence. */
  fault: z.string().nullable(),
  claim: z.string().nullable(),
  leaseUntil: z.iso.datetime().nullable(),
})
export type MailDocument = z.infer<typeof MailDocument>

export const mailPath = (id: string) => `mail/${id}`
