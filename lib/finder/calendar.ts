import type { LocalDate } from '../clock.ts'

/**
 * Calendar arithmetic on airport-local dates. A date is a day of a calendar, not an instant: it is parsed and
 * formatted as UTC so that no machine's time zone can move it.
 */

const dayMs = 86_400_000

/** Months as `yyyy-mm`. */
export type Month = string

function timeOf(date: LocalDate): number {
  return Date.parse(`${date}T00:00:00Z`)
}

/** The date `days` after (or before, when negative). */
export function addDays(date: LocalDate, days: number): LocalDate {
  return new Date(timeOf(date) + days * dayMs).toISOString().slice(0, 10)
}

/** Whole days from `start` to `end`; negative when `end` is earlier. */
export function daysBetween(start: LocalDate, end: LocalDate): number {
  return Math.round((timeOf(end) - timeOf(start)) / dayMs)
}

/** Row of the week, Monday 0 to Sunday 6, as Australian calendars print it. */
export function weekdayOf(date: LocalDate): number {
  return (new Date(timeOf(date)).getUTCDay() + 6) % 7
}

export function monthOf(date: LocalDate): Month {
  return date.slice(0, 7)
}

export function firstOf(month: Month): LocalDate {
  return `${month}-01`
}

export function lastOf(month: Month): LocalDate {
  return addDays(firstOf(addMonths(month, 1)), -1)
}

/** The month `count` after (or before, when negative). */
export function addMonths(month: Month, count: number): Month {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7)
}

/** Every date from `start` to `end`, both included. */
export function eachDay(start: LocalDate, end: LocalDate): LocalDate[] {
  const count = Math.max(0, daysBetween(start, end) + 1)
  return Array.from({ length: count }, (_, index) => addDays(start, index))
}
