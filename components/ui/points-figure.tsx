import { formatNumber } from '@/lib/core/formats.ts'
import { NotPublished } from './seats/not-published.tsx'

type PointsFigureProps = {
  points: number | null | undefined
  /** True if one of the flights is in a lower cabin; the table then needs a `MixedLegend` below. */
  mixed?: boolean
  /** What a dash says to a screen reader. */
  absent?: string
}

/** Points, or a dash if none are published. */
export function PointsFigure({ points, mixed = false, absent }: PointsFigureProps) {
  if (points === null || points === undefined) return <NotPublished words={absent} />
  if (!mixed) return formatNumber(points)
  return (
    <>
      {formatNumber(points)}
      <span className="block text-12 text-muted">mixed</span>
    </>
  )
}

/** Explains “mixed” in a table. */
export function MixedLegend() {
  return (
    <p className="mt-1.5 max-w-prose text-12 text-muted">
      Mixed cabins: one flight doesn’t have this cabin, so you fly it in a lower one.
    </p>
  )
}

/** Explains a dash in a table of Qantas prices, where most cabins without a price aren't flown. */
export function NoPriceLegend() {
  return (
    <p className="mt-1.5 max-w-prose text-12 text-muted">A dash: the cabin isn’t flown or has no published price.</p>
  )
}
