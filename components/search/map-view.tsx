'use client'

import { useState } from 'react'
import { type DestinationCell, SummaryAnswer } from '@/lib/availability/summary-contract.ts'
import { type Cabin, cabins } from '@/lib/core/cabin.ts'
import { countOf, formatDate, formatNumber } from '@/lib/core/formats.ts'
import { pickQuestion } from '@/lib/search/finder-state.ts'
import { summaryAddress } from '@/lib/search/request.ts'
import { listMapLines, type MapLine } from '../ui/map/map-model.ts'
import { WorldMap } from '../ui/map/world-map.tsx'
import { CabinChip } from '../ui/seats/cabin-chip.tsx'
import { cabinOptions } from '../ui/seats/cabins.ts'
import { RouteLine } from '../ui/seats/route-line.tsx'
import { Segmented } from '../ui/segmented.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { getPlace } from '../ui/trip-fields/place.ts'
import type { ViewProps } from './calendar-view.tsx'
import { FailedResult } from './failed-result.tsx'
import { useAnswer } from './use-answer.ts'

/** The answer's destinations on a map, one line each, and as a list that works with the keyboard. */
export function MapView({ program, address }: ViewProps) {
  const { data, error, refetch } = useAnswer(summaryAddress(program, pickQuestion(address.state)), SummaryAnswer)
  const [cabin, setCabin] = useState<Cabin | 'any'>('any')
  const [pointed, setPointed] = useState<string | null>(null)
  if (error) return <FailedResult error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="m-5 h-96" />

  const cabinsFound = cabins.filter((one) => data.destinations.some((cell) => cell.cabin === one))
  const best = bestOfEach(data.destinations.filter((cell) => cabin === 'any' || cell.cabin === cabin))
  const search = (to: string) => address.search({ ...pickQuestion(address.state), to: [to] })
  return (
    <div className="grid lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="space-y-3 p-4 sm:p-5">
        <Segmented
          label="Cabin on the map"
          value={cabin}
          options={[{ value: 'any', label: 'Lowest' }, ...cabinOptions(cabinsFound)]}
          onChange={setCabin}
          className="flex-wrap"
        />
        <WorldMap
          label={`Map of ${best.length} places with seats; the list beside it has them all.`}
          lines={best.flatMap(toLine)}
          selected={pointed}
          onSelect={search}
        />
      </div>
      <ul
        aria-label="Places on the map"
        className="max-h-[30rem] divide-y divide-line overflow-y-auto border-line max-lg:border-t lg:border-l"
      >
        {best.map((cell) => (
          <li key={cell.to}>
            <button
              type="button"
              onFocus={() => setPointed(cell.to)}
              onBlur={() => setPointed(null)}
              onPointerEnter={() => setPointed(cell.to)}
              onPointerLeave={() => setPointed(null)}
              onClick={() => search(cell.to)}
              className="flex min-h-14 w-full items-center gap-3 px-4 py-2 text-left text-14 -outline-offset-2 hover:bg-seats-0"
            >
              <CabinChip cabin={cell.cabin} />
              <span className="min-w-0 flex-1">
                <RouteLine from={cell.from} to={cell.to} via={cell.direct ? [] : 'unknown'} />
                <span className="block text-12 text-muted">
                  {getPlace(cell.to).name}, {countOf(cell.days, 'day')}, first {formatDate(cell.date)}
                </span>
              </span>
              <span className="figures font-semibold">
                {cell.points === null ? 'not published' : formatNumber(cell.points)}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <p className="border-t border-line px-4 py-3 text-12 text-muted sm:px-5 lg:col-span-2">
        Lowest points to each place, per adult one way. Lines aren’t flight paths.
      </p>
    </div>
  )
}

/** Keeps the first cell of each destination, its best, because they come cheapest first. */
function bestOfEach(cells: readonly DestinationCell[]): DestinationCell[] {
  return cells.filter(({ to }, index) => cells.findIndex((other) => other.to === to) === index)
}

function toLine(cell: DestinationCell): MapLine[] {
  const note = cell.points === null ? {} : { note: `${Math.round(cell.points / 1000)}k` }
  return listMapLines(cell.from, cell.to, 'flown').map((line) => ({ ...line, to: { ...line.to, ...note } }))
}
