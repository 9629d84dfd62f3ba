import { createHmac } from 'node:crypto'
import type { Firestore } from 'firebase-admin/firestore'
import { accountPaths, UserDocument } from '../../../accounts/documents.ts'
import { readBounce } from '../../../alerts/delivery/bounce.ts'
import { OutboxDocument } from '../../../alerts/outbox.ts'
import type { Instant } from '../../../core/clock.ts'
import { suppressMail } from './channel-store.ts'

/**
 * Returns the key that identifies a message in its bounce address. It is short and in lower case, as mail servers
 * prefer. It needs the secret, so no one can name a message that wasn't sent to them.
 */
export function bounceKey(id: string, secret: string): string {
  return createHmac('sha256', secret).update(`bounce\n${id}`).digest('hex').slice(0, 20)
}

/** Returns the secret that the mail provider must send with each bounced mail. */
export function bounceSecret(secret: string): string {
  return createHmac('sha256', secret).update('mail bounces').digest('hex')
}

/** What became of a mail that was handed to us. */
export type Taken = 'not-a-bounce' | 'unknown' | 'passing' | 'suppressed'

/**
 * Handles a mail that bounced after its server had accepted it. An address that failed permanently gets no more mail;
 * its owner is shown why, and can undo it. Handling the same bounce again changes nothing.
 */
export async function takeBounce(db: Firestore, mail: string, now: Instant): Promise<Taken> {
  const bounce = readBounce(mail)
  if (bounce === null) return 'not-a-bounce'
  const found = (await db.collection('outbox').where('bounceKey', '==', bounce.key).limit(1).get()).docs[0]
  const message = OutboxDocument.safeParse(found?.data())
  if (found === undefined || !message.success || typeof message.data.to !== 'string') return 'unknown'
  const { uid, to: address } = message.data
  const fault = `The email bounced: ${bounce.reply}`
  if (!bounce.isPermanent) {
    await found.ref.update({ fault })
    return 'passing'
  }
  await found.ref.update({ status: 'suppressed', fault })
  const member = UserDocument.safeParse((await db.doc(accountPaths.user(uid)).get()).data())
  // If the member has changed their address since, the new one still gets mail.
  if (member.success && member.data.email === address) await suppressMail(db, { uid, address, reason: fault, now })
  return 'suppressed'
}
