import type { Instant, LocalDate } from '../core/clock.ts'

/** The hour a zone's clock shows at an instant, 0 to 23. */
function hourIn(timeZone: string, instant: number): number {
  const format = new Intl.DateTimeFormat('en-AU', { timeZone, hour: '2-digit', hourCycle: 'h23' })
  return Number(format.format(instant))
}

/** The instant a calendar date begins in a zone with whole hours from UTC, at most 14 ahead or 12 behind. */
export function midnightIn(timeZone: string, date: LocalDate): Instant {
  const utc = Date.parse(`${date}T00:00:00Z`)
  const noon = utc + 12 * 3_600_000
  const offset = hourIn(timeZone, noon) - 12
  const begins = utc - offset * 3_600_000
  // The clocks may change between midnight and noon.
  const off = hourIn(timeZone, begins)
  const correction = off > 12 ? off - 24 : off
  return new Date(begins - correction * 3_600_000).toISOString()
}
