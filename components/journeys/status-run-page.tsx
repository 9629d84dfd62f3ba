import { formatNumber } from '@/lib/core/formats.ts'
import { type SectorEarning, sectorEarnings, shownFares } from '@/lib/journeys/sector-earnings.ts'
import { originOptions } from '@/lib/journeys/where-can-i-go/reach.ts'
import { statusTable } from '@/lib/programs/qantas/data/status-data.ts'
import { qantasEarn } from '@/lib/programs/qantas/earn-table.ts'
import { ToolPage } from '../shell/page-frame.tsx'
import { type Column, DataTable } from '../ui/data-table.tsx'
import { FigureBar } from '../ui/figure-bar.tsx'
import { PageSection } from '../ui/page-section.tsx'
import { PointsFigure } from '../ui/points-figure.tsx'
import { SourceLine } from '../ui/source-line.tsx'
import { StatusRunTool } from './status-run-tool.tsx'

const fareNames: Record<(typeof shownFares)[number], string> = {
  discountEconomy: 'Discount economy',
  flexibleEconomy: 'Flexible economy',
  premiumEconomy: 'Premium economy',
  business: 'Business',
  first: 'First',
}
const sectorsShown = 24

/** The status run page: the builder, what any paid sector earns, and what each tier requires. */
export function StatusRunPage() {
  return (
    <ToolPage path="/qantas/status-run" tool={<StatusRunTool origins={originOptions('qantas')} />}>
      <AnyFare />
      <Tiers />
      <PageSection title="How does it work?">
        <ul className="max-w-prose list-disc space-y-2 pl-5 text-16">
          <li>Each trip is a return from your city on direct flights that have reward seats now.</li>
          <li>
            The credits shown are those of a paid fare in the same cabin. Reward seats earn status credits only for
            Points Club members, on QF flight numbers, and the rate isn’t published.
          </li>
          <li>No two trips overlap. We choose the run that reaches your goal for the least.</li>
          <li>Status credits count from the first day of your membership year.</li>
          <li>Check the fare or reward you book: the airline decides what it earns.</li>
        </ul>
      </PageSection>
    </ToolPage>
  )
}

const sectorColumns: readonly Column<SectorEarning>[] = [
  { id: 'to', head: 'Sydney to', cell: ({ city, to }) => `${city} (${to})` },
  { id: 'miles', head: 'Miles', end: true, cell: ({ miles }) => formatNumber(miles) },
  ...shownFares.map((fare, at) => ({
    id: fare,
    head: fareNames[fare],
    end: true,
    cell: ({ credits }: SectorEarning) => <PointsFigure points={credits[at]} />,
  })),
]

function AnyFare() {
  return (
    <PageSection
      title="What does each flight earn?"
      lead="Status credits for one paid Qantas flight from Sydney, by fare, most credits per mile first."
    >
      <DataTable
        caption="Status credits for Qantas flights from Sydney"
        columns={sectorColumns}
        rows={sectorEarnings('SYD').slice(0, sectorsShown)}
        keyOf={({ to }) => to}
      />
      <SourceLine asOf={qantasEarn.asOf} sources={qantasEarn.sources} confidence="confirmed" />
    </PageSection>
  )
}

type Tier = (typeof statusTable.tiers)[number]

const maxCredits = Math.max(...statusTable.tiers.map(({ attain }) => attain))

const tierColumns: readonly Column<Tier>[] = [
  { id: 'tier', head: 'Tier', cell: ({ tier }) => tier },
  {
    id: 'attain',
    head: 'To reach',
    end: true,
    cell: ({ attain }) => <FigureBar share={attain / maxCredits}>{formatNumber(attain)}</FigureBar>,
  },
  { id: 'retain', head: 'To keep', end: true, cell: ({ retain }) => formatNumber(retain) },
  {
    id: 'sectors',
    head: 'Qantas or Jetstar sectors',
    end: true,
    cell: ({ minQantasGroupSectors }) => minQantasGroupSectors,
  },
  { id: 'oneworld', head: 'oneworld', cell: ({ oneworld }) => oneworld ?? 'none' },
]

function Tiers() {
  return (
    <PageSection title="What does each tier need?" lead="Status credits in one membership year.">
      <DataTable
        caption="Status credits for each tier"
        columns={tierColumns}
        rows={statusTable.tiers}
        keyOf={({ tier }) => tier}
      />
      <SourceLine {...statusTable} />
    </PageSection>
  )
}
