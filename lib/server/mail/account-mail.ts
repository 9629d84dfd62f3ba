import type { Firestore, Transaction } from 'firebase-admin/firestore'
import { type AccountEmail, pageText } from '../../accounts/mail-page.ts'
import type { Instant } from '../../core/clock.ts'
import { type MailDocument, mailPath, newMail } from './mail-document.ts'

type Addressed = { uid: string | null; to: string; now: Instant }

/** Builds a pending mail from an email about an account. */
export function accountMail({ subject, page }: AccountEmail, { uid, to, now }: Addressed): MailDocument {
  const head = { kind: 'account', uid, reference: 'account', to, replyTo: null } as const
  return { ...newMail({ ...head, subject, text: pageText(page) }, now), page }
}

const alreadyExists = 6

/**
 * Queues an email once, under an id made from what it is about: writing it again changes nothing. Returns whether it
 * was written now.
 */
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

/** Queues an email in the transaction that makes the change it reports, so that both are written or neither. */
export function queueAccountEmailWith(
  { db, transaction }: { db: Firestore; transaction: Transaction },
  id: string,
  email: AccountEmail,
  addressed: Addressed,
): void {
  transaction.set(db.doc(mailPath(id)), accountMail(email, addressed))
}
