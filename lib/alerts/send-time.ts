import { type Instant, localDateOf } from '../core/clock.ts'
import { instantIn } from '../network/local-time.ts'
import type { AlertSettings } from './alert.ts'
import { quietUntil } from './quiet-hours.ts'

/** As many messages a day go out at once on each channel; after them there is one an hour for all that came in it. */
export const TIMES_A_DAY = 12
/** The rule, as pages say it. */
export const burstWords = `The first ${TIMES_A_DAY} messages each day are sent straight away. After that we send one an hour, with everything that opened.`
const HOUR_MS = 3_600_000
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
 * When a message may go out: at once, or at the next full hour once there were many today; and after quiet hours.
 * @param times how many messages the member's alerts made today, on each channel
 */
export function sendTime(now: Instant, settings: Pick<AlertSettings, 'quiet'>, times: number): Instant {
  const { quiet } = settings
  const at = times < TIMES_A_DAY ? now : new Date((Math.floor(Date.parse(now) / HOUR_MS) + 1) * HOUR_MS).toISOString()
  return quietUntil(at, quiet) ?? at
}
