'use client'

import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type KeyboardEvent, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { daysBetween } from '@/lib/core/dates.ts'
import { countOf, formatCharges, formatDate, formatNumber } from '@/lib/core/formats.ts'
import { listTrips } from '@/lib/search/read-returns.ts'
import { type GridCell, type PairGrid, pairAfterKey } from '@/lib/search/return-grid.ts'
import { IconButton } from '../../ui/button.tsx'
import { cellStyle, cheapestOn, type Pair, type PairGridViewProps, shortPoints, stateNames, usePair } from './pairs.ts'

/** Departure days down, days to come home across. One tab stop; arrow keys move, Enter chooses. */
export function WeekTable({
  program,
  state,
  grid,
  seats,
  pair,
  shown,
  changeView,
}: PairGridViewProps & { shown: Pair | null }) {
  const frame = useRef<HTMLTableElement>(null)
  const [spot, setSpot] = useState<Pair | null>(null)
  const first = grid.rows[0]?.out
  const choose = ({ out, back }: GridCell) => changeView({ day: out, back, week: first ?? null })
  const point = ({ target }: SyntheticEvent) => setSpot(target instanceof HTMLElement ? pairAt(target) : null)

  function move(event: KeyboardEvent<HTMLElement>): void {
    const from = pairAt(event.currentTarget)
    const next = from ? pairAfterKey(grid, from, event.key) : null
    if (next === null) return
    event.preventDefault()
    frame.current?.querySelector<HTMLElement>(`[data-out="${next.out}"][data-back="${next.back}"]`)?.focus()
  }

  return (
    <section aria-label="Pick your days" className="min-w-0">
      <div className="flex flex-wrap items-center gap-3">
        <h3 className="text-16 font-semibold">Pick your days</h3>
        <p className="text-14 text-muted">Points for {seats === 1 ? 'one' : seats}, there and back.</p>
        <WeekSteps grid={grid} changeView={changeView} />
      </div>
      <PairPeek program={program} state={state} grid={grid} seats={seats} spot={spot} />
      <div className="relative overflow-x-auto">
        <table
          ref={frame}
          onPointerOver={point}
          onPointerLeave={() => setSpot(null)}
          onFocus={point}
          onBlur={() => setSpot(null)}
          className="w-full border-separate border-spacing-1 text-center"
        >
          <caption className="sr-only">Points for each outbound and return day</caption>
          <HomeDays columns={grid.columns} highlighted={spot?.back} />
          <tbody>
            {grid.rows.map(({ out, cells }) => (
              <tr key={out}>
                <th
                  scope="row"
                  className={`rounded-md pr-2 pl-1 text-left text-14 font-medium whitespace-nowrap ${spot?.out === out ? highlightStyle : ''}`}
                >
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
                        isStop={shown?.out === out && shown.back === back}
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

const highlightStyle = 'bg-seats-1 text-ink'

/** The days to come home; the pointer's column is highlighted. */
function HomeDays({ columns, highlighted }: { columns: readonly string[]; highlighted: string | undefined }) {
  return (
    <thead>
      <tr>
        <td className="pr-2 text-left text-12 text-muted">Leave \ home</td>
        {columns.map((back) => (
          <th
            key={back}
            scope="col"
            className={`min-w-11 rounded-md pb-1 text-12 font-normal text-muted ${highlighted === back ? highlightStyle : ''}`}
          >
            <span className="block">{formatDate(back).slice(0, 3)}</span>
            <span className="font-medium text-ink">{formatDate(back).slice(4)}</span>
          </th>
        ))}
      </tr>
    </thead>
  )
}

function pairAt(element: HTMLElement): Pair | null {
  const { out, back } = element.closest<HTMLElement>('[data-out]')?.dataset ?? {}
  return out && back ? { out, back } : null
}

type PairPeekProps = Pick<PairGridViewProps, 'program' | 'state' | 'grid' | 'seats'> & { spot: Pair | null }

/** Details of the cell under the pointer, on a line of their own: a tooltip would cover other cells. */
function PairPeek({ program, state, grid, seats, spot }: PairPeekProps) {
  const rested = useRested(spot)
  const { data } = usePair(program, state, rested)
  const cell = spot && grid.rows.find(({ out }) => out === spot.out)?.cells.get(spot.back)
  const trip = cell && data ? cheapestOn(listTrips(data.result), cell) : undefined
  const details = trip
    ? [
        ...(trip.total.charges ? [`+ ${formatCharges(trip.total.charges, seats)}`] : []),
        [...trip.out.flights, ...trip.back.flights].join(', '),
      ].filter((words) => words !== '')
    : []
  return (
    <p aria-hidden="true" className="figures mt-1 mb-2 h-5 truncate text-14 text-muted">
      {cell ? <span className="font-medium text-ink">{describeCell(cell, seats, false)}</span> : null}{' '}
      {details.join(' · ')}
    </p>
  )
}

const restMs = 120

/** The cell the pointer has rested on, so that merely passing over a cell sends no request. */
function useRested(spot: Pair | null): Pair | null {
  const [rested, setRested] = useState<Pair | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => setRested(spot), restMs)
    return () => clearTimeout(timer)
  }, [spot])
  return rested
}

/** Steps seven departure days back or forward, within the days that can be seen. */
function WeekSteps({ grid, changeView }: Pick<PairGridViewProps, 'grid' | 'changeView'>) {
  const days = grid.days.map(({ date }) => date)
  const at = days.indexOf(grid.rows[0]?.out ?? '')
  const last = days.indexOf(grid.rows.at(-1)?.out ?? '')
  const step = (to: number) => changeView({ week: days[Math.max(0, to)] ?? null })
  return (
    <span className="ml-auto inline-flex items-center gap-1">
      <IconButton label="Earlier days" disabled={at <= 0} onClick={() => step(at - 7)}>
        <ChevronLeft aria-hidden="true" className="size-5" />
      </IconButton>
      <IconButton
        label="Later days"
        disabled={at < 0 || last >= days.length - 1}
        onClick={() => step(Math.min(at + 7, days.length - 1))}
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
  /** True for the one cell in the tab order. */
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
      aria-label={describeCell(cell, seats, isLowest)}
      tabIndex={isStop ? 0 : -1}
      onKeyDown={onKeyDown}
      onClick={onChoose}
      className={`figures h-10 w-full min-w-11 rounded-lg px-1 text-14 hover:shadow-[0_0_0_2px_var(--ink)] aria-pressed:shadow-[0_0_0_2px_var(--card),0_0_0_4px_var(--ink)] ${cellStyle(cell)}`}
    >
      {shortPoints(cell, seats)}
    </button>
  )
}

export function findCheapestCell({ rows, lowest }: PairGrid): GridCell | undefined {
  const cells = rows.flatMap((row) => [...row.cells.values()])
  const best = lowest === null ? 'unpriced' : 'seats'
  return cells.find(({ state, points }) => state === best && points === lowest) ?? cells[0]
}

function describeCell(cell: GridCell, seats: number, isLowest: boolean): string {
  const { out, back, points, state } = cell
  const nights = daysBetween(out, back)
  const what =
    state === 'seats' && points !== null
      ? `${formatNumber(points * seats)} points${isLowest ? ', the lowest' : ''}`
      : stateNames[state === 'seats' ? 'none' : state]
  return `${formatDate(out)} to ${formatDate(back)}, ${countOf(nights, 'night')}: ${what}`
}
