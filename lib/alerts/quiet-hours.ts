import type { Instant } from '../core/clock.ts'
import { wallClock } from '../network/local-time.ts'
import type { QuietHours } from './alert.ts'

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
