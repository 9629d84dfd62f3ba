import type { Instant } from '../core/clock.ts'
import { wallClock } from '../network/local-time.ts'
import type { QuietHours } from './alert.ts'

const MINUTE = 60_000
const DAY = 24 * 60

/**
 * When quiet hours end that an instant lies in; null outside of them. By the clocks of their zone: where an end is
 * skipped in spring they end with the clock's leap, and an hour that comes twice in autumn is quiet twice.
 */
export function quietUntil(now: Instant, quiet: QuietHours | null): Instant | null {
  if (quiet === null || !isQuiet(Date.parse(now), quiet)) return null
  const from = Math.floor(Date.parse(now) / MINUTE) * MINUTE
  const left = (parseMinutes(quiet.end) - minuteAt(from, quiet.timeZone) + DAY) % DAY
  // Right but for a change of the clocks on the way, which moves the end by less than three hours.
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
