import type { Leg, Total } from '@/lib/availability/journeys-contract.ts'
import { formatCharges, formatDate, speakSeats } from '@/lib/core/formats.ts'
import { CarrierTags } from '../../ui/seats/carrier-tags.tsx'
import { RouteLine } from '../../ui/seats/route-line.tsx'

/** A leg of a journey in a cell: day, time, which tells two flights of a day apart, route, airline and seats. */
export function LegCell({ leg }: { leg: Leg }) {
  const { date, departs, from, to, direct, stops, carriers, seats } = leg
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 whitespace-nowrap">
      <span className="min-w-22 font-medium">{formatDate(date)}</span>
      {departs ? <span className="figures">{departs.slice(11, 16)}</span> : null}
      <RouteLine from={from} to={to} via={direct ? [] : (stops ?? 'unknown')} />
      <CarrierTags codes={carriers} />
      <span className="text-12 text-muted">{speakSeats(seats)}</span>
    </span>
  )
}

export const chargesWords = ({ charges }: Pick<Total, 'charges'>) =>
  charges === null ? 'not published' : formatCharges(charges)
