import type { Openings } from '@/lib/content/stats/openings.ts'
import { leadBars } from '@/lib/content/stats/stats-bars.ts'
import { formatNumber } from '@/lib/core/formats.ts'
import { PageSection } from '../../ui/page-section.tsx'
import { SampleBadge } from '../../ui/seats/sample-badge.tsx'
import { ShareChart } from './share-chart.tsx'

/** When seats came, over the most wanted routes: only where a look before found none. */
export function OpeningsChart({ openings: { byLead, unknown, sample } }: { openings: Openings }) {
  const [first] = byLead
  return (
    <PageSection
      title="When seats opened"
      lead="On the most wanted routes, for dates where a look found no seat and a later one did."
    >
      {first ? (
        <ShareChart
          title="Time to departure when the seat came"
          note={`${formatNumber(first.looks)} dates and cabins. Of ${formatNumber(unknown)} more nobody saw the beginning.`}
          bars={leadBars(byLead)}
        />
      ) : (
        <p className="max-w-prose text-16 text-muted">
          Not known yet: {formatNumber(unknown)} dates and cabins had their seats at the first look already, so nobody
          saw them come. This fills up as routes are looked at again.
        </p>
      )}
      {sample ? (
        <p className="mt-3">
          <SampleBadge />
        </p>
      ) : null}
    </PageSection>
  )
}
