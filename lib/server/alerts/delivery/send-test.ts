import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import type { TestAlertAnswer, TestAlertBody } from '../../../alerts/delivery/channels.ts'
import { buildHead } from '../../../alerts/messages.ts'
import { type OutboxDocument, outboxPath } from '../../../alerts/outbox.ts'
import { type DeliveryContext, deliverMessage } from './deliver.ts'

/** Tests a member may send in an hour: each goes to an address that somebody chose. */
const TESTS_AN_HOUR = 12

/** Sends a test by one channel, the way any message goes, and tells what came of its one attempt. */
export async function sendTest(
  uid: string,
  { channel, alert }: z.output<typeof TestAlertBody>,
  context: DeliveryContext,
): Promise<TestAlertAnswer> {
  const { db, clock } = context
  const now = clock.now()
  const tests = await db.collection('outbox').where('uid', '==', uid).where('kind', '==', 'test').get()
  const hourAgo = new Date(Date.parse(now) - 3_600_000).toISOString()
  if (tests.docs.filter((test) => test.get('createdAt') > hourAgo).length >= TESTS_AN_HOUR) {
    return { outcome: 'failed', message: `You can send ${TESTS_AN_HOUR} tests an hour. Try again later.` }
  }
  const about = alert === null ? null : await db.doc(`users/${uid}/${alert.kind}/${alert.id}`).get()
  const name: unknown = about?.get('settings.name')
  const head = {
    ...{ uid, alert: about?.ref.path ?? `users/${uid}/alerts`, now, sendsAt: now, sample: false },
    name: typeof name === 'string' && name !== '' ? name : null,
  }
  const message: OutboxDocument = { ...buildHead(head, channel), kind: 'test', payload: {} }
  const ref = db.doc(outboxPath(`test-${randomUUID()}`))
  await ref.create(message)
  await deliverMessage(ref.id, context)
  const { status, fault, to } = (await ref.get()).data() ?? {}
  if (status === 'sent') return { outcome: 'sent', to: typeof to === 'string' ? to : channel }
  // Its sender is looking at the answer; an attempt tomorrow would only puzzle them.
  if (status === 'pending') await ref.update({ status: 'suppressed' })
  return { outcome: 'failed', message: typeof fault === 'string' ? fault : 'We couldn’t send it.' }
}
