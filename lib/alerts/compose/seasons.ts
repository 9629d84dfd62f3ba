import type { LocalDate } from '../../core/clock.ts'
import { addDays, addMonths, endOfMonth, monthOf, startOfMonth } from '../../core/dates.ts'

/** A season of the southern hemisphere, such as `Summer 2026–27`, with its days. */
export type Season = { label: string; start: LocalDate; end: LocalDate }

const names = ['Summer', 'Autumn', 'Winter', 'Spring'] as const

/** The current season is left out when fewer days than this remain of it. */
const MIN_DAYS = 30

/** Returns the current season from today, while a month of it is left, and the later ones that end within reach. */
export function seasonsAhead(today: LocalDate, until: LocalDate): Season[] {
  const seasons: Season[] = []
  for (let month = seasonStart(monthOf(today)); endOfMonth(addMonths(month, 2)) <= until; month = addMonths(month, 3)) {
    const [first, end] = [startOfMonth(month), endOfMonth(addMonths(month, 2))]
    const start = first < today ? today : first
    if (addDays(start, MIN_DAYS) <= end) seasons.push({ label: formatSeason(month), start, end })
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
