'use client'

import type { SearchAnswer } from '@/lib/availability/search-contract.ts'
import { monthOf } from '@/lib/core/dates.ts'
import type { Program } from '@/lib/core/program.ts'
import { layOutYear } from '@/lib/search/year-map.ts'
import { MonthGrid } from './month-grid.tsx'
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

/** A month of the year above it, and the rows: side by side where there is room. */
export function CalendarView({ program, address, search, answer, isPainted }: ViewProps) {
  const { state, look } = address
  const month = state.month ?? monthOf(state.day ?? answer.days[0]?.date ?? answer.query.start)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] lg:grid-cols-[22rem_minmax(0,1fr)]">
      <div className="border-line max-lg:border-b lg:border-r">
        {isPainted || isNarrow() ? (
          <MonthGrid
            map={layOutYear(answer)}
            month={month}
            selected={state.day}
            shade={state.shade}
            onMonth={(next) => look({ month: next })}
            onSelect={(day) => look({ day, month: day ? monthOf(day) : month })}
          />
        ) : null}
      </div>
      <RowPane program={program} address={address} search={search} answer={answer} isPainted={isPainted} />
    </div>
  )
}

/** Where the month stands above the rows it has to be there with them, or it would push them down. */
const isNarrow = () => window.matchMedia('(width < 64rem)').matches
