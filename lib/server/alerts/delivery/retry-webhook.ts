import type { DocumentReference, Transaction } from 'firebase-admin/firestore'
import type { TestAlertAnswer } from '../../../alerts/delivery/channels.ts'
import { MAX_ATTEMPTS } from '../../../alerts/delivery/retry.ts'
import { RETRIES_AN_HOUR, WebhookLog, webhookLogPath, withRetry } from '../../../alerts/delivery/webhook-log.ts'
import { OutboxDocument, outboxPath } from '../../../alerts/outbox.ts'
import type { Instant } from '../../../core/clock.ts'
import { type DeliveryContext, deliverMessage } from './deliver.ts'
import { logEnd } from './send-webhook.ts'

const failed = (message: string): TestAlertAnswer => ({ outcome: 'failed', message })

/**
 * Sends one of the member's own webhook messages again, under the same id, and returns the outcome. Plan, alert and
 * seats are checked as for any message. A message that was sent before stays `sent`, whatever the outcome.
 */
export async function retryWebhook(uid: string, id: string, context: DeliveryContext): Promise<TestAlertAnswer> {
  const { db, clock } = context
  const ref = db.doc(outboxPath(id))
  const made = await db.runTransaction((transaction) => makeDue(transaction, ref, uid, clock.now()))
  if (typeof made === 'string') return failed(made)
  await deliverMessage(id, context)
  const after = OutboxDocument.safeParse((await ref.get()).data()).data
  if (after?.status === 'sent') return { outcome: 'sent', to: typeof after.to === 'string' ? after.to : 'your webhook' }
  const { status, sentAt, fault } = made.before
  if (status === 'sent') await ref.update({ status, sentAt, fault })
  if (after?.status === 'pending' && after.attempts === made.attempts) {
    // What was sent once isn't sent again by itself.
    return failed(
      status === 'sent'
        ? 'These are your quiet hours. Resend it when they end.'
        : 'It’s held until your quiet hours end.',
    )
  }
  return failed(after?.fault ?? 'We couldn’t send it.')
}

/**
 * Makes a message due now. Returns the message as it was and the attempts it has now used, or in one sentence why it
 * isn't sent again.
 */
async function makeDue(
  transaction: Transaction,
  ref: DocumentReference,
  uid: string,
  now: Instant,
): Promise<{ before: OutboxDocument; attempts: number } | string> {
  const logRef = ref.firestore.doc(webhookLogPath(uid))
  const [stored, log] = await transaction.getAll(ref, logRef)
  const message = OutboxDocument.safeParse(stored?.data()).data
  if (message === undefined || message.uid !== uid || message.channel !== 'webhook') {
    return 'We no longer keep this message.'
  }
  if (message.status === 'sending') return 'It is being sent right now.'
  if (message.status === 'suppressed') return message.fault ?? 'This message is no longer current.'
  const next = withRetry(WebhookLog.parse(log?.data() ?? {}), now)
  if (next === null) return `You can resend ${RETRIES_AN_HOUR} messages an hour. Try again later.`
  // A finished message gets one attempt; a pending one keeps the attempts it had left.
  const attempts = message.status === 'pending' ? message.attempts : MAX_ATTEMPTS - 1
  transaction.update(ref, { status: 'pending', attempts, notBefore: now })
  transaction.set(logRef, { ...next, expireAt: logEnd(now) })
  return { before: message, attempts }
}
