import type { Instant, LocalDate } from './clock.ts'

/**
 * Calendar arithmetic on airport-local dates. A date is a calendar day, not an instant: it is parsed and formatted as
 * UTC so that the machine's time zone cannot shift it.
 */

export const dayMs = 86_400_000

/** The instant so many milliseconds later, or earlier when negative. */
export function addMs(instant: Instant, ms: number): Instant {
  return new Date(Date.parse(instant) + ms).toISOString()
}

/** Months as `yyyy-mm`. */
export type Month = string

/** Whether a text is a date of the calendar, such as 2028-02-29. */
export function isDate(text: string | undefined): text is LocalDate {
  if (text === undefined || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const time = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

/** The date `days` after (or before, when negative). */
export function addDays(date: LocalDate, days: number): LocalDate {
  return dateOf(epochDay(date) + days)
}

/**
 * Returns the earliest departure date of a flight that may not have left yet. Flights carry the date of the airport they
 * leave from, and in America it is still yesterday for most of Sydney's day.
 */
export const earliestDeparture = (today: LocalDate): LocalDate => addDays(today, -1)

/** Whole days from `start` to `end`; negative when `end` is earlier. */
export function daysBetween(start: LocalDate, end: LocalDate): number {
  return epochDay(end) - epochDay(start)
}

/** The day of the week, Monday 0 to Sunday 6, in the order Australian calendars use. */
export function getWeekday(date: LocalDate): number {
  return (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7
}

export function monthOf(date: LocalDate): Month {
  return date.slice(0, 7)
}

export function startOfMonth(month: Month): LocalDate {
  return `${month}-01`
}

export function endOfMonth(month: Month): LocalDate {
  return addDays(startOfMonth(addMonths(month, 1)), -1)
}

/** The month `count` after (or before, when negative). */
export function addMonths(month: Month, count: number): Month {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7)
}

/** The same day of the month `months` later, or the last day of a month too short to have it. */
export function sameDayLater(date: LocalDate, months: number): LocalDate {
  const month = addMonths(monthOf(date), months)
  return minDate(`${month}-${date.slice(8)}`, endOfMonth(month))
}

/** Every date from `start` to `end`, both included. */
export function eachDay(start: LocalDate, end: LocalDate): LocalDate[] {
  const first = epochDay(start)
  return Array.from({ length: Math.max(0, epochDay(end) - first + 1) }, (_, index) => dateOf(first + index))
}

/** Days since 1970-01-01, the form dates have in packed columns. */
export type EpochDay = number
/** Whole seconds since 1970-01-01T00:00Z. The time a route was checked is stored to the second. */
export type EpochSecond = number

export function epochDay(date: LocalDate): EpochDay {
  return Date.parse(`${date}T00:00:00Z`) / dayMs
}

const dates = new Map<EpochDay, LocalDate>()

/** The date of an epoch day. Cached, because a search formats the same few hundred days over and over. */
export function dateOf(day: EpochDay): LocalDate {
  const known = dates.get(day)
  if (known !== undefined) return known
  const date = new Date(day * dayMs).toISOString().slice(0, 10)
  dates.set(day, date)
  return date
}

export function epochSecond(instant: Instant): EpochSecond {
  return Math.floor(Date.parse(instant) / 1000)
}

const instants = new Map<EpochSecond, Instant>()
const MAX_INSTANTS = 10_000

/** The instant of an epoch second. Cached, because searches repeat the time of a check until the next, hours later. */
export function instantOf(second: EpochSecond): Instant {
  const known = instants.get(second)
  if (known !== undefined) return known
  if (instants.size >= MAX_INSTANTS) instants.clear()
  const instant = new Date(second * 1000).toISOString()
  instants.set(second, instant)
  return instant
}

export function minDate(a: LocalDate, b: LocalDate): LocalDate {
  return epochDay(a) <= epochDay(b) ? a : b
}

export function maxDate(a: LocalDate, b: LocalDate): LocalDate {
  return epochDay(a) >= epochDay(b) ? a : b
}
