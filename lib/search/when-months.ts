import type { LocalDate } from '../core/clock.ts'
import { addMonths, endOfMonth, type Month, monthOf, startOfMonth } from '../core/dates.ts'
import type { When } from '../core/url-state.ts'

/** Dates as whole months, which is how most people begin. */

/** A press on a month: the first one, or from the one chosen before up to this one; a month chosen twice alone again. */
export function pickMonth(when: When, month: Month): When {
  const chosen = getMonths(when)
  if (chosen === null || chosen.first !== chosen.last || chosen.first === month) return { kind: 'month', month }
  const [first, last] = [chosen.first, month].sort() as [Month, Month]
  return { kind: 'range', start: startOfMonth(first), end: endOfMonth(last) }
}

/** The whole months a `when` covers; null where it is something else. */
export function getMonths(when: When): { first: Month; last: Month } | null {
  if (when.kind === 'any') return null
  if (when.kind === 'month') return { first: when.month, last: when.month }
  const [first, last] = [monthOf(when.start), monthOf(when.end)]
  return when.start === startOfMonth(first) && when.end === endOfMonth(last) ? { first, last } : null
}

/** The months offered, today's first: as far as an alert can wait. */
export function monthsAhead(today: LocalDate): Month[] {
  return Array.from({ length: 15 }, (_, at) => addMonths(monthOf(today), at))
}
