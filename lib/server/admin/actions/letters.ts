import { OutboxDocument } from '../../../alerts/outbox.ts'
import type { Action } from '../action.ts'
import { Refusal } from '../refusal.ts'
import { existing } from './existing.ts'

/** Messages to members that could not be sent in all their attempts. */
export const letterActions: { 'letter.retry': Action<'letter.retry'>; 'letter.drop': Action<'letter.drop'> } = {
  'letter.retry': {
    async change({ transaction, input: { id } }, { db, now }) {
      const ref = db.doc(`outbox/${id}`)
      const { status, channel } = await existing(transaction, ref, OutboxDocument, 'message')
      if (status !== 'dead') throw new Refusal('aborted', 'This message is not dead: it is on its way, or was sent.')
      transaction.update(ref, { status: 'pending', attempts: 0, notBefore: now })
      return { target: 'outbox', what: `Message by ${channel} sent again` }
    },
    effect: ({ id }, { deliverNow }) => deliverNow(id),
  },
  'letter.drop': {
    async change({ transaction, input: { id } }, { db }) {
      const ref = db.doc(`outbox/${id}`)
      const { status, channel } = await existing(transaction, ref, OutboxDocument, 'message')
      if (status !== 'dead') throw new Refusal('aborted', 'This message is not dead: it is on its way, or was sent.')
      transaction.update(ref, { status: 'suppressed' })
      return { target: 'outbox', what: `Message by ${channel} given up` }
    },
  },
}
