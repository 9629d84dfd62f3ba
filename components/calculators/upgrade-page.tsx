import { finderLink } from '@/lib/calculators/finder-link.ts'
import { hoursWords, ticketNames } from '@/lib/calculators/upgrade.ts'
import { upgradeFlights } from '@/lib/calculators/upgrade-flights.ts'
import { formatNumber } from '@/lib/core/formats.ts'
import { flownMiles } from '@/lib/network/distance.ts'
import { upgradeRules, upgradeTable } from '@/lib/programs/qantas/data/upgrade-data.ts'
import { qantasTiers } from '@/lib/programs/qantas/tiers.ts'
import { ToolPage } from '../shell/tool-page.tsx'
import { DataTable } from '../ui/data-table.tsx'
import { PageSection } from '../ui/page-section.tsx'
import { cabinLooks } from '../ui/seats/cabins.ts'
import { SourceLine } from '../ui/source-line.tsx'
import { UpgradeTool } from './upgrade-tool.tsx'

const path = '/qantas/how-many-points-upgrade'
const search = {
  href: finderLink('qantas', { cabins: ['J'] }),
  title: 'Search business seats',
  summary: 'Often no dearer than an upgrade.',
}

const questions = [
  {
    question: 'When does Qantas decide Classic Upgrade requests?',
    answer: `Up to ${hoursWords(upgradeRules.reviewHours['Platinum One'].international)} before an international flight for Platinum One, ${hoursWords(upgradeRules.reviewHours.Platinum.international)} for Platinum and ${upgradeRules.reviewHours.Bronze.international} hours for everybody else.`,
  },
]

/** Classic Upgrades: the calculator, every price anybody has seen, and the rules of asking. */
export function UpgradePage() {
  return (
    <ToolPage
      path={path}
      next={[search]}
      questions={questions}
      tool={<UpgradeTool flights={upgradeFlights()} />}
      sources={[upgradeTable, upgradeRules]}
    >
      <PageSection
        title="Every price that was published"
        lead="Since 5 August 2025 only these could be found, all in zone 6 (4,801 to 5,800 miles, such as Sydney to Tokyo). Everything else is not published: Qantas shows it for your own booking."
      >
        <DataTable
          caption="Published upgrade prices"
          rows={upgradeTable.cells}
          keyOf={({ from, to }) => from + to}
          columns={[
            { id: 'from', head: 'From', cell: ({ from }) => ticketNames[from] },
            { id: 'to', head: 'To', cell: ({ to }) => cabinLooks[to].name },
            { id: 'zone', head: 'Zone', end: true, cell: ({ zone }) => zone },
            { id: 'points', head: 'Points', end: true, cell: ({ points }) => formatNumber(points) },
          ]}
        />
        <SourceLine {...upgradeTable} />
      </PageSection>
      <PageSection title="A worked example" lead={workedExample()}>
        <p className="max-w-prose text-16">
          So the flexible fare saves {formatNumber(78_500 - 43_100)} points against the plain one: worth paying for only
          when the fares differ by less than those points are worth to you.
        </p>
      </PageSection>
      <PageSection
        title="When requests are looked at"
        lead="Higher tiers are looked at first, so a seat may be gone before yours is."
      >
        <DataTable
          caption="When upgrade requests are first looked at, by tier"
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
      <PageSection title="Rules in short">
        <ul className="max-w-prose list-disc space-y-1.5 pl-5 text-16">
          <li>Only on {upgradeRules.onlyOn}.</li>
          <li>International economy classes that may ask: {upgradeRules.eligibleInternationalEconomy.join(', ')}.</li>
          <li>Those that may not: {upgradeRules.notEligibleInternationalEconomy.join(', ')}.</li>
          <li>Earning: {upgradeRules.earn}.</li>
          <li>Opting in up to the gate: {upgradeRules.upToGateOptIn}.</li>
        </ul>
      </PageSection>
    </ToolPage>
  )
}

function workedExample(): string {
  const miles = formatNumber(flownMiles('SYD', 'HND'))
  return `Sydney to Tokyo is ${miles} miles, which is zone 6. From an economy fare to business takes 78,500 points, from a flexible economy fare 43,100, from an economy Classic Reward 83,600.`
}
