import { finderLink } from '@/lib/calculators/finder-link.ts'
import { tablesNewestFirst } from '@/lib/calculators/fly/velocity-pages.ts'
import { lastFullDate } from '@/lib/calculators/fly/velocity-routings.ts'
import { type VelocityUpgradeFlight, velocityUpgradeFlights } from '@/lib/calculators/own-flights.ts'
import { formatDollars } from '@/lib/calculators/points-to-dollars.ts'
import { answerVelocityUpgrade, velocityUpgradeDefaults } from '@/lib/calculators/velocity-upgrade.ts'
import { formatDate, formatNumber } from '@/lib/core/formats.ts'
import { valueTable } from '@/lib/programs/velocity/data/points-data.ts'
import { upgradeTable } from '@/lib/programs/velocity/data/window-data.ts'
import { ToolPage } from '../../shell/page-frame.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { PointsFigure } from '../../ui/points-figure.tsx'
import { SourceLine } from '../../ui/source-line.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { NoteList } from '../fact-list.tsx'
import { WorkedExample } from '../worked-example.tsx'
import { VelocityUpgradeTool } from './upgrade-tool.tsx'

const path = '/virgin-australia/how-many-velocity-points-upgrade'
const next = [
  {
    href: finderLink('velocity', { cabins: ['J'] }),
    title: 'Search business seats',
    summary: 'Book business outright and skip the upgrade.',
  },
]

const known = [
  `Upgrades to business went up on ${formatDate(upgradeTable.asOf, 'plain')}.`,
  ...upgradeTable.missing.map((missing) => `Not published: ${missing}.`),
]

/** The page on upgrades with Velocity Points: whether a booking's price is worth it, and all that is known of them. */
export function VelocityUpgradePage() {
  const flights = velocityUpgradeFlights()
  const [table] = tablesNewestFirst.filter(({ kind, validTo }) => kind === 'domestic' && validTo === lastFullDate)
  return (
    <ToolPage
      path={path}
      next={next}
      tool={<VelocityUpgradeTool flights={flights} />}
      sources={[upgradeTable, valueTable, ...(table ? [table] : [])]}
    >
      <div className="mt-6">
        <Notice kind="info">
          Velocity doesn’t publish upgrade prices. Log in at Virgin Australia, open your booking and enter the points it
          shows above to see if it’s worth it.
        </Notice>
      </div>
      <PageSection title="What do we know?">
        <NoteList notes={known} />
        <SourceLine {...upgradeTable} />
      </PageSection>
      <Example flights={flights} />
      <PageSection
        title="What would a business reward cost?"
        lead="Points per adult, one way, until 20 January 2025. Today’s aren’t published."
      >
        <DataTable
          caption="Virgin Australia flights with business"
          rows={flights}
          keyOf={({ id }) => id}
          columns={[
            { id: 'flight', head: 'Flight', cell: ({ label }) => label },
            { id: 'hours', head: 'Hours', end: true, cell: ({ hours }) => hours.toFixed(1) },
            { id: 'miles', head: 'Miles', end: true, cell: ({ miles }) => formatNumber(miles) },
            { id: 'zone', head: 'Zone', end: true, cell: ({ zone }) => zone },
            {
              id: 'points',
              head: 'Business reward',
              end: true,
              cell: ({ business }) => <PointsFigure points={business} />,
            },
          ]}
        />
        {table ? <SourceLine {...table} /> : null}
      </PageSection>
      <PageSection title="Other ways to upgrade">
        <p className="max-w-prose text-16">
          Virgin Australia also takes bids for upgrades:{' '}
          <TextLink href="/virgin-australia/upgrade-bid-estimator">see what to bid</TextLink>. You need an invitation,
          and you can’t bid on a reward seat.
        </p>
      </PageSection>
    </ToolPage>
  )
}

/** The worked example: the longest domestic flight, at the calculator's default price. */
function Example({ flights }: { flights: readonly VelocityUpgradeFlight[] }) {
  const flight = flights.find(({ id }) => id === velocityUpgradeDefaults.flight)
  if (!flight) return null
  const answer = answerVelocityUpgrade(flight, velocityUpgradeDefaults)
  const { points, perHour } = velocityUpgradeDefaults
  return (
    <WorkedExample
      question={`${flight.label}, an hour in business worth ${formatDollars(perHour)}, ${formatNumber(points)} points to upgrade.`}
      steps={answer.steps}
      ending={`It’s worth up to ${formatNumber(answer.maxPoints)} points; ${formatNumber(points)} is well within that.`}
    />
  )
}
