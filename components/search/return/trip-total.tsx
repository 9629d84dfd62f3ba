import type { ReturnTrip } from '@/lib/availability/journeys-contract.ts'
import { formatCharges, formatNumber, formatSeenOn } from '@/lib/core/formats.ts'
import type { Charges } from '@/lib/core/schemas.ts'
import { Hint } from '../../ui/hint.tsx'

/** The charges of one adult, multiplied for the whole party. */
export function formatPartyCharges(charges: Charges, seats: number): string {
  return formatCharges({ ...charges, minor: charges.minor * seats })
}

/** The points and charges of a trip for the whole party. */
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

/** True if the charges of one direction were seen and the other's are an estimate. */
function isPartEstimate({ out, back }: ReturnTrip): boolean {
  const [there, home] = [out.charges?.estimatedFrom !== undefined, back.charges?.estimatedFrom !== undefined]
  return there !== home
}

type ChargesFigureProps = {
  /** For one adult; null if none are published. */
  charges: Charges | null
  seats: number
  /** True if only part of the sum is an estimate. */
  isPart?: boolean
}

/** The charges for the party: seen, estimated, or only shown by the airline at booking. */
function ChargesFigure({ charges, seats, isPart = false }: ChargesFigureProps) {
  if (charges === null) return <span className="text-14 text-muted">+ charges shown at booking</span>
  const amount = formatPartyCharges(charges, seats)
  if (charges.estimatedFrom === undefined) {
    return (
      <span className="inline-flex flex-wrap items-center gap-x-2 text-16 font-semibold">
        + {amount}
        <span className="rounded bg-[color-mix(in_oklch,var(--ok)_16%,var(--card))] px-1.5 text-12 font-medium text-ink">
          seen
        </span>
      </span>
    )
  }
  return (
    <Hint
      text={`Estimated from a similar flight in ${formatSeenOn(charges.estimatedFrom)}. The airline shows the exact charges.`}
      className="inline-flex flex-wrap items-center gap-x-2 text-14 text-muted"
    >
      <span className="underline decoration-dashed underline-offset-4">+ {amount}</span>
      <span className="rounded border border-dashed border-edge px-1.5 text-12">
        {isPart ? 'part estimate' : 'estimate'}
      </span>
    </Hint>
  )
}
