import { finderLink } from '@/lib/calculators/finder-link.ts'
import { formatDollars } from '@/lib/calculators/points-to-dollars.ts'
import { answerVelocityStatus, velocityStatusDefaults } from '@/lib/calculators/velocity-status.ts'
import { formatNumber } from '@/lib/core/formats.ts'
import { earnTable } from '@/lib/programs/velocity/data/points-data.ts'
import { distanceTable, partnerStatusTable, spendTable, tierTable } from '@/lib/programs/velocity/data/status-data.ts'
import { spendForStatusCredits } from '@/lib/programs/velocity/status.ts'
import { ToolPage } from '../../shell/page-frame.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { FigureBar } from '../../ui/figure-bar.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { SourceLine } from '../../ui/source-line.tsx'
import { NoteList } from '../fact-list.tsx'
import { WorkedExample } from '../worked-example.tsx'
import { VelocityStatusTool } from './status-tool.tsx'

const path = '/virgin-australia/points-status-calculator'
const search = {
  href: finderLink('velocity', {}),
  title: 'Spend the points',
  summary: 'Reward seats, day by day. They don’t earn status credits.',
}
const maxAttained = Math.max(...tierTable.tiers.map(({ attain }) => attain))

/** The page on Velocity status credits, tiers and points: the calculator, the thresholds and their cost in fares. */
export function VelocityStatusPage() {
  return (
    <ToolPage path={path} next={[search]} tool={<VelocityStatusTool />} sources={[tierTable, spendTable, earnTable]}>
      <Tiers />
      <WorkedExample {...example()} />
      <PageSection title="How many points per dollar?">
        <p className="max-w-prose text-16">
          {earnTable.perAud.from2025} points per dollar on bookings since 2 April 2025, {earnTable.perAud.before}{' '}
          before, plus a bonus by tier.
        </p>
        <div className="mt-4 max-w-md">
          <DataTable
            caption="Points per dollar by tier"
            rows={Object.entries(earnTable.bonus)}
            keyOf={([tier]) => tier}
            columns={[
              { id: 'tier', head: 'Tier', cell: ([tier]) => tier },
              {
                id: 'points',
                head: 'Points per dollar',
                end: true,
                cell: ([, bonus]) => (bonus === null ? 'not published' : earnTable.perAud.from2025 * (1 + bonus)),
              },
            ]}
          />
        </div>
        <ul className="mt-3 max-w-prose list-disc space-y-1 pl-5 text-14 text-muted">
          <li>Tier bonuses are from 2018; how they apply to 4 points per dollar is unofficial.</li>
          <li>
            If you earned points on an eligible card in the 12 months before travel you keep a better rate: 5 points
            (unofficial).
          </li>
        </ul>
        <SourceLine {...earnTable} />
      </PageSection>
      <PageSection title="What about partners and codeshares?">
        <NoteList
          notes={[
            ...partnerStatusTable.notes,
            ...partnerStatusTable.missing.map((missing) => `Not published: ${missing}.`),
          ]}
        />
        <SourceLine {...partnerStatusTable} />
      </PageSection>
      <OldTable />
    </ToolPage>
  )
}

function Tiers() {
  return (
    <PageSection title="Every tier" lead="Status credits over any twelve months, and the fares that earn them.">
      <DataTable
        caption={tierTable.title}
        rows={tierTable.tiers.slice(1)}
        keyOf={({ tier }) => tier}
        columns={[
          { id: 'tier', head: 'Tier', cell: ({ tier }) => tier },
          {
            id: 'attain',
            head: 'To reach',
            end: true,
            cell: ({ attain }) => <FigureBar share={attain / maxAttained}>{formatNumber(attain)}</FigureBar>,
          },
          { id: 'retain', head: 'To keep', end: true, cell: ({ retain }) => formatNumber(retain) },
          { id: 'share', head: 'From Virgin Australia', end: true, cell: ({ vaShare }) => `${100 * vaShare}%` },
          {
            id: 'choice',
            head: 'Choice, Flex or Business fares to reach',
            end: true,
            cell: ({ attain }) => formatDollars(spendForStatusCredits(attain, 'choice')),
          },
          {
            id: 'lite',
            head: 'Lite fares',
            end: true,
            cell: ({ attain }) => formatDollars(spendForStatusCredits(attain, 'lite')),
          },
        ]}
      />
      <p className="mt-2 max-w-prose text-14 text-muted">
        {tierTable.notes[0]} Forever Gold needs {formatNumber(tierTable.foreverGold.lifetime)} lifetime credits,{' '}
        {formatNumber(tierTable.foreverGold.fromVa)} of them from Virgin Australia flights since{' '}
        {tierTable.foreverGold.countsFrom}. Velocity doesn’t say whether taxes count towards a fare.
      </p>
      <SourceLine {...tierTable} />
    </PageSection>
  )
}

function OldTable() {
  const networks = { domestic: 'Within Australia', shortHaulInternational: 'Short-haul international' }
  return (
    <PageSection title="Before April 2025" lead="Tickets bought until 1 April 2025 earned by distance.">
      <DataTable
        caption={distanceTable.title}
        rows={distanceTable.rows}
        keyOf={({ network, maxMiles }) => network + maxMiles}
        columns={[
          { id: 'network', head: 'Flights', cell: ({ network }) => networks[network] },
          {
            id: 'miles',
            head: 'Miles, up to',
            end: true,
            cell: ({ maxMiles }) => (maxMiles === null ? 'any' : formatNumber(maxMiles)),
          },
          { id: 'lite', head: 'Lite', end: true, cell: ({ lite }) => lite },
          { id: 'choice', head: 'Choice', end: true, cell: (row) => row.choice },
          { id: 'flex', head: 'Flex', end: true, cell: ({ flex }) => flex },
          { id: 'business', head: 'Business', end: true, cell: ({ business }) => business },
        ]}
      />
      <SourceLine {...distanceTable} />
    </PageSection>
  )
}

/** The worked example: a Red member who flies Melbourne to Sydney for work. */
function example() {
  const { steps, outlook, credits } = answerVelocityStatus({
    ...velocityStatusDefaults,
    tier: 'Red',
    credits: 0,
    own: 0,
    tickets: [{ fare: 'flex', aud: 300, times: 12 }],
  })
  const next = outlook.next ? `, ${formatNumber(outlook.next.statusCredits)} short of ${outlook.next.tier}` : ''
  return {
    question: 'A Red member buys twelve Flex tickets at $300.',
    steps,
    ending: `${formatNumber(credits)} status credits, all from Virgin Australia flights, reach ${outlook.attained}${next}.`,
  }
}
