import { onFirstUseOf } from './lazy.ts'

/**
 * The one place that reads the machine's time. Rules, searches and rendering take `now` as an argument;
 * only entry points (route handlers, functions, scripts) ask a clock for it.
 */

/** An instant as RFC 3339 in UTC, to the second or finer: `2026-11-20T01:00:00.000Z`. */
export type Instant = string

/** A calendar date `yyyy-mm-dd` in the time zone the context implies: for a departure date, the airport's. */
export type LocalDate = string

export type Clock = { now(): Instant }

/** A clock at an offset of `offsetMs` from the machine's, so that old recordings can be replayed as if current. */
export function createClock(offsetMs = 0): Clock {
  return { now: () => new Date(Date.now() + offsetMs).toISOString() }
}

/** A clock stopped at `now`, for tests and reports. */
export function fixedClock(now: Instant): Clock {
  return { now: () => now }
}

/** Kept by time zone: creating a formatter takes longer than the rest of answering a search. */
const getCalendar = onFirstUseOf(
  (timeZone) => new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }),
)

/** The calendar date at `now` in a time zone. The default is Sydney, whose dates Australian travellers go by. */
export function localDateOf(now: Instant, timeZone = 'Australia/Sydney'): LocalDate {
  return getCalendar(timeZone).format(new Date(now))
}

/**
 * The difference in ms between the machine's time and the time asked for. A bare date means `T02:00Z`, which is noon in
 * Sydney (1 pm in summer), when all of Australia has that date.
 * @throws RangeError when the text is neither `yyyy-mm-dd` nor an RFC 3339 instant.
 */
export function offsetTo(text: string, machineNow: number): number {
  const instant = /^\d{4}-\d{2}-\d{2}$/.test(text) ? `${text}T02:00:00Z` : text
  const time = Date.parse(instant)
  if (Number.isNaN(time) || !/^\d{4}-\d{2}-\d{2}T.*(Z|[+-]\d{2}:\d{2})$/.test(instant)) {
    throw new RangeError(`"${text}" is not a date such as 2023-11-19 or an instant such as 2023-11-19T09:30:00Z`)
  }
  return time - machineNow
}
