import { formatCharges, formatSeenOn } from '@/lib/core/formats.ts'
import type { Charges } from '@/lib/core/schemas.ts'
import { Hint } from '../../ui/hint.tsx'

type ChargesFigureProps = {
  /** For one adult; null where nobody published any. */
  charges: Charges | null
  seats: number
  /** True where only a part of the sum is an estimate. */
  isPart?: boolean
}

/** Charges for the party: seen, estimated, or shown by the airline alone. */
export function ChargesFigure({ charges, seats, isPart = false }: ChargesFigureProps) {
  if (charges === null) return <span className="text-14 text-muted">+ charges shown at booking</span>
  const amount = formatCharges({ ...charges, minor: charges.minor * seats })
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
