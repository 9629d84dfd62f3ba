import type { Firestore, Transaction } from 'firebase-admin/firestore'
import { z } from 'zod'
import { type AccountEmail, MailPage, pageText } from '../../accounts/mail-page.ts'
import type { Instant } from '../../core/clock.ts'

/** What a mail is about. */
const mailKinds = ['form', 'bid-report', 'chat', 'chat-answer', 'account'] as const

/** Who a reply to the mail goes to. */
const Person = z.object({ name: z.string(), address: z.string() })

/**
 * `mail/{id}`: one mail between the team and someone who wrote to it, or to a member about their account; alerts have
 * the outbox. Only servers read and write it. A null `to` is the team, at its address when the mail is sent. Nothing in
 * it is markup.
 */
export const MailDocument = z.object({
  kind: z.enum(mailKinds),
  /** The member it is about, so that it is deleted with their account. */
  uid: z.string().nullable(),
  /** The reference of the form or chat; `account` for a mail about the member's own account. */
  reference: z.string(),
  to: z.string().nullable(),
  replyTo: Person.nullable(),
  subject: z.string(),
  text: z.string(),
  /** The same in parts, for a mail in the common layout; null for plain text. */
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

type NewMail = Pick<MailDocument, 'kind' | 'uid' | 'reference' | 'to' | 'replyTo' | 'subject' | 'text'>

/** Builds a pending mail. */
export function newMail({ subject, ...rest }: NewMail, now: Instant): MailDocument {
  return {
    ...rest,
    subject: oneLine(subject),
    page: null,
    status: 'pending',
    attempts: 0,
    notBefore: now,
    createdAt: now,
    sentAt: null,
    fault: null,
    claim: null,
    leaseUntil: null,
  }
}

/** Makes a subject one line: what a visitor typed must not start another header line. */
function oneLine(text: string): string {
  return text
    .replace(/[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]+/gu, ' ')
    .trim()
    .slice(0, 150)
}

type Addressed = { uid: string | null; to: string; now: Instant }

/** Builds a pending mail from an email about an account. */
function accountMail({ subject, page }: AccountEmail, { uid, to, now }: Addressed): MailDocument {
  const head = { kind: 'account', uid, reference: 'account', to, replyTo: null } as const
  return { ...newMail({ ...head, subject, text: pageText(page) }, now), page }
}

const alreadyExists = 6

/** Queues an email once, under an id made from what it is about. Returns whether it was written now. */
export async function queueAccountEmail(
  db: Firestore,
  id: string,
  email: AccountEmail,
  addressed: Addressed,
): Promise<boolean> {
  try {
    await db.doc(mailPath(id)).create(accountMail(email, addressed))
    return true
  } catch (error) {
    if ((error as { code?: number }).code === alreadyExists) return false
    throw error
  }
}

/** Deletes a mail that no worker has sent or is sending. */
export async function recallMail(db: Firestore, id: string): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const stored = await transaction.get(db.doc(mailPath(id)))
    if (stored.get('status') === 'pending') transaction.delete(stored.ref)
  })
}

/** Queues an email in the transaction that makes the change it reports, so that both are written or neither. */
export function queueAccountEmailWith(
  { db, transaction }: { db: Firestore; transaction: Transaction },
  id: string,
  email: AccountEmail,
  addressed: Addressed,
): void {
  transaction.set(db.doc(mailPath(id)), accountMail(email, addressed))
}
