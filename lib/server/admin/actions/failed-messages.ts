import { OutboxDocument } from '../../../alerts/outbox.ts'
import { MailDocument, mailPath } from '../../mail/mail-document.ts'
import { type Actions, existing, Refusal } from '../action.ts'

function checkFailed(status: OutboxDocument['status'], noun: 'message' | 'email') {
  if (status !== 'dead') throw new Refusal('aborted', `This ${noun} hasn’t failed: it’s being sent or has arrived.`)
}

/** Actions on messages to members, and on the team's own mail, for which all attempts have failed. */
export const messageActions = {
  'letter.retry': {
    async change({ transaction, input: { id } }, { db, now }) {
      const ref = db.doc(`outbox/${id}`)
      const { status, channel } = await existing(transaction, ref, OutboxDocument, 'message')
      checkFailed(status, 'message')
      transaction.update(ref, { status: 'pending', attempts: 0, notBefore: now })
      return { target: 'outbox', what: `Message by ${channel} resent` }
    },
    effect: ({ id }, { deliverNow }) => deliverNow(id),
  },
  'letter.drop': {
    async change({ transaction, input: { id } }, { db }) {
      const ref = db.doc(`outbox/${id}`)
      const { status, channel } = await existing(transaction, ref, OutboxDocument, 'message')
      checkFailed(status, 'message')
      transaction.update(ref, { status: 'suppressed' })
      return { target: 'outbox', what: `Message by ${channel} given up` }
    },
  },
  'mail.retry': {
    async change({ transaction, input: { id } }, { db, now }) {
      const ref = db.doc(mailPath(id))
      const { status, kind } = await existing(transaction, ref, MailDocument, 'mail')
      checkFailed(status, 'email')
      transaction.update(ref, { status: 'pending', attempts: 0, notBefore: now })
      return { target: 'mail', what: `Email (${kind}) resent` }
    },
    effect: ({ id }, { mailNow }) => mailNow(id),
  },
} satisfies Partial<Actions>
