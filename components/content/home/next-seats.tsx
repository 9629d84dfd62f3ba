import type { Row, SearchAnswer } from '@/lib/availability/search-contract.ts'
import { formatCharges, formatDate, formatNumber, speakSeats } from '@/lib/core/formats.ts'
import { SourceNotes } from '../../search/source-notes.tsx'
import { CabinChip } from '../../ui/seats/cabin-chip.tsx'
import { CarrierTags } from '../../ui/seats/carrier-tags.tsx'
import { FreshnessChip } from '../../ui/seats/freshness-chip.tsx'
import { PointsCell } from '../../ui/seats/points-cell.tsx'
import { RouteLine } from '../../ui/seats/route-line.tsx'

/** Rows of the board. */
export const seatsShown = 5

type NextSeatsProps = { answer: SearchAnswer; rows: Row[] }

/** The soonest offers as a departure board: what a result looks like, on real rows. */
export function NextSeats({ answer, rows }: NextSeatsProps) {
  const soonest = rows.slice(0, seatsShown)
  return (
    <div className="border-t border-line">
      <h3 className="px-4 pt-4 pb-1 text-14 font-semibold sm:px-5">
        Next available seats
        <span className="figures ml-2 font-normal text-muted">
          {soonest.length} of {formatNumber(answer.total)}
        </span>
      </h3>
      <ul className="@container divide-y divide-line">
        {soonest.map((row) => (
          <NextSeat key={row.id} row={row} answer={answer} />
        ))}
      </ul>
      <SourceNotes answer={answer} rows={soonest} />
    </div>
  )
}

/** One row of the board; narrow screens keep date, cabin, seats and points. */
function NextSeat({ row, answer }: { row: Row; answer: SearchAnswer }) {
  const source = answer.sources[row.source]?.name ?? 'an unnamed source'
  return (
    <li className="figures grid min-h-12 grid-cols-[5.5rem_1fr_auto] items-center gap-x-4 px-4 text-14 sm:px-5 @4xl:grid-cols-[6rem_11rem_5rem_11rem_1fr_7rem_6rem]">
      <span className="font-medium">{formatDate(row.date)}</span>
      <RouteLine from={row.from} to={row.to} via={row.direct ? [] : 'unknown'} className="@max-4xl:hidden" />
      <span className="@max-4xl:hidden">
        <CarrierTags codes={row.carriers} />
      </span>
      <span className="inline-flex items-center gap-2 whitespace-nowrap">
        <CabinChip cabin={row.cabin} /> {speakSeats(row.seats)}
      </span>
      <span className="text-right text-muted @max-4xl:hidden">
        {row.charges ? `${formatCharges(row.charges)} charges` : null}
      </span>
      <span className="text-right">
        <PointsCell row={row} seats={1} />
      </span>
      <span className="text-right @max-4xl:hidden">
        <FreshnessChip bare missed={row.missed} seenAt={row.seenAt} now={answer.now} source={source} />
      </span>
    </li>
  )
}
