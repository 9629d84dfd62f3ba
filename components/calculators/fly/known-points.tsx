import { spanWords } from '@/lib/calculators/fly/velocity-answer.ts'
import type { PointsSpan } from '@/lib/calculators/fly/velocity-ways.ts'
import { NotPublished } from '../../ui/seats/not-published.tsx'

type KnownPointsProps = { today: PointsSpan | null; before: PointsSpan | null; weak?: boolean }

/** Today's points in full ink, under them what they were until January 2025; a quiet dash where neither is known. */
export function KnownPointsView({ today, before, weak = false }: KnownPointsProps) {
  if (!today && !before) return <NotPublished />
  return (
    <span className="inline-block whitespace-nowrap">
      {today ? (
        <span className="font-semibold">
          {spanWords(today)}
          {weak ? <span title="one unofficial source"> ?</span> : null}
        </span>
      ) : null}
      {before ? <span className="block text-12 text-muted">was {spanWords(before)}</span> : null}
    </span>
  )
}

/** What the cells of Velocity's tables of points mean. */
export function KnownPointsLegend() {
  return (
    <p className="mt-2 max-w-prose text-12 text-muted">
      In full ink: published for bookings since 21 January 2025. After &ldquo;was&rdquo;: by the tables until 20 January
      2025. A dash: never published. Empty: that cabin is not flown. A question mark: one unofficial source.
    </p>
  )
}
