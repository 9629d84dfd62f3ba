'use client'

import type { Program } from '@/lib/availability/observation.ts'
import type { SearchAnswer } from '@/lib/availability/search-contract.ts'
import { monthOf } from '@/lib/finder/calendar.ts'
import type { YearMap } from '@/lib/finder/year-map.ts'
import { Segmented } from '../ui/segmented.tsx'
import { MonthGrid } from './month-grid.tsx'
import { RowPane } from './row-pane.tsx'
import type { FinderAddress } from './use-finder-state.ts'
import type { Search } from './use-search.ts'

const options = [
  { value: 'list', label: 'List' },
  { value: 'month', label: 'Month' },
] as const

type DayViewsProps = { program: Program; address: FinderAddress; search: Search; answer: SearchAnswer; map: YearMap }

/** A month and the rows: side by side where there is room, one of them at a time on a phone. */
export function DayViews({ program, address, search, answer, map }: DayViewsProps) {
  const { state, look } = address
  const month = state.month ?? monthOf(state.day ?? answer.days[0]?.date ?? answer.query.start)
  return (
    <div className="border-t border-line">
      <div className="p-3 lg:hidden">
        <Segmented label="View" value={state.view} options={options} onChange={(view) => look({ view })} />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] lg:grid-cols-[22rem_minmax(0,1fr)]">
        <div className={`lg:border-r lg:border-line ${state.view === 'month' ? '' : 'max-lg:hidden'}`}>
          <MonthGrid
            map={map}
            month={month}
            selected={state.day}
            onMonth={(next) => look({ month: next })}
            onSelect={(day) => look({ day, month: day ? monthOf(day) : month })}
          />
        </div>
        <div className={state.view === 'list' ? '' : 'max-lg:hidden'}>
          <RowPane program={program} address={address} search={search} answer={answer} />
        </div>
      </div>
    </div>
  )
}
