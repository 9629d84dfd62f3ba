import { formatNumber } from '@/lib/core/formats.ts'
import { NotPublished } from './seats/not-published.tsx'

type PointsFigureProps = {
  points: number | null | undefined
  /** True if one of the flights is in a lower cabin; the table then needs a `MixedLegend` below. */
  mixed?: boolean
  /** The stop these points need, if the row shows another way; the table then needs a `ViaLegend` below. */
  via?: string | null
  /** What a dash says to a screen reader. */
  absent?: string
}

/** Points, or a dash if none are published. */
export function PointsFigure({ points, mixed = false, via = null, absent }: PointsFigureProps) {
  if (points === null || points === undefined) return <NotPublished words={absent} />
  return (
    <>
      {formatNumber(points)}
      {via === null ? null : <Via stop={via} />}
      {mixed ? <span className="block text-12 text-muted">mixed</span> : null}
    </>
  )
}

/** The stop a price needs, below it. */
export function Via({ stop }: { stop: string }) {
  return <span className="block text-12 font-normal whitespace-nowrap text-muted">via {stop}</span>
}

/** Explains “via” in a table whose miles and stop are the shortest way's. */
export function ViaLegend() {
  return (
    <p className="mt-1.5 max-w-prose text-12 text-muted">
      Miles and stop are for the shortest way. &ldquo;Via&rdquo; below a price: you fly through that airport to pay it.
    </p>
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

/** Explains a dash in a table of prices where most cabins without a price aren't flown. */
export function NoPriceLegend() {
  return (
    <p className="mt-1.5 max-w-prose text-12 text-muted">A dash: the cabin isn’t flown or has no published price.</p>
  )
}
