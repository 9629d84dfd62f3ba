import type { SearchAnswer } from '../availability/search-contract.ts'
import type { LocalDate } from '../clock.ts'

/** The days of the question on which anybody looked; null when that was every day. */
export function searchedDaysOf({ coverage, query, days }: SearchAnswer): ReadonlySet<LocalDate> | null {
  if (coverage.some(({ daysSearched }) => daysSearched > 0)) return null
  return new Set(query.start <= query.end ? days.map(({ date }) => date) : [])
}
