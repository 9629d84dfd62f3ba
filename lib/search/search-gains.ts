import type { LocalDate } from '../core/clock.ts'
import { addDays, daysBetween } from '../core/dates.ts'
import type { Audience } from '../core/plan.ts'
import { getPlanLimits } from '../programs/plan-limits.ts'
import { findFinder, readFinder } from './finder-paths.ts'
import { getDates, listPrograms } from './request.ts'
import type { SearchHistoryDocument } from './search-history.ts'

/** A search that a member ran, and what a higher plan would have added. */
export type SearchGain = { title: string; href: string; moreDays: number; moreSeats: number }

/**
 * Computes what the searches of a history would have gained on another plan: days beyond the current window, and
 * passengers beyond its seats, in the program that gains most. Searches that gain nothing are left out.
 */
export function searchGains(
  history: readonly SearchHistoryDocument[],
  { from, to, today }: { from: Audience; to: Audience; today: LocalDate },
): SearchGain[] {
  return history.flatMap(({ title, href }) => {
    const [path = '', query = ''] = href.split('?')
    const finder = findFinder(path)
    const { seats, when, programs } = readFinder(new URLSearchParams(query), {})
    const dates = getDates(when)
    const gains = listPrograms(finder?.program ?? 'qantas', { programs }).map((program) => {
      const [present, wanted] = [getPlanLimits(from, program), getPlanLimits(to, program)]
      const lastNow = addDays(today, present.daysAhead)
      const lastThen = addDays(today, wanted.daysAhead)
      const start = dates && dates.start > lastNow ? dates.start : addDays(lastNow, 1)
      const end = dates && dates.end < lastThen ? dates.end : lastThen
      return { days: daysBetween(start, end) + 1, seats: Math.min(seats, wanted.seats) - present.seats }
    })
    const moreDays = Math.max(0, ...gains.map(({ days }) => days))
    const moreSeats = Math.max(0, ...gains.map((gain) => gain.seats))
    return moreDays + moreSeats > 0 ? [{ title, href, moreDays, moreSeats }] : []
  })
}
