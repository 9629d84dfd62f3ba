'use client'

import type { PairGrid } from '@/lib/search/return-grid.ts'
import { HomeList } from './home-list.tsx'
import { LeaveStrip } from './leave-strip.tsx'
import { PairCard } from './pair-card.tsx'
import { signs, stateLooks, stateNames } from './pair-cell.ts'
import type { PairGridViewProps } from './pair-grid-props.ts'
import type { Pair } from './use-pair.ts'
import { cheapestOf, WeekTable } from './week-table.tsx'

/** Days of leaving in a strip; below it seven of them against the days of coming home, on a phone as a list. */
export function PairGridView(props: PairGridViewProps) {
  const { program, state, grid, seats, now, pair, trip, look } = props
  const shown = shownCell(grid, pair)
  const leaving = state.day ?? shown?.out ?? null
  return (
    <div className="space-y-5 p-4 sm:p-5">
      <LeaveStrip grid={grid} seats={seats} chosen={leaving} look={look} />
      {grid.rows.length > 0 ? (
        <>
          <div className="grid gap-5 max-md:hidden xl:grid-cols-[minmax(0,1fr)_19rem]">
            <WeekTable {...props} shown={shown ?? null} />
            {shown ? (
              <PairCard program={program} state={state} cell={shown} seats={seats} now={now} trip={trip} />
            ) : null}
          </div>
          <div className="md:hidden">
            <HomeList grid={grid} seats={seats} out={leaving} pair={pair} look={look} />
          </div>
          <Legend />
        </>
      ) : null}
    </div>
  )
}

/** The cell of the pair chosen, else the cheapest. */
export function shownCell(grid: PairGrid, pair: Pair | null) {
  const chosen = pair && grid.rows.find(({ out }) => out === pair.out)?.cells.get(pair.back)
  return chosen ?? cheapestOf(grid)
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
