import type { ReturnTrip } from '@/lib/availability/journeys-contract.ts'
import { formatNumber } from '@/lib/core/formats.ts'
import { ChargesFigure } from './charges-figure.tsx'

/** Points and charges of a trip for the whole party. */
export function TripTotal({ trip, seats }: { trip: ReturnTrip; seats: number }) {
  const { total } = trip
  return (
    <p>
      <span className="figures block text-28 leading-8 font-semibold tracking-tight">
        {formatNumber(total.points * seats)}
      </span>
      <span className="figures flex flex-wrap items-center gap-x-2 text-14 text-muted">
        points for {seats} <ChargesFigure charges={total.charges} seats={seats} isPart={isPartEstimate(trip)} />
      </span>
    </p>
  )
}

/** True where one way's charges were seen and the other's are an estimate. */
function isPartEstimate({ out, back }: ReturnTrip): boolean {
  const [there, home] = [out.charges?.estimatedFrom !== undefined, back.charges?.estimatedFrom !== undefined]
  return there !== home
}
