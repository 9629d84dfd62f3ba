import type { DayCell, Row } from '../../availability/search-contract.ts'
import type { Audience } from '../../core/plan.ts'
import { isWantedWeekday } from '../trip-criteria.ts'
import type { AlertDraft } from './alert-draft.ts'
import { coveredPrograms } from './alert-excess.ts'

/** How many rows are requested to find examples in. */
const rowsRequested = 100

/**
 * Returns the URL of the search for what fits an alert now, or null while the draft lacks an origin or a destination,
 * and for a party that the plan doesn't cover: the search would answer for a smaller one. Weekdays, seats back and a
 * booking held are not part of a search; `fitDays` and `fitRows` filter by weekday.
 */
export function fitsNowAddress(draft: AlertDraft, plan: Audience): string | null {
  const programs = coveredPrograms(draft, plan)
  if (draft.from.length === 0 || draft.to.length === 0 || programs.length === 0) return null
  const params = new URLSearchParams({
    program: programs.join(','),
    from: draft.from.join(','),
    to: draft.to.join(','),
    ...draft.dates,
    cabins: draft.cabins.join(','),
    seats: String(draft.split ? 1 : draft.seats),
    directOnly: draft.direct ? '1' : '0',
    sort: 'date',
    take: String(rowsRequested),
    keep: '0',
  })
  if (draft.carriers.length > 0) params.set('carriers', draft.carriers.join(','))
  if (draft.maxPoints !== null) params.set('maxPoints', String(draft.maxPoints))
  if (draft.maxCharges !== null) params.set('maxCharges', String(draft.maxCharges * 100))
  return `/api/search?${params}`
}

/** Lists what the search leaves out of an alert. */
export function leftOutWords({ split, stay, holding }: AlertDraft): string {
  const left = [
    ...(split ? ['separate flights'] : []),
    ...(stay ? ['your return'] : []),
    ...(holding ? ['your existing booking'] : []),
  ]
  return left.length === 0 ? '' : `Doesn’t yet take ${new Intl.ListFormat('en-AU').format(left)} into account.`
}

/** Returns how many days have seats that fit. */
export function fitDays(days: readonly DayCell[], weekdays: readonly number[]): number {
  return new Set(days.map(({ date }) => date).filter((date) => isWantedWeekday(weekdays, date))).size
}

export function fitRows(rows: readonly Row[], weekdays: readonly number[], max: number): Row[] {
  return rows.filter(({ date }) => isWantedWeekday(weekdays, date)).slice(0, max)
}
