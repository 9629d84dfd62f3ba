import type { LocalDate } from '../core/clock.ts'
import { addMonths, type Month, monthOf } from '../core/dates.ts'

/** Returns the last `count` months up to that of `today`, oldest first. */
export function lastMonths(today: LocalDate, count: number): Month[] {
  return Array.from({ length: count }, (_, at) => addMonths(monthOf(today), at + 1 - count))
}
