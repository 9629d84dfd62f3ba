'use client'

import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import type { SearchAnswer } from '@/lib/availability/search-contract.ts'
import { addMonths, type Month, monthOf, startOfMonth } from '@/lib/core/dates.ts'
import { formatMonth } from '@/lib/core/formats.ts'
import type { Program } from '@/lib/core/program.ts'
import type { Shade } from '@/lib/search/finder-state.ts'
import { dayAfterKey, getFirstMonth, layOutYear, type YearMap } from '@/lib/search/year-map.ts'
import { useIsWide } from '../ui/use-is-wide.ts'
import { MonthTable } from './month-table.tsx'
import { RowPane } from './row-pane.tsx'
import type { FinderAddress } from './use-finder-state.ts'
import type { Search } from './use-search.ts'

export type ViewProps = {
  program: Program
  address: FinderAddress
  search: Search
  answer: SearchAnswer
  /** False while only the first rows are drawn. */
  isPainted: boolean
}

/** One month of the year map above, and the rows; side by side where there is room. */
export function CalendarView({ program, address, search, answer, isPainted }: ViewProps) {
  const { state, changeView } = address
  const isWide = useIsWide()
  const month = state.month ?? (state.day ? monthOf(state.day) : getFirstMonth(answer))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] lg:grid-cols-[22rem_minmax(0,1fr)]">
      <div className="border-line max-lg:border-b lg:border-r">
        {/* On narrow screens the month is above the rows, so it is drawn with them; later it would push them down. */}
        {isPainted || !isWide ? (
          <MonthGrid
            map={layOutYear(answer)}
            months={isWide ? [month, addMonths(month, 1)] : [month]}
            selected={state.day}
            shade={state.shade}
            onMonth={(next) => changeView({ month: next })}
            onSelect={(day) => changeView({ day, month: day ? monthOf(day) : month })}
          />
        ) : null}
      </div>
      <RowPane program={program} address={address} search={search} answer={answer} isPainted={isPainted} />
    </div>
  )
}

type MonthGridProps = {
  map: YearMap
  /** The visible months. */
  months: [Month, ...Month[]]
  selected: string | null
  shade: Shade
  onMonth: (month: Month) => void
  onSelect: (date: string | null) => void
}

/** One month, or two where there is room, each day with its cabins and seats. Arrow keys move across months. */
function MonthGrid({ map, months, selected, shade, onMonth, onSelect }: MonthGridProps) {
  const [month] = months
  const frame = useRef<HTMLElement>(null)
  const [cursor, setCursor] = useState<string | null>(null)
  const isShown = (date: string | null) => date !== null && months.includes(monthOf(date))
  const active = [cursor, selected].find(isShown) ?? startOfMonth(month)
  const ends = [map.days[0], map.days.at(-1)].map((day) => monthOf(day?.date ?? active))

  const findCell = (date: string) => frame.current?.querySelector<HTMLElement>(`[data-date="${date}"]`)

  function move(event: KeyboardEvent): void {
    const cellAt = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>('[data-date]') : null
    const target = dayAfterKey('month', cellAt?.dataset.date ?? active, event.key)
    if (target === null || !map.byDate.has(target)) return
    event.preventDefault()
    setCursor(target)
    const cell = findCell(target)
    if (cell) {
      cell.focus()
      return
    }
    onMonth(monthOf(target))
    // The other month's cells are only drawn after this event, so the focus moves in the next frame.
    requestAnimationFrame(() => findCell(target)?.focus())
  }

  return (
    <section ref={frame} aria-label="Month" className="p-3 sm:p-5">
      <div className="flex justify-end lg:float-right">
        <Step label="Previous month" isOff={month <= (ends[0] ?? month)} onStep={() => onMonth(addMonths(month, -1))}>
          <ChevronLeft aria-hidden="true" className="size-5" />
        </Step>
        <Step label="Next month" isOff={month >= (ends[1] ?? month)} onStep={() => onMonth(addMonths(month, 1))}>
          <ChevronRight aria-hidden="true" className="size-5" />
        </Step>
      </div>
      <p role="status" className="sr-only">
        {formatMonth(month)}
      </p>
      {months.map((shown, index) => (
        <div key={shown} className={index === 0 ? '' : 'mt-5'}>
          <MonthTable
            map={map}
            month={shown}
            active={active}
            selected={selected}
            shade={shade}
            onSelect={onSelect}
            onKeyDown={move}
          />
        </div>
      ))}
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
