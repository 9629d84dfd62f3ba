import { randomUUID } from 'node:crypto'
import type { DocumentReference, Transaction } from 'firebase-admin/firestore'
import type { z } from 'zod'
import type { TestAlertAnswer, TestAlertBody } from '../../../alerts/delivery/channels.ts'
import { MAX_ATTEMPTS } from '../../../alerts/delivery/retry.ts'
import { RETRIES_AN_HOUR, WebhookLog, webhookLogPath, withRetry } from '../../../alerts/delivery/webhook-log.ts'
import { buildHead } from '../../../alerts/messages.ts'
import { OutboxDocument, outboxPath } from '../../../alerts/outbox.ts'
import type { Instant } from '../../../core/clock.ts'
import { addMs } from '../../../core/dates.ts'
import { referenceOf } from '../reference-of.ts'
import { type DeliveryContext, deliverMessage } from './deliver.ts'
import { logEnd } from './send-webhook.ts'

const failed = (message: string): TestAlertAnswer => ({ outcome: 'failed', message })

/** Makes one attempt to send a message. Returns what became of it and its document; `where` says where it goes. */
async function deliverNow(ref: DocumentReference, where: string, context: DeliveryContext) {
  await deliverMessage(ref.id, context)
  const after = OutboxDocument.safeParse((await ref.get()).data()).data
  const answer: TestAlertAnswer =
    after?.status === 'sent'
      ? { outcome: 'sent', to: typeof after.to === 'string' ? after.to : where }
      : failed(after?.fault ?? 'We couldn’t send it.')
  return { after, answer }
}

/**
 * How many tests a member may send in an hour. They are limited because each goes to an address that the member chose.
 */
const TESTS_AN_HOUR = 12

/** Sends a test by one channel, the same way as any message, and returns the outcome of its single attempt. */
export async function sendTest(
  uid: string,
  { channel, alert }: z.output<typeof TestAlertBody>,
  context: DeliveryContext,
): Promise<TestAlertAnswer> {
  const { db, clock } = context
  const now = clock.now()
  const about = alert === null ? null : await db.doc(`users/${uid}/${alert.kind}/${alert.id}`).get()
  const name: unknown = about?.get('settings.name')
  const head = {
    ...{ uid, alert: about === null ? `users/${uid}/alerts` : referenceOf(about), now, sendsAt: now, sample: false },
    name: typeof name === 'string' && name !== '' ? name : null,
  }
  const message: OutboxDocument = { ...buildHead(head, channel), kind: 'test', payload: {} }
  const ref = db.doc(outboxPath(`test-${randomUUID()}`))
  if (!(await db.runTransaction((transaction) => createWithinLimit(transaction, ref, message)))) {
    return failed(`You can send ${TESTS_AN_HOUR} tests an hour. Try again later.`)
  }
  const { after, answer } = await deliverNow(ref, channel, context)
  // Don't retry: the member sees the result now, and a test that arrives later would only confuse them.
  if (after?.status === 'pending') await ref.update({ status: 'suppressed' })
  return answer
}

/** Stores a test unless the member has sent too many in the last hour; returns whether it did. */
async function createWithinLimit(
  transaction: Transaction,
  ref: DocumentReference,
  message: OutboxDocument,
): Promise<boolean> {
  const tests = await transaction.get(ref.parent.where('uid', '==', message.uid).where('kind', '==', 'test'))
  const hourAgo = addMs(message.createdAt, -3_600_000)
  if (tests.docs.filter((test) => test.get('createdAt') > hourAgo).length >= TESTS_AN_HOUR) return false
  transaction.create(ref, message)
  return true
}

/**
 * Sends one of the member's own webhook messages again, under the same id, and returns the outcome. Plan, alert and
 * seats are checked as for any message. A message that was sent before stays `sent`, whatever the outcome.
 */
export async function retryWebhook(uid: string, id: string, context: DeliveryContext): Promise<TestAlertAnswer> {
  const { db, clock } = context
  const ref = db.doc(outboxPath(id))
  const made = await db.runTransaction((transaction) => makeDue(transaction, ref, uid, clock.now()))
  if (typeof made === 'string') return failed(made)
  const { after, answer } = await deliverNow(ref, 'your webhook', context)
  if (answer.outcome === 'sent') return answer
  const { status, sentAt, fault } = made.before
  if (status === 'sent') await ref.update({ status, sentAt, fault })
  if (after?.status !== 'pending' || after.attempts !== made.attempts) return answer
  // What was sent once isn't sent again by itself.
  return failed(
    status === 'sent'
      ? 'These are your quiet hours. Resend it when they end.'
      : 'It’s held until your quiet hours end.',
  )
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
