import { type Instant, localDateOf } from '../core/clock.ts'
import { instantIn, wallClock } from '../network/local-time.ts'
import type { AlertSettings, QuietHours } from './alert.ts'

const MINUTE = 60_000
const DAY = 24 * 60

/**
 * Returns when the quiet hours around an instant end; null outside them. They follow the clock of their zone: an end
 * that daylight saving skips in spring falls at the jump, and an hour that occurs twice in autumn is quiet twice.
 */
export function quietUntil(now: Instant, quiet: QuietHours | null): Instant | null {
  if (quiet === null || !isQuiet(Date.parse(now), quiet)) return null
  const from = Math.floor(Date.parse(now) / MINUTE) * MINUTE
  const left = (parseMinutes(quiet.end) - minuteAt(from, quiet.timeZone) + DAY) % DAY
  // This is right unless the clocks change on the way, which moves the end by less than three hours.
  let asleep = from + Math.max(0, left - 180) * MINUTE
  if (!isQuiet(asleep, quiet)) asleep = from
  let awake = asleep + MINUTE
  while (isQuiet(awake, quiet)) awake += MINUTE
  return new Date(awake).toISOString()
}

function isQuiet(at: number, { start, end, timeZone }: QuietHours): boolean {
  const [begins, ends, now] = [parseMinutes(start), parseMinutes(end), minuteAt(at, timeZone)]
  return begins < ends ? now >= begins && now < ends : now >= begins || now < ends
}

function minuteAt(at: number, timeZone: string): number {
  return (((wallClock(at, timeZone) / MINUTE) % DAY) + DAY) % DAY
}

function parseMinutes(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
}

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
