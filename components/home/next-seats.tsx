import type { Row, SearchAnswer } from '@/lib/availability/search-contract.ts'
import { formatDate, formatNumber, speakSeats } from '@/lib/finder/format.ts'
import { PointsCell } from '../finder/points-cell.tsx'
import { CabinChip } from '../seats/cabin-chip.tsx'
import { CarrierTags } from '../seats/carrier-tags.tsx'
import { RouteLine } from '../seats/route-line.tsx'

type NextSeatsProps = { answer: SearchAnswer; rows: Row[] }

/** The soonest offers as a departure board: what a result looks like, on real rows. */
export function NextSeats({ answer, rows }: NextSeatsProps) {
  const soonest = rows.slice(0, 5)
  return (
    <div className="border-t border-line">
      <h3 className="px-4 pt-4 pb-1 text-14 font-semibold sm:px-5">
        Next departures with seats
        <span className="figures ml-2 font-normal text-muted">
          {soonest.length} of {formatNumber(answer.total)}
        </span>
      </h3>
      <ul className="divide-y divide-line">
        {soonest.map((row) => (
          <li
            key={row.id}
            className="figures grid min-h-12 grid-cols-[5.5rem_1fr_auto] items-center gap-x-4 px-4 text-14 sm:grid-cols-[6rem_12rem_5rem_1fr_auto] sm:px-5"
          >
            <span className="font-medium">{formatDate(row.date)}</span>
            <RouteLine from={row.from} to={row.to} via={row.direct ? [] : 'unknown'} className="max-sm:hidden" />
            <span className="max-sm:hidden">
              <CarrierTags codes={row.carriers} />
            </span>
            <span className="inline-flex items-center gap-2">
              <CabinChip cabin={row.cabin} /> {speakSeats(row.seats)}
            </span>
            <PointsCell row={row} />
          </li>
        ))}
      </ul>
      <p className="px-4 py-3 text-12 text-muted sm:px-5">Points for one adult, one way.</p>
    </div>
  )
}
