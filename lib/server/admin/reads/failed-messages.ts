import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore'
import type { z } from 'zod'
import { OutboxDocument } from '../../../alerts/outbox.ts'
import { countDocuments, parseDocuments } from '../../firebase-admin.ts'
import { MailDocument } from '../../mail/mail-document.ts'

const states = ['pending', 'sending', 'dead'] as const

export async function readFailedMessages(db: Firestore) {
  const count = async (status: (typeof states)[number]) => ({
    status,
    count: await countDocuments(db.collection('outbox').where('status', '==', status)),
  })
  const [dead, mail, counts] = await Promise.all([
    findDeadLetters(db),
    findDeadMail(db),
    Promise.all(states.map(count)),
  ])
  return { dead, mail, counts }
}

export type DeadLetter = OutboxDocument & { id: string }

export async function findDeadLetters(db: Firestore): Promise<DeadLetter[]> {
  return parseDocuments(await findDead(db, 'outbox'), OutboxDocument)
}

/** A mail that could not be sent, as shown to an admin: never its text. */
const DeadMail = MailDocument.pick({
  ...{ kind: true, reference: true, subject: true, attempts: true, createdAt: true, fault: true },
})
export type DeadMail = z.infer<typeof DeadMail> & { id: string }

export async function findDeadMail(db: Firestore): Promise<DeadMail[]> {
  return parseDocuments(await findDead(db, 'mail'), DeadMail)
}

async function findDead(db: Firestore, collection: 'outbox' | 'mail'): Promise<QueryDocumentSnapshot[]> {
  const dead = db.collection(collection).where('status', '==', 'dead').orderBy('createdAt', 'desc')
  return (await dead.limit(100).get()).docs
}
