import { createHmac } from 'node:crypto'
import type { Firestore } from 'firebase-admin/firestore'
import { accountPaths, UserDocument } from '../../../accounts/documents.ts'
import { readBounce } from '../../../alerts/delivery/bounce.ts'
import { OutboxDocument } from '../../../alerts/outbox.ts'
import type { Instant } from '../../../core/clock.ts'
import { suppressMail } from './channel-store.ts'

/**
 * What stands for a message in the address its mail comes back to. Lower case and short, as mail servers like it;
 * without the secret nobody can name a message that was never sent to them.
 */
export function bounceKey(id: string, secret: string): string {
  return createHmac('sha256', secret).update(`bounce\n${id}`).digest('hex').slice(0, 20)
}

/** What the mail provider must send along with each mail that comes back. */
export function bounceSecret(secret: string): string {
  return createHmac('sha256', secret).update('mail bounces').digest('hex')
}

/** What came of a mail that was handed to us. */
export type Taken = 'not-a-bounce' | 'unknown' | 'passing' | 'suppressed'

/**
 * Takes in a mail that came back after its server had accepted it. A mailbox that is gone for good is not written to
 * again: its owner is shown why, and can lift it. The same mail taken in again changes nothing.
 */
export async function takeBounce(db: Firestore, mail: string, now: Instant): Promise<Taken> {
  const bounce = readBounce(mail)
  if (bounce === null) return 'not-a-bounce'
  const found = (await db.collection('outbox').where('bounceKey', '==', bounce.key).limit(1).get()).docs[0]
  const message = OutboxDocument.safeParse(found?.data())
  if (found === undefined || !message.success || typeof message.data.to !== 'string') return 'unknown'
  const { uid, to: address } = message.data
  const fault = `The email bounced: ${bounce.said}`
  if (!bounce.isPermanent) {
    await found.ref.update({ fault })
    return 'passing'
  }
  await found.ref.update({ status: 'suppressed', fault })
  const member = UserDocument.safeParse((await db.doc(accountPaths.user(uid)).get()).data())
  // Whoever has changed their address since is reached by it.
  if (member.success && member.data.email === address) await suppressMail(db, { uid, address, reason: fault, now })
  return 'suppressed'
}
