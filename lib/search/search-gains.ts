import type { LocalDate } from '../core/clock.ts'
import { addDays, daysBetween } from '../core/dates.ts'
import type { Audience } from '../core/plan.ts'
import { programs } from '../core/program.ts'
import { getPlanLimits } from '../programs/plan-limits.ts'
import { programFacts } from '../programs/program-facts.ts'
import { codecs } from './finder-state.ts'
import { getDates } from './request.ts'
import type { SearchHistoryDocument } from './search-history.ts'

/** A search that a member ran, and what a higher plan would have added. */
export type SearchGain = { title: string; href: string; moreDays: number; moreSeats: number }

/**
 * Computes what the searches of a history would have gained on another plan: days beyond the current window, and
 * passengers beyond its seats. Searches that gain nothing are left out.
 */
export function searchGains(
  history: readonly SearchHistoryDocument[],
  { from, to, today }: { from: Audience; to: Audience; today: LocalDate },
): SearchGain[] {
  return history.flatMap(({ title, href }) => {
    const [path = '', query = ''] = href.split('?')
    const program = programs.find((one) => path.startsWith(`${programFacts[one].path}/`)) ?? 'qantas'
    const [present, wanted] = [getPlanLimits(from, program), getPlanLimits(to, program)]
    const params = new URLSearchParams(query)
    const seats = codecs.seats.read(params.get('seats') ?? '') ?? 1
    const dates = getDates(codecs.when.read(params.get('when') ?? '') ?? { kind: 'any' })
    const lastNow = addDays(today, present.daysAhead)
    const lastThen = addDays(today, wanted.daysAhead)
    const start = dates && dates.start > lastNow ? dates.start : addDays(lastNow, 1)
    const end = dates && dates.end < lastThen ? dates.end : lastThen
    const gain = {
      moreDays: Math.max(0, daysBetween(start, end) + 1),
      moreSeats: Math.max(0, Math.min(seats, wanted.seats) - present.seats),
    }
    return gain.moreDays + gain.moreSeats > 0 ? [{ title, href, ...gain }] : []
  })
}
