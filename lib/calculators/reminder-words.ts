import type { ReminderAnswer } from './release-mail.ts'

/** What to say about each outcome of asking for a reminder or cancelling it. */
export const reminderRefusals: Record<ReminderAnswer['outcome'], string> = {
  kept: 'Reminder set.',
  'taken-back': 'Reminder cancelled.',
  'already-open': 'That date is already open: search it now.',
  'not-published': 'The opening date isn’t published, so we can’t remind you.',
  'too-many': 'You can have up to 30 reminders. Cancel one first.',
}
