import type { Firestore } from 'firebase-admin/firestore'
import { buildHead } from '../../alerts/messages.ts'
import { type OutboxDocument, outboxPath } from '../../alerts/outbox.ts'
import { planReminder, type ReminderAnswer, type ReminderRequest } from '../../calculators/release-mail.ts'
import type { Instant } from '../../core/clock.ts'

export const MAX_REMINDERS = 30

/**
 * Stores the reminder a member asked for as an outbox message that isn't due yet, or takes it back. There is one per
 * member, program, departure, airline, tier, cabin and haul, however often it is asked for.
 */
export async function storeReminder(
  db: Firestore,
  uid: string,
  { wanted, ...state }: ReminderRequest,
  now: Instant,
): Promise<ReminderAnswer> {
  const { program, carrier, date, tier, cabin, haul } = state
  const id = ['reminder', uid, program, carrier, date, tier.replace(' ', ''), cabin, haul].join('-')
  const ref = db.doc(outboxPath(id))
  const none = (outcome: ReminderAnswer['outcome']): ReminderAnswer => ({ outcome, sendAt: null })
  return db.runTransaction(async (transaction): Promise<ReminderAnswer> => {
    // A message being sent can't be stopped, and one being sent or sent must not be sent again.
    const status = (await transaction.get(ref)).get('status')
    if (!wanted) {
      if (status === 'pending') transaction.delete(ref)
      return none('taken-back')
    }
    const plan = planReminder(state, now)
    if (typeof plan === 'string') return none(plan)
    const reminders = db.collection('outbox').where('uid', '==', uid).where('kind', '==', 'reminder')
    const { docs } = await transaction.get(reminders)
    const waiting = docs.filter((each) => each.get('status') === 'pending' && each.id !== id)
    if (waiting.length >= MAX_REMINDERS) return none('too-many')
    const head = { uid, alert: `users/${uid}/alerts`, name: null, now, sendsAt: plan.sendAt, sample: false }
    const message: OutboxDocument = { ...buildHead(head, 'email'), kind: 'reminder', payload: plan.payload }
    if (status !== 'sending' && status !== 'sent') transaction.set(ref, message)
    return { outcome: 'kept', sendAt: plan.sendAt }
  })
}
