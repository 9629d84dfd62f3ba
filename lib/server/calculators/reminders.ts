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
  if (!wanted) {
    // A message already being sent can't be stopped.
    if ((await ref.get()).get('status') === 'pending') await ref.delete()
    return none('taken-back')
  }
  const plan = planReminder(state, now)
  if (typeof plan === 'string') return none(plan)
  const reminders = db.collection('outbox').where('uid', '==', uid).where('kind', '==', 'reminder')
  const waiting = (await reminders.get()).docs.filter((each) => each.get('status') === 'pending' && each.id !== id)
  if (waiting.length >= MAX_REMINDERS) return none('too-many')
  const head = { uid, alert: `users/${uid}/alerts`, name: null, now, sendsAt: plan.sendAt, sample: false }
  const message: OutboxDocument = { ...buildHead(head, 'email'), kind: 'reminder', payload: plan.payload }
  const stored = await ref.get()
  if (stored.get('status') !== 'sent') await ref.set(message)
  return { outcome: 'kept', sendAt: plan.sendAt }
}
