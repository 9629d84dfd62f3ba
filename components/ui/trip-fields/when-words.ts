import { formatDate, formatMonth } from '@/lib/core/formats.ts'
import type { When } from '@/lib/core/url-state.ts'

/** A `when` in words: Any time, March 2027, 1 Mar to 20 Mar 2027. */
export function whenWords(when: When): string {
  if (when.kind === 'any') return 'Any time'
  if (when.kind === 'month') return formatMonth(when.month)
  const sameYear = when.start.slice(0, 4) === when.end.slice(0, 4)
  const start = formatDate(when.start, 'plain')
  return `${sameYear ? start.slice(0, -5) : start} to ${formatDate(when.end, 'plain')}`
}
