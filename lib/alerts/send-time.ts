import { type Instant, localDateOf } from '../core/clock.ts'
import { instantIn } from '../network/local-time.ts'
import type { AlertSettings } from './alert.ts'
import { quietUntil } from './quiet-hours.ts'

/** This many messages a day are sent immediately on each channel; after that, one an hour with everything found. */
export const TIMES_A_DAY = 12
/** The rule in words, for pages. */
export const burstWords = `The first ${TIMES_A_DAY} messages each day are sent straight away. After that we send one an hour, with everything that opened.`
const HOUR_MS = 3_600_000
/** The time zone in which days are counted if an alert names none. */
const HOME = 'Australia/Sydney'

/** Returns the time zone of a member's day, within which messages are counted, and the moment the day began. */
export function dayOfMember(
  now: Instant,
  { quiet }: Pick<AlertSettings, 'quiet'>,
): { timeZone: string; since: Instant } {
  const timeZone = quiet?.timeZone ?? HOME
  const since = new Date(instantIn(timeZone, `${localDateOf(now, timeZone)}T00:00`)).toISOString()
  return { timeZone, since }
}

/**
 * Returns when a message may be sent: immediately, or at the next full hour once there were many today, and not before
 * quiet hours end.
 * @param times how many messages the member's alerts made today, on each channel
 */
export function sendTime(now: Instant, settings: Pick<AlertSettings, 'quiet'>, times: number): Instant {
  const { quiet } = settings
  const at = times < TIMES_A_DAY ? now : new Date((Math.floor(Date.parse(now) / HOUR_MS) + 1) * HOUR_MS).toISOString()
  return quietUntil(at, quiet) ?? at
}
