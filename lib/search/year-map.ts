import type { DayCell, SearchAnswer } from '../availability/search-contract.ts'
import { cabins as ladder } from '../core/cabin.ts'
import type { LocalDate } from '../core/clock.ts'
import { localDateOf } from '../core/clock.ts'
import { weekdays } from '../core/codes.ts'
import {
  addDays,
  addMonths,
  daysBetween,
  eachDay,
  getWeekday,
  type Month,
  minDate,
  monthOf,
  sameDayLater,
  startOfMonth,
} from '../core/dates.ts'
import { getHorizon } from './edges.ts'
import { weeksShown } from './year-weeks.ts'

/**
 * What is known about a day: `seats` found, `none` checked and none found, `unsearched` not checked, `unasked` outside
 * the question, `locked` beyond the plan's window, `unreleased` beyond every plan's, as no airline has opened it yet,
 * `past` before today.
 */
export type DayState = 'seats' | 'none' | 'unsearched' | 'unasked' | 'locked' | 'unreleased' | 'past'

/** Lightness step of a day with seats: 1 to 4 (four or more), or `some` where no source gives a count. */
export type SeatStep = 1 | 2 | 3 | 4 | 'some'

export type MapDay = {
  date: LocalDate
  week: number
  /** Monday 0 to Sunday 6. */
  weekday: number
  state: DayState
  step: SeatStep | null
  /**
   * The fewest points of any cabin. `priceStep` compares it with other days: 4 for the lowest points, 1 for the
   * highest.
   */
  points: number | null
  priceStep: SeatStep | null
  /** The best cell of each cabin that day, economy first. */
  cells: DayCell[]
}

export type YearMap = {
  days: MapDay[]
  /** The lowest and highest of the days' fewest points; null when no points are known. */
  prices: { min: number; max: number } | null
  byDate: ReadonlyMap<LocalDate, MapDay>
  /** The week above which each month's name stands. */
  months: { month: Month; week: number }[]
  /** First week that is locked from its Monday on, or null. */
  lockedFromWeek: number | null
}

/** The part of an answer a year map is drawn from. */
export type YearMapSource = Pick<SearchAnswer, 'now' | 'plan' | 'query' | 'openUntil' | 'days' | 'notSearched'>

/** Lays out a year, starting with today's week, in 53 columns of 7 days, each with what is known about it. */
export function layOutYear(source: YearMapSource): YearMap {
  const today = localDateOf(source.now)
  const monday = addDays(today, -getWeekday(today))
  const cells = cellsByDate(source.days)
  const known = [...cells.values()].flatMap((found) => getMinPoints(found) ?? [])
  const prices = known.length > 0 ? { min: Math.min(...known), max: Math.max(...known) } : null
  const { plan, anyPlan } = getHorizon(source.plan, source.query.programs, today)
  const beyond = plan < anyPlan ? 'locked' : 'unreleased'
  const days = eachDay(monday, addDays(monday, weeksShown * 7 - 1)).map((date, index): MapDay => {
    const found = cells.get(date) ?? []
    const state = date > source.openUntil ? beyond : getState(date, today, found.length > 0, source)
    const points = getMinPoints(found)
    const steps = { step: getStep(found), points, priceStep: getPriceStep(found, points, prices) }
    return { date, week: Math.floor(index / 7), weekday: index % 7, state, ...steps, cells: found }
  })
  const firstLocked = days.find((day) => day.state === 'locked')
  return {
    days,
    prices,
    byDate: new Map(days.map((day) => [day.date, day])),
    months: monthLabels(days),
    lockedFromWeek: firstLocked ? firstLocked.week + (firstLocked.weekday > 0 ? 1 : 0) : null,
  }
}

function getState(date: LocalDate, today: LocalDate, hasSeats: boolean, source: YearMapSource): DayState {
  // In America it may still be yesterday, with flights that have not left.
  if (date < today && !hasSeats) return 'past'
  if (hasSeats) return 'seats'
  if (date < source.query.start || date > source.query.end || !leavesOn(date, source.query)) return 'unasked'
  return source.notSearched.includes(date) ? 'unsearched' : 'none'
}

const leavesOn = (date: LocalDate, { weekdays: wanted }: YearMapSource['query']) =>
  wanted === undefined || wanted.some((day) => weekdays.indexOf(day) === getWeekday(date))

function getMinPoints(cells: readonly DayCell[]): number | null {
  const known = cells.flatMap(({ points }) => points ?? [])
  return known.length > 0 ? Math.min(...known) : null
}

function getPriceStep(cells: readonly DayCell[], points: number | null, prices: YearMap['prices']): SeatStep | null {
  if (cells.length === 0) return null
  if (points === null || prices === null) return 'some'
  const span = prices.max - prices.min
  return span === 0 ? 4 : ((4 - Math.min(3, Math.floor(((points - prices.min) / span) * 4))) as 1 | 2 | 3 | 4)
}

/** The weeks of a map in which the days asked for lie; all weeks if no days were named. */
export function getRequestedWeeks(
  map: YearMap,
  requested: { start: LocalDate; end: LocalDate } | null,
): { first: number; count: number } {
  const last = map.days.at(-1)
  const shown = requested && last && requested.start <= last.date ? requested : null
  if (shown === null) return { first: 0, count: weeksShown }
  const first = map.byDate.get(shown.start)?.week ?? 0
  return { first, count: (map.byDate.get(shown.end)?.week ?? weeksShown - 1) - first + 1 }
}

/**
 * Cuts the drawn weeks where the plan's days end: `open` are drawn day by day, the `lockedCount` weeks after them as
 * one stretch. Weeks that are locked from the first on are drawn day by day.
 */
export function splitLockedWeeks(
  { lockedFromWeek }: Pick<YearMap, 'lockedFromWeek'>,
  { first, count }: { first: number; count: number },
): { open: readonly number[]; lockedCount: number } {
  const weeks = Array.from({ length: count }, (_, week) => first + week)
  if (lockedFromWeek === null || lockedFromWeek <= first) return { open: weeks, lockedCount: 0 }
  const open = weeks.filter((week) => week < lockedFromWeek)
  return { open, lockedCount: count - open.length }
}

/** The lightness step of a day's best cabin; null when no cabin has seats. */
export function getStep(cells: readonly DayCell[]): SeatStep | null {
  if (cells.length === 0) return null
  const best = Math.max(0, ...cells.map(({ seats }) => seats ?? 0))
  if (best === 0) return 'some'
  return Math.min(best, 4) as 1 | 2 | 3 | 4
}

/** Groups an answer's days by date, cabins from economy up. */
export function cellsByDate(days: readonly DayCell[]): Map<LocalDate, DayCell[]> {
  const byDate = new Map<LocalDate, DayCell[]>()
  for (const cell of days) byDate.set(cell.date, [...(byDate.get(cell.date) ?? []), cell])
  for (const cells of byDate.values()) cells.sort((a, b) => ladder.indexOf(a.cabin) - ladder.indexOf(b.cabin))
  return byDate
}

function monthLabels(days: readonly MapDay[]): YearMap['months'] {
  const starts = days.filter(({ date }) => date.endsWith('-01'))
  const first = days[0]
  const labels = starts.map(({ date, week }) => ({ month: monthOf(date), week }))
  // The first month, when only partly shown, is named only if its name leaves room for the next one.
  if (first && !first.date.endsWith('-01') && (labels[0]?.week ?? 0) >= 3) {
    labels.unshift({ month: monthOf(first.date), week: 0 })
  }
  return labels.filter(({ week }) => week <= weeksShown - 2)
}

const keys = {
  year: new Map([
    ['ArrowUp', -1],
    ['ArrowDown', 1],
    ['ArrowLeft', -7],
    ['ArrowRight', 7],
    ['PageUp', -28],
    ['PageDown', 28],
  ]),
  month: new Map([
    ['ArrowLeft', -1],
    ['ArrowRight', 1],
    ['ArrowUp', -7],
    ['ArrowDown', 7],
  ]),
} as const

/**
 * The day that a key leads to, or null when the key doesn't move. Weeks are columns in the year map and rows in a
 * month. Home and End go to the week's Monday and Sunday; in a month, Page Up and Page Down go to the previous and next
 * month.
 */
export function dayAfterKey(layout: 'year' | 'month', date: LocalDate, key: string): LocalDate | null {
  if (key === 'Home') return addDays(date, -getWeekday(date))
  if (key === 'End') return addDays(date, 6 - getWeekday(date))
  if (layout === 'month' && (key === 'PageUp' || key === 'PageDown'))
    return sameDayLater(date, key === 'PageUp' ? -1 : 1)
  const days = keys[layout].get(key)
  return days === undefined ? null : addDays(date, days)
}

/**
 * The month a calendar opens on: that of the first day with seats, or the next one if fewer than seven days of that
 * month are left and seats continue into the next.
 */
export function getFirstMonth({ days, query }: Pick<SearchAnswer, 'days' | 'query'>): Month {
  const first = days[0]?.date ?? query.start
  return monthOf(minDate(addDays(first, 6), days.at(-1)?.date ?? first))
}

/** The weeks of a month, Monday first; null for days of other months. */
export function listWeeks(month: Month): (LocalDate | null)[][] {
  const first = startOfMonth(month)
  const monday = addDays(first, -getWeekday(first))
  const weeks = Math.ceil((getWeekday(first) + daysBetween(first, startOfMonth(addMonths(month, 1)))) / 7)
  return Array.from({ length: weeks }, (_, week) =>
    eachDay(addDays(monday, week * 7), addDays(monday, week * 7 + 6)).map((date) =>
      monthOf(date) === month ? date : null,
    ),
  )
}
