import { spellDates } from '@/lib/calculators/note-sentence.ts'
import { whichDefaults } from '@/lib/calculators/which-price.ts'
import { formatNumber } from '@/lib/core/formats.ts'
import { classicRewardTables } from '@/lib/programs/qantas/data/classic-reward-tables.ts'
import { classicPlusTable, valueTable } from '@/lib/programs/qantas/data/value-data.ts'
import { ToolPage } from '../shell/page-frame.tsx'
import { DataTable } from '../ui/data-table.tsx'
import { PageSection } from '../ui/page-section.tsx'
import { SourceLine } from '../ui/source-line.tsx'
import { WhichPriceTool } from './which-price-tool.tsx'

/** The page on telling kinds of points prices apart: the tool, the kinds there are and a worked example. */
export function WhichPricePage() {
  return (
    <ToolPage
      path="/which-price-is-this"
      tool={<WhichPriceTool />}
      sources={[classicRewardTables['qantas-2025'], classicRewardTables['partner-2025'], classicPlusTable, valueTable]}
    >
      <PageSection
        title="What are the three prices?"
        lead="The same seat can be sold at more than one of them on the same day."
      >
        <ul className="max-w-prose list-disc space-y-1.5 pl-5 text-16">
          <li>
            Classic Reward: a fixed price by miles flown, airline and cabin. Hard to get, and usually the best use of
            points.
          </li>
          <li>Classic Plus: follows the fare, on Qantas flights only. Easy to find.</li>
          <li>Points Plus Pay: any fare, where points are worth the least.</li>
        </ul>
      </PageSection>
      <PageSection title="Classic Plus by booking date" lead="Cents of the fare each point covers.">
        <DataTable
          caption={classicPlusTable.title}
          rows={classicPlusTable.rates}
          keyOf={({ from }) => from}
          columns={[
            { id: 'from', head: 'Booked from', cell: ({ from }) => spellDates(from) },
            { id: 'economy', head: 'Economy', end: true, cell: ({ economy }) => economy },
            { id: 'premium', head: 'Premium cabins', end: true, cell: ({ premium }) => premium },
          ]}
        />
        <SourceLine {...classicPlusTable} />
      </PageSection>
      <PageSection title="A worked example">
        <p className="max-w-prose text-16">
          {formatNumber(whichDefaults.points)} points for business from Sydney to Singapore,{' '}
          {formatNumber(whichDefaults.miles)} miles, is exactly the zone 5 price, so it’s a Classic Reward. If the fare
          is $2,400 and the charges $232, each point is worth 2.64 cents. Classic Plus would cost 192,000 points for the
          same fare.
        </p>
      </PageSection>
    </ToolPage>
  )
}
