'use client'

import { useLayoutEffect, useRef } from 'react'
import { daysBetween, monthOf } from '@/lib/core/dates.ts'
import { countOf, formatDate, formatMonth, formatNumber } from '@/lib/core/formats.ts'
import type { ViewState } from '@/lib/search/finder-state.ts'
import type { LeaveDay, PairGrid } from '@/lib/search/return-grid.ts'
import { useAfterPaint } from '../../ui/use-after-paint.ts'
import { PairCard } from './pair-card.tsx'
import { cellStyle, type Pair, type PairGridViewProps, shortPoints, signs, stateNames, stateStyles } from './pairs.ts'
import { findCheapestCell, WeekTable } from './week-table.tsx'

/** A strip of departure days; below it, seven of them against the days to come home, or a list on a phone. */
export function PairGridView(props: PairGridViewProps) {
  const { program, state, grid, seats, now, pair, trip, changeView } = props
  const shown = shownCell(grid, pair)
  const leaving = state.day ?? shown?.out ?? null
  return (
    <div className="space-y-5 p-4 sm:p-5">
      <LeaveStrip grid={grid} seats={seats} chosen={leaving} changeView={changeView} />
      {grid.rows.length > 0 ? (
        <>
          <div className="grid gap-5 max-md:hidden xl:grid-cols-[minmax(0,1fr)_19rem]">
            <WeekTable {...props} shown={shown ?? null} />
            {shown ? (
              <PairCard program={program} state={state} cell={shown} seats={seats} now={now} trip={trip} />
            ) : null}
          </div>
          <div className="md:hidden">
            <HomeList grid={grid} seats={seats} out={leaving} pair={pair} changeView={changeView} />
          </div>
          <Legend />
        </>
      ) : null}
    </div>
  )
}

/** Returns the cell of the chosen pair, else the cheapest one. */
export function shownCell(grid: PairGrid, pair: Pair | null) {
  const chosen = pair && grid.rows.find(({ out }) => out === pair.out)?.cells.get(pair.back)
  return chosen ?? findCheapestCell(grid)
}

function Legend() {
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-2 text-12 text-muted max-md:hidden">
      <li className="inline-flex items-center gap-1.5">
        <span aria-hidden="true" className="size-4 rounded bg-seats-4" /> lowest
      </li>
      {(Object.keys(stateStyles) as (keyof typeof stateStyles)[]).map((state) => (
        <li key={state} className="inline-flex items-center gap-1.5">
          <span
            aria-hidden="true"
            className={`inline-flex size-4 items-center justify-center rounded ${stateStyles[state]}`}
          >
            {signs[state]}
          </span>
          {stateNames[state]}
        </li>
      ))}
    </ul>
  )
}

type HomeListProps = Pick<PairGridViewProps, 'grid' | 'seats' | 'pair' | 'changeView'> & { out: string | null }

/** The second step on a phone: the days to come home, for the departure day chosen above. */
function HomeList({ grid, seats, out, pair, changeView }: HomeListProps) {
  const row = grid.rows.find((one) => one.out === out)
  if (!row) return null
  return (
    <section aria-label="Come home">
      <h3 className="text-16 font-semibold">2. Come home</h3>
      <p className="text-14 text-muted">
        Leaving {formatDate(row.out)}. Points for {seats === 1 ? 'one' : seats}.
      </p>
      <ul className="mt-2 divide-y divide-line rounded-xl border border-line">
        {[...row.cells.values()].map((cell) => (
          <li key={cell.back}>
            <button
              type="button"
              aria-pressed={pair?.out === cell.out && pair.back === cell.back}
              onClick={() => changeView({ day: cell.out, back: cell.back, week: grid.rows[0]?.out ?? null })}
              className="flex min-h-12 w-full items-center justify-between gap-3 px-3 text-left text-14 aria-pressed:shadow-[inset_0_0_0_2px_var(--accent)]"
            >
              <span>
                <span className="font-medium">{formatDate(cell.back)}</span>{' '}
                <span className="whitespace-nowrap text-muted">
                  {countOf(daysBetween(cell.out, cell.back), 'night')}
                </span>
              </span>
              {cell.state === 'seats' && cell.points !== null ? (
                <span className="flex items-center gap-3">
                  <span aria-hidden="true" className="h-2 w-20 overflow-hidden rounded-full bg-seats-0">
                    <span
                      className="block h-full rounded-full bg-seats-3"
                      style={{ width: `${getBarWidth(cell.points, grid.lowest)}%` }}
                    />
                  </span>
                  <span className="figures w-18 text-right font-semibold">{formatNumber(cell.points * seats)}</span>
                </span>
              ) : (
                <span className="text-muted first-letter:uppercase">
                  {stateNames[cell.state === 'seats' ? 'none' : cell.state]}
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The longest bar stands for the fewest points, like the darkest cell in the grid. */
function getBarWidth(points: number, lowest: number | null): number {
  return Math.round(((lowest ?? points) / points) * 100)
}

type LeaveStripProps = {
  grid: PairGrid
  seats: number
  chosen: string | null
  changeView: (change: Partial<ViewState>) => void
}

/** Every departure day with the lowest points over all days to come home, in a row that scrolls sideways. */
function LeaveStrip({ grid, seats, chosen, changeView }: LeaveStripProps) {
  const frame = useRef<HTMLUListElement>(null)
  const days = useAfterPaint() ? grid.days : daysAround(grid.days, chosen)
  const first = days[0]?.date
  // Scrolls the chosen day into view inside the strip, without scrolling the page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: days added before the chosen one move it.
  useLayoutEffect(() => {
    const day = frame.current?.querySelector<HTMLElement>(`[data-date="${chosen}"]`)
    if (day && frame.current) frame.current.scrollLeft = day.offsetLeft - frame.current.clientWidth / 2
  }, [chosen, first])
  return (
    <section aria-label="Leave">
      <h3 className="text-16 font-semibold">
        <span className="md:hidden">1. </span>Lowest points by the day you leave
      </h3>
      <ul ref={frame} className="relative mt-2 flex gap-1 overflow-x-auto p-1">
        {days.map((day) => (
          <li key={day.date}>
            <button
              type="button"
              data-date={day.date}
              aria-pressed={day.date === chosen}
              aria-label={describeDay(day, seats)}
              onClick={() => changeView({ day: day.date, back: null, week: null })}
              className={`flex h-16 w-13 flex-col items-center justify-center rounded-lg text-12 aria-pressed:shadow-[0_0_0_2px_var(--ink)] ${cellStyle(day)}`}
            >
              <span>{formatDate(day.date).slice(0, 3)}</span>
              <span className="font-semibold">
                {Number(day.date.slice(8))} {formatMonth(monthOf(day.date), 'monthShort')}
              </span>
              <span className="figures">{shortPoints(day, seats)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** How many days the widest page shows at once. The others are drawn after these. */
const firstDays = 30

function daysAround(days: readonly LeaveDay[], chosen: string | null): readonly LeaveDay[] {
  const at = days.findIndex(({ date }) => date === chosen) - firstDays / 2
  const start = Math.max(0, Math.min(at, days.length - firstDays))
  return days.slice(start, start + firstDays)
}

function describeDay({ date, state, points }: LeaveDay, seats: number): string {
  const what =
    points === null ? stateNames[state === 'seats' ? 'none' : state] : `from ${formatNumber(points * seats)} points`
  return `Leave ${formatDate(date)}: ${what}`
}
