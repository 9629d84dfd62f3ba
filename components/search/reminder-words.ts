import type { ReminderAnswer } from '@/lib/calculators/release-mail.ts'

/** What is said of a reminder that was not set, or no longer is. */
export const reminderRefusals: Record<ReminderAnswer['outcome'], string> = {
  kept: 'Reminder set.',
  'taken-back': 'Reminder cancelled.',
  'already-open': 'That date is already open: search it now.',
  'not-published': 'The opening date isn’t published, so we can’t remind you.',
  'too-many': 'You can have up to 30 reminders. Cancel one first.',
}
