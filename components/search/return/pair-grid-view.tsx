'use client'

import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type KeyboardEvent, useRef } from 'react'
import { addDays, daysBetween } from '@/lib/core/dates.ts'
import { formatDate, formatNumber } from '@/lib/core/formats.ts'
import type { ViewState } from '@/lib/search/finder-state.ts'
import { type GridCell, type PairGrid, pairAfterKey } from '@/lib/search/return-grid.ts'
import { IconButton } from '../../ui/button.tsx'
import { LeaveStrip } from './leave-strip.tsx'
import { cellLook, shortPoints, signs, stateLooks, stateNames } from './pair-cell.ts'

type PairGridViewProps = {
  grid: PairGrid
  seats: number
  pair: { out: string; back: string } | null
  /** The day of leaving that was chosen, with or without a day of coming home. */
  day: string | null
  today: string
  look: (change: Partial<ViewState>) => void
}

/** Days of leaving in a strip; below it a week of them against the days of coming home, on a phone as a list. */
export function PairGridView(props: PairGridViewProps) {
  const { grid, seats, day, pair, look } = props
  const chosen = day ?? grid.rows.find(({ out }) => isCheapest(grid, out))?.out ?? grid.rows[0]?.out ?? null
  return (
    <div className="space-y-5 p-4 sm:p-5">
      <LeaveStrip grid={grid} seats={seats} chosen={chosen} look={look} />
      {grid.rows.length > 0 ? (
        <>
          <div className="max-md:hidden">
            <WeekTable {...props} />
          </div>
          <div className="md:hidden">
            <HomeList grid={grid} seats={seats} out={chosen} pair={pair} look={look} />
          </div>
          <Legend />
        </>
      ) : null}
    </div>
  )
}

const isCheapest = ({ rows, lowest }: PairGrid, out: string) =>
  [...(rows.find((row) => row.out === out)?.cells.values() ?? [])].some(({ points }) => points === lowest)

/** Days of leaving down, days of coming home across. One tab stop; arrow keys move, Enter chooses. */
function WeekTable({ grid, seats, pair, look }: PairGridViewProps) {
  const frame = useRef<HTMLTableElement>(null)
  const first = grid.rows[0]?.out
  const stop = pair ?? cheapestOf(grid)
  const choose = ({ out, back }: GridCell) => look({ day: out, back, week: first ?? null })

  function move(event: KeyboardEvent<HTMLElement>): void {
    const { out, back } = event.currentTarget.dataset
    const next = out && back ? pairAfterKey(grid, { out, back }, event.key) : null
    if (next === null) return
    event.preventDefault()
    frame.current?.querySelector<HTMLElement>(`[data-out="${next.out}"][data-back="${next.back}"]`)?.focus()
  }

  return (
    <section aria-label="Pick your days">
      <div className="mb-3 flex flex-wrap items-center gap-3">
        <h3 className="text-16 font-semibold">Pick your days</h3>
        <p className="text-14 text-muted">Points for {seats === 1 ? 'one' : seats}, there and back.</p>
        <WeekSteps grid={grid} look={look} />
      </div>
      <div className="overflow-x-auto">
        <table ref={frame} className="w-full border-separate border-spacing-1 text-center">
          <caption className="sr-only">Points for each pair of days</caption>
          <thead>
            <tr>
              <td className="pr-2 text-left text-12 text-muted">Leave \ home</td>
              {grid.columns.map((back) => (
                <th key={back} scope="col" className="min-w-14 pb-1 text-12 font-normal text-muted">
                  <span className="block">{formatDate(back).slice(0, 3)}</span>
                  <span className="font-medium text-ink">{formatDate(back).slice(4)}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {grid.rows.map(({ out, cells }) => (
              <tr key={out}>
                <th scope="row" className="pr-2 text-left text-14 font-medium whitespace-nowrap">
                  {formatDate(out)}
                </th>
                {grid.columns.map((back) => {
                  const cell = cells.get(back)
                  if (!cell) return <td key={back} />
                  return (
                    <td key={back} className="p-0">
                      <CellButton
                        cell={cell}
                        seats={seats}
                        isLowest={cell.points !== null && cell.points === grid.lowest}
                        isChosen={pair?.out === out && pair.back === back}
                        isStop={stop?.out === out && stop.back === back}
                        onKeyDown={move}
                        onChoose={() => choose(cell)}
                      />
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

/** A week earlier or later, as far as days can be seen. */
function WeekSteps({ grid, look }: Pick<PairGridViewProps, 'grid' | 'look'>) {
  const first = grid.rows[0]?.out
  const last = grid.rows.at(-1)?.out
  const days = grid.days.map(({ date }) => date)
  return (
    <span className="ml-auto inline-flex items-center gap-1">
      <IconButton
        label="Earlier days"
        disabled={first === undefined || first === days[0]}
        onClick={() => first && look({ week: addDays(first, -7) })}
      >
        <ChevronLeft aria-hidden="true" className="size-5" />
      </IconButton>
      <IconButton
        label="Later days"
        disabled={last === undefined || last >= (days.at(-1) ?? '')}
        onClick={() => first && look({ week: addDays(first, 7) })}
      >
        <ChevronRight aria-hidden="true" className="size-5" />
      </IconButton>
    </span>
  )
}

type CellButtonProps = {
  cell: GridCell
  seats: number
  isLowest: boolean
  isChosen: boolean
  /** The one cell that Tab comes to. */
  isStop: boolean
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
  onChoose: () => void
}

function CellButton({ cell, seats, isLowest, isChosen, isStop, onKeyDown, onChoose }: CellButtonProps) {
  return (
    <button
      type="button"
      data-out={cell.out}
      data-back={cell.back}
      aria-pressed={isChosen}
      aria-label={sayCell(cell, seats, isLowest)}
      tabIndex={isStop ? 0 : -1}
      onKeyDown={onKeyDown}
      onClick={onChoose}
      className={`figures h-10 w-full min-w-14 rounded-lg px-1 text-14 aria-pressed:shadow-[0_0_0_2px_var(--card),0_0_0_4px_var(--ink)] ${cellLook(cell)}`}
    >
      {shortPoints(cell, seats)}
    </button>
  )
}

function cheapestOf({ rows, lowest }: PairGrid): GridCell | undefined {
  const cells = rows.flatMap((row) => [...row.cells.values()])
  return cells.find(({ points }) => points !== null && points === lowest) ?? cells[0]
}

function sayCell(cell: GridCell, seats: number, isLowest: boolean): string {
  const { out, back, points, state } = cell
  const nights = daysBetween(out, back)
  const what =
    state === 'seats' && points !== null
      ? `${formatNumber(points * seats)} points${isLowest ? ', the lowest' : ''}`
      : stateNames[state === 'seats' ? 'none' : state]
  return `${formatDate(out)} to ${formatDate(back)}, ${nights} nights: ${what}`
}

type HomeListProps = Pick<PairGridViewProps, 'grid' | 'seats' | 'pair' | 'look'> & { out: string | null }

/** On a phone the second step: the days to come home for the day of leaving chosen above. */
function HomeList({ grid, seats, out, pair, look }: HomeListProps) {
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
              onClick={() => look({ day: cell.out, back: cell.back, week: grid.rows[0]?.out ?? null })}
              className="flex min-h-12 w-full items-center justify-between gap-3 px-3 text-left text-14 aria-pressed:shadow-[inset_0_0_0_2px_var(--accent)]"
            >
              <span>
                <span className="font-medium">{formatDate(cell.back)}</span>{' '}
                <span className="text-muted">{daysBetween(cell.out, cell.back)} nights</span>
              </span>
              {cell.state === 'seats' && cell.points !== null ? (
                <span className="figures font-semibold">{formatNumber(cell.points * seats)}</span>
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

function Legend() {
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-2 text-12 text-muted max-md:hidden">
      <li className="inline-flex items-center gap-1.5">
        <span aria-hidden="true" className="size-4 rounded bg-seats-4" /> lowest
      </li>
      {(Object.keys(stateLooks) as (keyof typeof stateLooks)[]).map((state) => (
        <li key={state} className="inline-flex items-center gap-1.5">
          <span
            aria-hidden="true"
            className={`inline-flex size-4 items-center justify-center rounded ${stateLooks[state]}`}
          >
            {signs[state]}
          </span>
          {stateNames[state]}
        </li>
      ))}
    </ul>
  )
}
