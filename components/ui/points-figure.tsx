import { formatNumber } from '@/lib/core/formats.ts'
import { NotPublished } from './seats/not-published.tsx'

type PointsFigureProps = {
  points: number | null | undefined
  /** True when a flight on the way is in a lower cabin; `MixedLegend` belongs under the table. */
  mixed?: boolean
}

/** Points, or a quiet dash where none are published. */
export function PointsFigure({ points, mixed = false }: PointsFigureProps) {
  if (points === null || points === undefined) return <NotPublished />
  if (!mixed) return formatNumber(points)
  return (
    <>
      {formatNumber(points)}
      <span className="block text-12 text-muted">mixed</span>
    </>
  )
}

/** What `mixed` in a table means. */
export function MixedLegend() {
  return (
    <p className="mt-1.5 max-w-prose text-12 text-muted">
      Mixed cabins: one flight doesn’t have this cabin, so you fly it in a lower one.
    </p>
  )
}
