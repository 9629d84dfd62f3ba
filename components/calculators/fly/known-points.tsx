import type { PointsSpan } from '@/lib/calculators/fly/routings-file.ts'
import { pointsSpanWords } from '@/lib/calculators/fly/velocity-answer.ts'
import { type Sureness, surenessNames } from '@/lib/core/provenance.ts'
import { Via } from '../../ui/points-figure.tsx'
import { NotPublished } from '../../ui/seats/not-published.tsx'

type KnownPointsProps = {
  today: PointsSpan | null
  before: PointsSpan | null
  sureness: Sureness | null
  /** The stop the price needs, if the row shows another way. */
  via?: string | null
}

/** Today's points in bold, with the price until January 2025 below; a muted dash if neither is known. */
export function KnownPointsView({ today, before, sureness, via = null }: KnownPointsProps) {
  if (!today && !before) return <NotPublished />
  return (
    <span className="inline-block whitespace-nowrap">
      {today ? (
        <span className="font-semibold">
          {pointsSpanWords(today)}
          {sureness ? <span className="block text-12 font-normal text-muted">{surenessNames[sureness]}</span> : null}
        </span>
      ) : null}
      {before ? <span className="block text-12 text-muted">was {pointsSpanWords(before)}</span> : null}
      {via === null ? null : <Via stop={via} />}
    </span>
  )
}

/** Explains the cells of Velocity's points tables. */
export function KnownPointsLegend() {
  return (
    <p className="mt-2 max-w-prose text-12 text-muted">
      Bold prices apply since 21 January 2025. &ldquo;Was&rdquo; is the price until 20 January 2025. A dash means not
      published; empty means that cabin isn’t flown.
    </p>
  )
}
