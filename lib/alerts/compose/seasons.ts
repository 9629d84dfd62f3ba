import type { LocalDate } from '../../core/clock.ts'
import { addMonths, endOfMonth, monthOf, startOfMonth } from '../../core/dates.ts'

/** A season of the southern calendar: `Summer 2026–27` with its days. */
export type Season = { label: string; start: LocalDate; end: LocalDate }

const names = ['Summer', 'Autumn', 'Winter', 'Spring'] as const

/** The season that runs and those after it, while they end within reach; the running one begins today. */
export function seasonsAhead(today: LocalDate, until: LocalDate): Season[] {
  const seasons: Season[] = []
  for (let month = seasonStart(monthOf(today)); endOfMonth(addMonths(month, 2)) <= until; month = addMonths(month, 3)) {
    const start = startOfMonth(month)
    seasons.push({
      label: formatSeason(month),
      start: start < today ? today : start,
      end: endOfMonth(addMonths(month, 2)),
    })
  }
  return seasons
}

/** Seasons begin in December, March, June and September. */
function seasonStart(month: string): string {
  return addMonths(month, -(Number(month.slice(5)) % 3))
}

function formatSeason(month: string): string {
  const [year = '', number = ''] = month.split('-')
  const name = names[(Number(number) % 12) / 3]
  return Number(number) === 12 ? `${name} ${year}–${String(Number(year) + 1).slice(2)}` : `${name} ${year}`
}
