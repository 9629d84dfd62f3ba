import { randomUUID } from 'node:crypto'
import type { DocumentReference, Transaction } from 'firebase-admin/firestore'
import type { z } from 'zod'
import type { TestAlertAnswer, TestAlertBody } from '../../../alerts/delivery/channels.ts'
import { buildHead } from '../../../alerts/messages.ts'
import { type OutboxDocument, outboxPath } from '../../../alerts/outbox.ts'
import { referenceOf } from '../reference-of.ts'
import { type DeliveryContext, deliverMessage } from './deliver.ts'

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
    return { outcome: 'failed', message: `You can send ${TESTS_AN_HOUR} tests an hour. Try again later.` }
  }
  await deliverMessage(ref.id, context)
  const { status, fault, to } = (await ref.get()).data() ?? {}
  if (status === 'sent') return { outcome: 'sent', to: typeof to === 'string' ? to : channel }
  // Don't retry: the member sees the result now, and a test that arrives later would only confuse them.
  if (status === 'pending') await ref.update({ status: 'suppressed' })
  return { outcome: 'failed', message: typeof fault === 'string' ? fault : 'We couldn’t send it.' }
}

/** Stores a test unless the member has sent too many in the last hour; returns whether it did. */
async function createWithinLimit(
  transaction: Transaction,
  ref: DocumentReference,
  message: OutboxDocument,
): Promise<boolean> {
  const tests = await transaction.get(ref.parent.where('uid', '==', message.uid).where('kind', '==', 'test'))
  const hourAgo = new Date(Date.parse(message.createdAt) - 3_600_000).toISOString()
  if (tests.docs.filter((test) => test.get('createdAt') > hourAgo).length >= TESTS_AN_HOUR) return false
  transaction.create(ref, message)
  return true
}
