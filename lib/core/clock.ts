/**
 * The one place that reads the machine's time. Rules, searches and rendering take `now` as an argument;
 * only entry points (route handlers, functions, scripts) ask a clock for it.
 */

/** An instant as RFC 3339 in UTC, to the second or finer: `2026-11-20T01:00:00.000Z`. */
export type Instant = string

/** A calendar date `yyyy-mm-dd`, in the zone the context names (a departure date is the airport's own). */
export type LocalDate = string

export type Clock = { now(): Instant }

/** A clock that runs `offsetMs` away from the machine's, so that recordings can be replayed as if today. */
export function createClock(offsetMs = 0): Clock {
  return { now: () => new Date(Date.now() + offsetMs).toISOString() }
}

/** A clock that stands still, for tests and reports. */
export function fixedClock(now: Instant): Clock {
  return { now: () => now }
}

const calendars = new Map<string, Intl.DateTimeFormat>()

/** Made once a zone: making one costs more than all the rest of answering a search. */
function getCalendar(timeZone: string): Intl.DateTimeFormat {
  const known = calendars.get(timeZone)
  if (known !== undefined) return known
  const parts = { year: 'numeric', month: '2-digit', day: '2-digit' } as const
  const calendar = new Intl.DateTimeFormat('en-CA', { timeZone, ...parts })
  calendars.set(timeZone, calendar)
  return calendar
}

/** The calendar date at `now` in a time zone. Australian travellers count their days in Sydney's. */
export function localDateOf(now: Instant, timeZone = 'Australia/Sydney'): LocalDate {
  return getCalendar(timeZone).format(new Date(now))
}

/**
 * The distance in ms from the machine's time to the moment a person asked for. A bare date means noon in Sydney
 * on that day, written `T02:00Z` in winter time, so that the whole of Australia has that date.
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
