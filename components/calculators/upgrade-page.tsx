import { finderLink } from '@/lib/calculators/finder-link.ts'
import { upgradeFlights } from '@/lib/calculators/own-flights.ts'
import { hoursWords, ticketNames } from '@/lib/calculators/upgrade.ts'
import { formatNumber } from '@/lib/core/formats.ts'
import { flownMiles } from '@/lib/network/distance.ts'
import { upgradeRules, upgradeTable } from '@/lib/programs/qantas/data/upgrade-data.ts'
import { qantasTiers } from '@/lib/programs/qantas/tiers.ts'
import { ToolPage } from '../shell/page-frame.tsx'
import { DataTable } from '../ui/data-table.tsx'
import { PageSection } from '../ui/page-section.tsx'
import { cabinDisplay } from '../ui/seats/cabins.ts'
import { SourceLine } from '../ui/source-line.tsx'
import { UpgradeTool } from './upgrade-tool.tsx'

const path = '/qantas/how-many-points-upgrade'
const search = {
  href: finderLink('qantas', { cabins: ['J'] }),
  title: 'Search business seats',
  summary: 'Often no more points than an upgrade.',
}

/** The page on Classic Upgrades: the calculator, every price seen and the rules for requests. */
export function UpgradePage() {
  return (
    <ToolPage
      path={path}
      next={[search]}
      tool={<UpgradeTool flights={upgradeFlights()} />}
      sources={[upgradeTable, upgradeRules]}
    >
      <PageSection
        title="Published upgrade prices"
        lead="Since 5 August 2025 only these are published, all in zone 6 (4,801 to 5,800 miles, e.g. Sydney to Tokyo). For everything else, Qantas shows the price in your booking."
      >
        <DataTable
          caption="Published upgrade prices"
          rows={upgradeTable.cells}
          keyOf={({ from, to }) => from + to}
          columns={[
            { id: 'from', head: 'From', cell: ({ from }) => ticketNames[from] },
            { id: 'to', head: 'To', cell: ({ to }) => cabinDisplay[to].name },
            { id: 'zone', head: 'Zone', end: true, cell: ({ zone }) => zone },
            { id: 'points', head: 'Points', end: true, cell: ({ points }) => formatNumber(points) },
          ]}
        />
        <SourceLine {...upgradeTable} />
      </PageSection>
      <PageSection title="A worked example" lead={workedExample()}>
        <p className="max-w-prose text-16">
          The flexible fare saves {formatNumber(78_500 - 43_100)} points. It’s worth it only if the extra fare is less
          than those points are worth to you.
        </p>
      </PageSection>
      <PageSection
        title="When will I hear back?"
        lead="Higher tiers are processed first, so the seat may go before your turn."
      >
        <DataTable
          caption="When upgrade requests are first processed, by tier"
          rows={qantasTiers.toReversed()}
          keyOf={(tier) => tier}
          columns={[
            { id: 'tier', head: 'Tier', cell: (tier) => tier },
            {
              id: 'domestic',
              head: 'Domestic',
              end: true,
              cell: (tier) => hoursWords(upgradeRules.reviewHours[tier].domestic),
            },
            {
              id: 'international',
              head: 'International',
              end: true,
              cell: (tier) => hoursWords(upgradeRules.reviewHours[tier].international),
            },
          ]}
        />
        <SourceLine {...upgradeRules} />
      </PageSection>
      <PageSection title="What are the rules?">
        <ul className="max-w-prose list-disc space-y-1.5 pl-5 text-16">
          <li>Only on {upgradeRules.onlyOn}.</li>
          <li>
            International economy booking classes you can upgrade:{' '}
            {upgradeRules.eligibleInternationalEconomy.join(', ')}.
          </li>
          <li>Ones you can’t: {upgradeRules.notEligibleInternationalEconomy.join(', ')}.</li>
          <li>You still earn {upgradeRules.earn}.</li>
          <li>You can opt in until you board on {upgradeRules.upToGateOptIn}.</li>
        </ul>
      </PageSection>
    </ToolPage>
  )
}

function workedExample(): string {
  const miles = formatNumber(flownMiles('SYD', 'HND'))
  return `Sydney to Tokyo is ${miles} miles, which is zone 6. To business costs 78,500 points from an economy fare, 43,100 from a flexible economy fare, and 83,600 from an economy Classic Reward.`
}
