import type { Firestore } from 'firebase-admin/firestore'
import { MailDocument } from './mail-document.ts'

/** A mail that could not be sent, as shown to an admin: never its text. */
export type DeadMail = Pick<MailDocument, 'kind' | 'reference' | 'subject' | 'attempts' | 'createdAt' | 'fault'> & {
  id: string
}

/** Finds the mails that could not be sent, newest first. */
export async function findDeadMail(db: Firestore, limit = 100): Promise<DeadMail[]> {
  const dead = db.collection('mail').where('status', '==', 'dead').orderBy('createdAt', 'desc').limit(limit)
  return (await dead.get()).docs.flatMap((document) => {
    const parsed = MailDocument.safeParse(document.data())
    if (!parsed.success) return []
    const { kind, reference, subject, attempts, createdAt, fault } = parsed.data
    return [{ id: document.id, kind, reference, subject, attempts, createdAt, fault }]
  })
}
