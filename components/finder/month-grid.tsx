'use client'

import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { addMonths, firstOf, type Month, monthOf } from '@/lib/finder/calendar.ts'
import { formatMonth } from '@/lib/finder/format.ts'
import { dayAfterKey, weeksOf, type YearMap } from '@/lib/finder/year-map.ts'
import { MonthDay } from './month-day.tsx'
import { weekdays } from './year-frame.tsx'

type MonthGridProps = {
  map: YearMap
  month: Month
  selected: string | null
  onMonth: (month: Month) => void
  onSelect: (date: string | null) => void
}

/** One month, Monday first, each day with its cabins and seats. Arrow keys move by day and week, across months too. */
export function MonthGrid({ map, month, selected, onMonth, onSelect }: MonthGridProps) {
  const table = useRef<HTMLTableElement>(null)
  const [cursor, setCursor] = useState<string | null>(null)
  const inMonth = (date: string | null) => date !== null && monthOf(date) === month
  const active = [cursor, selected].find(inMonth) ?? firstOf(month)
  const months = [map.days[0], map.days.at(-1)].map((day) => monthOf(day?.date ?? active))

  function move(event: KeyboardEvent): void {
    const next = dayAfterKey('month', active, event.key)
    if (next === null || !map.byDate.has(next)) return
    event.preventDefault()
    setCursor(next)
    if (monthOf(next) !== month) onMonth(monthOf(next))
    // The next month's cells exist only after this event; focus follows once they are drawn.
    requestAnimationFrame(() => table.current?.querySelector<HTMLElement>(`[data-date="${next}"]`)?.focus())
  }

  return (
    <section aria-label="Month" className="p-3 sm:p-5">
      <div className="flex items-center justify-between">
        <h3 aria-live="polite" className="text-16 font-semibold">
          {formatMonth(month)}
        </h3>
        <div className="flex">
          <Step
            label="Previous month"
            isOff={month <= (months[0] ?? month)}
            onStep={() => onMonth(addMonths(month, -1))}
          >
            <ChevronLeft aria-hidden="true" className="size-5" />
          </Step>
          <Step label="Next month" isOff={month >= (months[1] ?? month)} onStep={() => onMonth(addMonths(month, 1))}>
            <ChevronRight aria-hidden="true" className="size-5" />
          </Step>
        </div>
      </div>
      <table
        ref={table}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a calendar whose days are chosen is a grid.
        role="grid"
        aria-label={formatMonth(month)}
        onKeyDown={move}
        className="mt-2 w-full table-fixed"
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
    </section>
  )
}

type StepProps = { label: string; isOff: boolean; onStep: () => void; children: ReactNode }

function Step({ label, isOff, onStep, children }: StepProps) {
  return (
    <button
      type="button"
      aria-label={label}
      disabled={isOff}
      onClick={onStep}
      className="inline-flex size-11 items-center justify-center rounded-lg hover:bg-seats-0 disabled:opacity-40 lg:size-9"
    >
      {children}
    </button>
  )
}
