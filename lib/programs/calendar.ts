import type { LocalDate } from '../core/clock.ts'
import { requireDate } from './checks.ts'

const dayMs = 86_400_000

/** The calendar date a number of days later (earlier when negative). Throws RuleError `bad-date`. */
export function addDays(date: LocalDate, days: number): LocalDate {
  requireDate(date)
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10)
}

/** The same day a number of months later, or the month's last day where that day does not exist. */
export function addMonths(date: LocalDate, months: number): LocalDate {
  requireDate(date)
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  const lastDay = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastDay))).toISOString().slice(0, 10)
}

/** Whole days from one date to another, negative when it lies before. */
export function daysBetween(from: LocalDate, to: LocalDate): number {
  requireDate(from)
  requireDate(to)
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs)
}
