import { type Instant, localDateOf } from '../core/clock.ts'
import { addDays } from '../core/dates.ts'
import { instantIn } from '../network/local-time.ts'
import type { AlertSettings } from './alert.ts'
import { quietUntil } from './quiet-hours.ts'

/** As many times a day as the alerts of one member speak up; what comes later is in one message the next morning. */
export const TIMES_A_DAY = 12
/** When the messages that waited for the next day go out, unless it is quiet then. */
const MORNING = '08:00'
/** Whose days are counted where an alert names no zone. */
const HOME = 'Australia/Sydney'

/** The day of a member, whose times are counted, and the moment it began. */
export function dayOfMember(
  now: Instant,
  { quiet }: Pick<AlertSettings, 'quiet'>,
): { timeZone: string; since: Instant } {
  const timeZone = quiet?.timeZone ?? HOME
  const since = new Date(instantIn(timeZone, `${localDateOf(now, timeZone)}T00:00`)).toISOString()
  return { timeZone, since }
}

/**
 * When a message may go out: at once, after quiet hours, or the next morning once the day's times are used up.
 * @param times how many times the member's alerts spoke up today
 */
export function sendTime(now: Instant, settings: Pick<AlertSettings, 'quiet'>, times: number): Instant {
  const { quiet } = settings
  if (times < TIMES_A_DAY) return quietUntil(now, quiet) ?? now
  const { timeZone } = dayOfMember(now, settings)
  const tomorrow = addDays(localDateOf(now, timeZone), 1)
  const morning = new Date(instantIn(timeZone, `${tomorrow}T${MORNING}`)).toISOString()
  return quietUntil(morning, quiet) ?? morning
}
