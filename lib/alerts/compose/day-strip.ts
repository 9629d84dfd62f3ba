import type { SearchAnswer } from '../../availability/search-contract.ts'
import type { LocalDate } from '../../core/clock.ts'
import { addDays, eachDay, maxDate } from '../../core/dates.ts'
import { programFacts } from '../../programs/program-facts.ts'
import type { AlertSettings } from '../alert.ts'
import { isWantedWeekday } from '../trip-criteria.ts'

/** One cell of a strip: a day, or in a long period a few days together, represented by the best of them. */
export type StripCell = {
  start: LocalDate
  end: LocalDate
  /** The day that represents the cell: of days with seats, the best one. */
  date: LocalDate
  state: 'seats' | 'none' | 'unsearched' | 'locked'
  /** The most seats on the day; null when the source gives no count. */
  seats: number | null
  points: number | null
  mark: 'opened' | 'closed' | null
}

export type StripChanges = { opened: ReadonlySet<LocalDate>; closed: ReadonlySet<LocalDate> }

/** With more cells than this, each would be too small to see or tap. */
const maxCells = 120

type Answer = Pick<SearchAnswer, 'days' | 'openUntil' | 'notSearched'>

/** Returns the watched period from today on, day by day: seats, none, not checked, or not on sale yet. */
export function listStripCells(
  settings: Pick<AlertSettings, 'programs' | 'dates' | 'weekdays'>,
  answer: Answer | null,
  { opened, closed }: StripChanges,
  today: LocalDate,
): StripCell[] {
  const { dates, weekdays } = settings
  const start = maxDate(dates.start, today)
  if (start > dates.end) return []
  const onSaleUntil = lastOnSale(settings.programs, today)
  const best = bestByDate(answer?.days ?? [])
  const notSearched = new Set(answer?.notSearched ?? [])
  const days = eachDay(start, dates.end).map((date): StripCell => {
    const found = isWantedWeekday(weekdays, date) ? best.get(date) : undefined
    const isLocked = date > onSaleUntil || (answer !== null && date > answer.openUntil)
    const state = found
      ? 'seats'
      : isLocked
        ? 'locked'
        : answer === null || notSearched.has(date)
          ? 'unsearched'
          : 'none'
    const mark = opened.has(date) ? 'opened' : closed.has(date) ? 'closed' : null
    return { start: date, end: date, date, state, seats: found?.seats ?? null, points: found?.points ?? null, mark }
  })
  return grouped(days, Math.ceil(days.length / maxCells))
}

/** Returns the last day for which any of the programs sells seats. */
export function lastOnSale(programs: AlertSettings['programs'], today: LocalDate): LocalDate {
  return addDays(today, Math.max(...programs.map((program) => programFacts[program].openDays)))
}

function bestByDate(days: Answer['days']): Map<LocalDate, Answer['days'][number]> {
  const best = new Map<LocalDate, Answer['days'][number]>()
  for (const cell of days) {
    const known = best.get(cell.date)
    if (!known || (cell.seats ?? 0) > (known.seats ?? 0)) best.set(cell.date, cell)
  }
  return best
}

const ranks = { seats: 3, none: 2, unsearched: 1, locked: 0 } as const

function grouped(days: readonly StripCell[], size: number): StripCell[] {
  if (size <= 1) return [...days]
  return Array.from({ length: Math.ceil(days.length / size) }, (_, at) => {
    const some = days.slice(at * size, (at + 1) * size)
    const [first, last] = [some[0] as StripCell, some.at(-1) as StripCell]
    const rank = (cell: StripCell) => ranks[cell.state] * 10 + (cell.seats ?? 0)
    const best = some.reduce((a, b) => (rank(b) > rank(a) ? b : a), first)
    const mark = some.find((cell) => cell.mark === 'opened')?.mark ?? some.find((cell) => cell.mark)?.mark ?? null
    return { ...best, start: first.start, end: last.end, mark }
  })
}
