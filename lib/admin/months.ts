import type { LocalDate } from '../core/clock.ts'
import { addMonths, type Month, monthOf } from '../core/dates.ts'

/** So many months up to that of `today`, the oldest first. */
export function lastMonths(today: LocalDate, count: number): Month[] {
  return Array.from({ length: count }, (_, at) => addMonths(monthOf(today), at + 1 - count))
}
