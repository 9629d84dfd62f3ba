import type { KeyboardEvent } from 'react'
import type { Month } from '@/lib/core/dates.ts'
import { formatMonth } from '@/lib/core/formats.ts'
import { weeksOf, type YearMap } from '@/lib/search/year-map.ts'
import { MonthDay } from './month-day.tsx'
import { weekdays } from './year-frame.tsx'

type MonthTableProps = {
  map: YearMap
  month: Month
  /** The day that holds the tab stop, in this month or another one in sight. */
  active: string
  selected: string | null
  onSelect: (date: string | null) => void
  onKeyDown: (event: KeyboardEvent) => void
}

/** One month, Monday first. */
export function MonthTable({ map, month, active, selected, onSelect, onKeyDown }: MonthTableProps) {
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
          {weeksOf(month).map((week) => (
            <tr key={week.find((date) => date !== null)}>
              {week.map((date, index) => (
                <MonthDay
                  key={date ?? weekdays[index]}
                  date={date}
                  day={map.byDate.get(date ?? '')}
                  isActive={date === active}
                  isSelected={date === selected}
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
