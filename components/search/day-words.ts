import type { DayCell } from '@/lib/availability/search-contract.ts'
import { formatDate, formatNumber, speakSeats } from '@/lib/core/formats.ts'
import type { DayState, MapDay } from '@/lib/search/year-map.ts'
import { cabinDisplay } from '../ui/seats/cabins.ts'

/** What is known about a day without seats, in words. */
export const stateWords = {
  none: 'no seats',
  unsearched: 'not checked yet',
  unasked: 'not in this search',
  locked: 'beyond your plan',
  unreleased: 'not released yet',
  past: 'in the past',
} as const satisfies Record<Exclude<DayState, 'seats'>, string>

/** Describes a day for screen readers, e.g. "Tuesday 8 December 2026: business, 2 seats, 68,400 points". */
export function describeDay(day: MapDay): string {
  const date = formatDate(day.date, 'long')
  return `${date}: ${day.state === 'seats' ? day.cells.map(describeCell).join('; ') : stateWords[day.state]}`
}

function describeCell({ cabin, seats, points, moreSeats }: DayCell): string {
  const price = points === null ? [] : [`${formatNumber(points)} points`]
  const more = moreSeats ? ['more seats for more points'] : []
  return [cabinDisplay[cabin].name.toLowerCase(), speakSeats(seats), ...price, ...more].join(', ')
}
