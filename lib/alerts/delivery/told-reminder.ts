import type { ReminderPayload } from '../../calculators/release-mail.ts'
import { formatDate } from '../../core/formats.ts'
import { findCarrier } from '../../network/carriers.ts'
import type { Told } from './told-text.ts'

const programs = { qantas: 'Qantas Points', velocity: 'Velocity Points' }

/** The words of a mail about a date that opens. */
export function toldReminder({ program, carrier, departure, opens, path }: ReminderPayload): Told {
  const flight = `${findCarrier(carrier)?.name ?? carrier} on ${formatDate(departure, 'plain')}`
  return {
    subject: `Reward seats on ${flight} open on ${formatDate(opens, 'plain')}`,
    intro: `You asked to be reminded. With ${programs[program]}, as far as the windows are published, that day is the first to look. An open date is no promise of a seat.`,
    items: [{ title: `When ${flight} opens, to your tier and in your time zone`, facts: [], path }],
    more: null,
    path,
    sample: false,
  }
}
