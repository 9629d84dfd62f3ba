import type { LocalDate } from '../core/clock.ts'
import { addMonths, endOfMonth, type Month, monthOf, startOfMonth } from '../core/dates.ts'
import { formatDate, formatMonth } from '../core/formats.ts'
import type { When } from '../core/url-state.ts'

/** Choosing dates as whole months, which is how most people start. */

/**
 * Returns the selection after a month is pressed. The first press selects that month; a second one selects the span
 * between the two; pressing the selected month again, or any month when a longer span is selected, selects that month
 * alone.
 */
export function pickMonth(when: When, month: Month): When {
  const chosen = getMonths(when)
  if (chosen === null || chosen.first !== chosen.last || chosen.first === month) return { kind: 'month', month }
  const [first, last] = [chosen.first, month].sort() as [Month, Month]
  return { kind: 'range', start: startOfMonth(first), end: endOfMonth(last) }
}

/** The whole months that a `when` covers; null when it does not cover whole months. */
export function getMonths(when: When): { first: Month; last: Month } | null {
  if (when.kind === 'any') return null
  if (when.kind === 'month') return { first: when.month, last: when.month }
  const [first, last] = [monthOf(when.start), monthOf(when.end)]
  return when.start === startOfMonth(first) && when.end === endOfMonth(last) ? { first, last } : null
}

/** The `when` of these days. Keeps a whole month as a month, as the form offers it. */
export function toWhen({ start, end }: { start: LocalDate; end: LocalDate }): When {
  const month = monthOf(start)
  return start === startOfMonth(month) && end === endOfMonth(month)
    ? { kind: 'month', month }
    : { kind: 'range', start, end }
}

/** The months offered, starting with today's: as far ahead as an alert can watch. */
export function monthsAhead(today: LocalDate): Month[] {
  return Array.from({ length: 15 }, (_, at) => addMonths(monthOf(today), at))
}

/** A `when` in words: Any time, March 2027, Sept to Oct 2027, 1 to 20 Mar 2027, 8 Mar 2027. */
export function whenWords(when: When): string {
  if (when.kind === 'any') return 'Any time'
  if (when.kind === 'month') return formatMonth(when.month)
  if (when.start === when.end) return formatDate(when.start, 'plain')
  const isOneYear = when.start.slice(0, 4) === when.end.slice(0, 4)
  const months = getMonths(when)
  if (months === null) {
    const start = formatDate(when.start, 'plain')
    const isOneMonth = monthOf(when.start) === monthOf(when.end)
    const begins = isOneMonth ? Number(when.start.slice(8)) : isOneYear ? start.slice(0, -5) : start
    return `${begins} to ${formatDate(when.end, 'plain')}`
  }
  const { first, last } = months
  if (first === last) return formatMonth(first)
  const begins = formatMonth(first, 'monthShort') + (isOneYear ? '' : ` ${first.slice(0, 4)}`)
  return `${begins} to ${formatMonth(last, 'monthShort')} ${last.slice(0, 4)}`
}
