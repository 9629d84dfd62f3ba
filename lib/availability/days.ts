import type { Instant, LocalDate } from '../clock.ts'

/** Days since 1970-01-01, the form a date has inside packed columns. */
export type EpochDay = number
/** Whole seconds since 1970-01-01T00:00Z: looks are kept to the second. */
export type EpochSecond = number

const MS_PER_DAY = 86_400_000

export function epochDay(date: LocalDate): EpochDay {
  return Date.parse(`${date}T00:00:00Z`) / MS_PER_DAY
}

const dates = new Map<EpochDay, LocalDate>()

/** A search names the same few hundred days over and over, so each is written out once. */
export function dateOf(day: EpochDay): LocalDate {
  const known = dates.get(day)
  if (known !== undefined) return known
  const date = new Date(day * MS_PER_DAY).toISOString().slice(0, 10)
  dates.set(day, date)
  return date
}

export function addDays(date: LocalDate, days: number): LocalDate {
  return dateOf(epochDay(date) + days)
}

export function epochSecond(instant: Instant): EpochSecond {
  return Math.floor(Date.parse(instant) / 1000)
}

const instants = new Map<EpochSecond, Instant>()
const MAX_INSTANTS = 10_000

/** Routes are looked at again every few hours, and searches name the same looks until then: see `dateOf`. */
export function instantOf(second: EpochSecond): Instant {
  const known = instants.get(second)
  if (known !== undefined) return known
  if (instants.size >= MAX_INSTANTS) instants.clear()
  const instant = new Date(second * 1000).toISOString()
  instants.set(second, instant)
  return instant
}

/** The month of a date, `yyyy-mm`. */
export function monthOf(date: LocalDate): string {
  return date.slice(0, 7)
}

export function earlierOf(a: LocalDate, b: LocalDate): LocalDate {
  return epochDay(a) <= epochDay(b) ? a : b
}

export function laterOf(a: LocalDate, b: LocalDate): LocalDate {
  return epochDay(a) >= epochDay(b) ? a : b
}
