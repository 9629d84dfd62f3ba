import { cardPointsFor } from '@/lib/calculators/card-transfer.ts'
import { formatNumber } from '@/lib/core/formats.ts'
import { amexFacts, amexTransferTable } from '@/lib/programs/data/amex-data.ts'
import { classicRewardTables } from '@/lib/programs/qantas/data/classic-reward-tables.ts'
import { ToolPage } from '../shell/tool-page.tsx'
import { DataTable } from '../ui/data-table.tsx'
import { PageSection } from '../ui/page-section.tsx'
import { SourceLine } from '../ui/source-line.tsx'
import { AmexCardsTable } from './amex-cards-table.tsx'
import { CardTransferTool } from './card-transfer-tool.tsx'
import { FactList } from './fact-list.tsx'

/** The page on American Express in Australia: the transfer, every partner, every card and a worked example. */
export function AmexPage() {
  return (
    <ToolPage path="/amex" tool={<CardTransferTool program="qantas" />} sources={[amexTransferTable]}>
      <PageSection title="Every partner" lead="How many card points you need for one partner point or mile.">
        <DataTable
          caption={amexTransferTable.title}
          rows={amexTransferTable.partners}
          keyOf={({ partner }) => partner}
          stacks={2}
          columns={[
            { id: 'partner', head: 'Partner', cell: ({ partner }) => partner },
            {
              id: 'ratio',
              head: 'Card points for 1',
              end: true,
              cell: ({ cardPoints }) => cardPoints ?? 'not published',
            },
            { id: 'who', head: 'Who can, and since when', cell: ({ who }) => who },
          ]}
        />
        <SourceLine {...amexTransferTable} />
      </PageSection>
      <AmexExample />
      <PageSection
        title="The cards"
        lead="Fees and bonuses change often, so each has a date. Check with Amex before you apply."
      >
        <AmexCardsTable caption="American Express cards in Australia" of={() => true} />
      </PageSection>
      <PageSection title="Good to know">
        <FactList facts={amexFacts} />
      </PageSection>
    </ToolPage>
  )
}

/** A worked example: how many card points a business seat to Tokyo takes. */
export function AmexExample() {
  const table = classicRewardTables['qantas-2025']
  const business = table.rows[5].J
  return (
    <PageSection title="A worked example">
      <p className="max-w-prose text-16">
        A business Classic Reward from Sydney to Tokyo is zone 6 on Qantas: {formatNumber(business)} points one way. At
        2 to 1 that is {formatNumber(cardPointsFor(business, 'qantas'))} card points, and{' '}
        {formatNumber(cardPointsFor(2 * business, 'qantas'))} return. Taxes and charges are extra.
      </p>
      <SourceLine {...table} />
    </PageSection>
  )
}
