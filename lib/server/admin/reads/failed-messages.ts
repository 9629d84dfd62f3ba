import type { Firestore } from 'firebase-admin/firestore'
import { OutboxDocument } from '../../../alerts/outbox.ts'
import { MailDocument } from '../../mail/mail-document.ts'

const states = ['pending', 'sending', 'dead'] as const

/** Reads the messages that could not be sent, and how many are on their way. */
export async function readFailedMessages(db: Firestore) {
  const count = async (status: string) =>
    (await db.collection('outbox').where('status', '==', status).count().get()).data().count
  const [dead, mail, counts] = await Promise.all([
    findDeadLetters(db),
    findDeadMail(db),
    Promise.all(states.map(count)),
  ])
  return { dead, mail, counts: states.map((status, at) => ({ status, count: counts[at] ?? 0 })) }
}

/** A message that could not be sent. */
export type DeadLetter = Pick<
  OutboxDocument,
  'uid' | 'alert' | 'channel' | 'kind' | 'attempts' | 'createdAt' | 'fault'
> & {
  id: string
}

export async function findDeadLetters(db: Firestore): Promise<DeadLetter[]> {
  return (await findDead(db, 'outbox')).flatMap((document) => {
    const parsed = OutboxDocument.safeParse(document.data())
    if (!parsed.success) return []
    const { uid, alert, channel, kind, attempts, createdAt, fault } = parsed.data
    return [{ id: document.id, uid, alert, channel, kind, attempts, createdAt, fault }]
  })
}

/** A mail that could not be sent, as shown to an admin: never its text. */
export type DeadMail = Pick<MailDocument, 'kind' | 'reference' | 'subject' | 'attempts' | 'createdAt' | 'fault'> & {
  id: string
}

export async function findDeadMail(db: Firestore): Promise<DeadMail[]> {
  return (await findDead(db, 'mail')).flatMap((document) => {
    const parsed = MailDocument.safeParse(document.data())
    if (!parsed.success) return []
    const { kind, reference, subject, attempts, createdAt, fault } = parsed.data
    return [{ id: document.id, kind, reference, subject, attempts, createdAt, fault }]
  })
}

/** Finds what was given up, newest first. */
async function findDead(db: Firestore, collection: 'outbox' | 'mail') {
  return (await db.collection(collection).where('status', '==', 'dead').orderBy('createdAt', 'desc').limit(100).get())
    .docs
}
