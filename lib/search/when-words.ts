import { formatDate, formatMonth } from '../core/formats.ts'
import type { When } from '../core/url-state.ts'
import { getMonths } from './when-months.ts'

/** A `when` in words: Any time, March 2027, Sept to Oct 2027, 1 Mar to 20 Mar 2027, 8 Mar 2027. */
export function whenWords(when: When): string {
  if (when.kind === 'any') return 'Any time'
  if (when.kind === 'month') return formatMonth(when.month)
  if (when.start === when.end) return formatDate(when.start, 'plain')
  const isOneYear = when.start.slice(0, 4) === when.end.slice(0, 4)
  const months = getMonths(when)
  if (months === null) {
    const start = formatDate(when.start, 'plain')
    return `${isOneYear ? start.slice(0, -5) : start} to ${formatDate(when.end, 'plain')}`
  }
  const { first, last } = months
  if (first === last) return formatMonth(first)
  const begins = formatMonth(first, 'monthShort') + (isOneYear ? '' : ` ${first.slice(0, 4)}`)
  return `${begins} to ${formatMonth(last, 'monthShort')} ${last.slice(0, 4)}`
}
