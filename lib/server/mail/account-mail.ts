import type { Firestore, Transaction } from 'firebase-admin/firestore'
import { type AccountLetter, pageText } from '../../accounts/mail-page.ts'
import type { Instant } from '../../core/clock.ts'
import { type MailDocument, mailPath } from './mail-document.ts'
import { newMail } from './new-mail.ts'

type Addressed = { uid: string | null; to: string; now: Instant }

/** Builds a pending mail from a letter about an account. */
export function accountMail({ subject, page }: AccountLetter, { uid, to, now }: Addressed): MailDocument {
  const head = { kind: 'account', uid, reference: 'account', to, replyTo: null } as const
  return { ...newMail({ ...head, subject, text: pageText(page) }, now), page }
}

const alreadyExists = 6

/**
 * Queues a letter once, under an id made from what it is about: writing it again changes nothing. Returns whether it
 * was written now.
 */
export async function keepLetter(
  db: Firestore,
  id: string,
  letter: AccountLetter,
  addressed: Addressed,
): Promise<boolean> {
  try {
    await db.doc(mailPath(id)).create(accountMail(letter, addressed))
    return true
  } catch (error) {
    if ((error as { code?: number }).code === alreadyExists) return false
    throw error
  }
}

/** Queues a letter in the transaction that makes the change it reports, so that both are written or neither. */
export function keepLetterWith(
  { db, transaction }: { db: Firestore; transaction: Transaction },
  id: string,
  letter: AccountLetter,
  addressed: Addressed,
): void {
  transaction.set(db.doc(mailPath(id)), accountMail(letter, addressed))
}
