import type { KeyboardEvent } from 'react'
import type { Month } from '@/lib/core/dates.ts'
import { formatDate, formatMonth, formatSeats } from '@/lib/core/formats.ts'
import type { Shade } from '@/lib/search/finder-state.ts'
import { listWeeks, type MapDay, type YearMap } from '@/lib/search/year-map.ts'
import { cabinDisplay } from '../ui/seats/cabins.ts'
import { dayStyle } from '../ui/seats/seat-scale.tsx'
import { describeDay } from './day-words.ts'
import { weekdays } from './year-frame.tsx'

type MonthTableProps = {
  map: YearMap
  month: Month
  /** The day that holds the tab stop, in this month or another visible one. */
  active: string
  selected: string | null
  shade: Shade
  onSelect: (date: string | null) => void
  onKeyDown: (event: KeyboardEvent) => void
}

/** One month, with weeks starting on Monday. */
export function MonthTable({ map, month, active, selected, shade, onSelect, onKeyDown }: MonthTableProps) {
  return (
    <>
      <h3 className="flex min-h-9 items-center text-16 font-semibold max-lg:-mt-9">{formatMonth(month)}</h3>
      <table
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a calendar whose days are chosen is a grid.
        role="grid"
        aria-label={formatMonth(month)}
        onKeyDown={onKeyDown}
        className="mt-1 w-full table-fixed"
      >
        <thead>
          <tr>
            {weekdays.map((weekday) => (
              <th key={weekday} scope="col" abbr={weekday} className="pb-1 text-12 font-normal text-muted">
                {weekday.slice(0, 2)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {listWeeks(month).map((week) => (
            <tr key={week.find((date) => date !== null)}>
              {week.map((date, index) => (
                <MonthDay
                  key={date ?? weekdays[index]}
                  date={date}
                  day={map.byDate.get(date ?? '')}
                  isActive={date === active}
                  isSelected={date === selected}
                  shade={shade}
                  onSelect={onSelect}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

type MonthDayProps = {
  /** Null for a day of another month. */
  date: string | null
  /** Undefined if the day is outside the year shown. */
  day: MapDay | undefined
  isActive: boolean
  isSelected: boolean
  shade: Shade
  onSelect: (date: string | null) => void
}

export const monthDayStyle =
  'figures flex w-full flex-col overflow-hidden rounded-md border px-0.5 pt-0.5 text-left text-12'
export const monthCabinStyle = 'font-mono leading-[0.9rem] font-semibold tracking-tight whitespace-nowrap'
/** The border in the card's colour keeps the strip off the words above it. */
export const monthStripStyle = '-mx-0.5 mt-auto h-2 shrink-0 border-t-4 border-card'

/** One day of a month: its number, its cabins with seats, and a strip below in its colour on the year map. */
function MonthDay({ date, day, isActive, isSelected, shade, onSelect }: MonthDayProps) {
  if (date === null) return <td />
  const hasSeats = day?.state === 'seats'
  // Days that can't have seats take one line, so that a half-past month doesn't waste screen space.
  const height = !day || day.state === 'past' || day.state === 'unasked' ? 'min-h-8' : 'min-h-18'
  const frame = hasSeats ? 'border-line bg-card hover:border-edge' : `border-transparent ${quiet(day)}`
  return (
    <td className="p-0.5 align-top">
      <button
        type="button"
        tabIndex={isActive ? 0 : -1}
        data-date={date}
        aria-label={day ? describeDay(day) : formatDate(date, 'long')}
        aria-pressed={isSelected}
        aria-disabled={!hasSeats}
        onClick={() => hasSeats && onSelect(isSelected ? null : date)}
        className={`${monthDayStyle} ${height} ${hasSeats ? 'font-medium' : 'text-muted'} aria-disabled:cursor-default aria-pressed:border-ink aria-pressed:shadow-[inset_0_0_0_1px_var(--ink)] ${frame}`}
      >
        {Number(date.slice(8))}
        {day?.cells.map(({ cabin, seats, points }) => (
          <span key={cabin} className={`${monthCabinStyle} ${cabinDisplay[cabin].text}`}>
            {cabin}
            {cellFigure({ seats, points }, shade)}
          </span>
        ))}
        {hasSeats ? (
          <span
            className={`${monthStripStyle} ${dayStyle(day.state, shade === 'points' ? day.priceStep : day.step)}`}
          />
        ) : null}
      </button>
    </td>
  )
}

type CellFigures = { seats: number | null; points: number | null }

/** Points, shortened, or seats of a cabin on a day of the month: `68k`, `9+`; empty if not known. */
export function cellFigure({ seats, points }: CellFigures, shade: Shade): string {
  if (shade === 'points') return points === null ? '' : `${Math.round(points / 1000)}k`
  return seats === null ? '' : formatSeats(seats)
}

function quiet(day: MapDay | undefined): string {
  if (!day || day.state === 'past' || day.state === 'unasked') return ''
  return dayStyle(day.state, day.step)
}
