import type { Firestore } from 'firebase-admin/firestore'
import type { Instant } from '../../clock.ts'
import { MailDocument, mailPath } from '../../mail/mail-document.ts'

/** A mail that could not be sent, for an admin: never what it says. */
export type DeadMail = Pick<MailDocument, 'kind' | 'reference' | 'subject' | 'attempts' | 'createdAt' | 'fault'> & {
  id: string
}

/** The newest of them first. */
export async function findDeadMail(db: Firestore, limit = 100): Promise<DeadMail[]> {
  const dead = db.collection('mail').where('status', '==', 'dead').orderBy('createdAt', 'desc').limit(limit)
  return (await dead.get()).docs.flatMap((document) => {
    const parsed = MailDocument.safeParse(document.data())
    if (!parsed.success) return []
    const { kind, reference, subject, attempts, createdAt, fault } = parsed.data
    return [{ id: document.id, kind, reference, subject, attempts, createdAt, fault }]
  })
}

/** Gives a dead mail all its attempts again, from now on; the sweep takes it up. False when it is not dead. */
export function reviveMail(db: Firestore, id: string, now: Instant): Promise<boolean> {
  const place = db.doc(mailPath(id))
  return db.runTransaction(async (transaction) => {
    if ((await transaction.get(place)).get('status') !== 'dead') return false
    transaction.update(place, { status: 'pending', attempts: 0, notBefore: now })
    return true
  })
}
