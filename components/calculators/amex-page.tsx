import { cardPointsFor } from '@/lib/calculators/card-transfer.ts'
import { finderLink } from '@/lib/calculators/finder-link.ts'
import { formatMonth, formatNumber } from '@/lib/core/formats.ts'
import type { Program } from '@/lib/core/program.ts'
import type { AmexCard } from '@/lib/programs/data/amex-data.ts'
import {
  amexCardTable,
  amexFacts,
  amexQantasFacts,
  amexTransferTable,
  amexVelocityFacts,
} from '@/lib/programs/data/amex-data.ts'
import { classicRewardTables } from '@/lib/programs/qantas/data/classic-reward-tables.ts'
import { ToolPage } from '../shell/page-frame.tsx'
import { type Column, DataTable } from '../ui/data-table.tsx'
import { PageSection, SectionPair } from '../ui/page-section.tsx'
import { SourceLine } from '../ui/source-line.tsx'
import { CardTransferTool } from './card-transfer-tool.tsx'
import { FactList, NoteList } from './fact-list.tsx'

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
function AmexExample() {
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

const words = {
  qantas: { name: 'Qantas', path: '/amex/transfer-points/qantas', facts: amexQantasFacts, Example: AmexExample },
  velocity: {
    name: 'Velocity',
    path: '/amex/transfer-points/velocity',
    facts: amexVelocityFacts,
    Example: VelocityExample,
  },
} as const satisfies Record<Program, unknown>

/** The page on moving Membership Rewards points to one program: the rate, who may do it and what to know first. */
export function AmexTransferPage({ program }: { program: Program }) {
  const { name, path, facts, Example } = words[program]
  const search = {
    href: finderLink(program, {}),
    title: `Find a ${name} seat first`,
    summary: 'You can’t undo a transfer.',
  }
  return (
    <ToolPage path={path} next={[search]} tool={<CardTransferTool program={program} />} sources={[amexTransferTable]}>
      <SectionPair>
        <PageSection title="Before you transfer">
          <FactList facts={facts} />
        </PageSection>
        <Example />
      </SectionPair>
      <PageSection title={`Cards whose points go to ${name}`} lead="Directly, or by transfer from Membership Rewards.">
        <AmexCardsTable
          caption={`Cards whose points go to ${name}`}
          of={(card) =>
            card.earns === program || (card.earns === 'membership-rewards' && (program !== 'qantas' || card.toQantas))
          }
        />
      </PageSection>
      <PageSection title="What isn’t published">
        <NoteList notes={amexTransferTable.missing.filter((note) => isAbout(note, name))} />
      </PageSection>
    </ToolPage>
  )
}

/** Whether a note belongs here. Hotels and other airlines are covered on /amex, the other program on its own page. */
function isAbout(note: string, name: 'Qantas' | 'Velocity'): boolean {
  const others = name === 'Qantas' ? ['Velocity', 'Emirates', 'hotel'] : ['Qantas', 'Emirates', 'hotel']
  return !others.some((other) => note.includes(other))
}

function VelocityExample() {
  return (
    <PageSection title="A worked example">
      <p className="max-w-prose text-16">
        100,000 card points become 50,000 Velocity Points, or 57,500 with a 15% bonus, which Velocity has run in some
        years. Without the bonus you could move them on as 32,258 KrisFlyer miles at 1.55 to 1.
      </p>
    </PageSection>
  )
}

const earnNames = { 'membership-rewards': 'Membership Rewards', qantas: 'Qantas', velocity: 'Velocity' } as const

const columns: readonly Column<AmexCard>[] = [
  { id: 'name', head: 'Card', cell: ({ name }) => name },
  { id: 'earns', head: 'Points', cell: ({ earns }) => earnNames[earns] },
  {
    id: 'fee',
    head: 'Annual fee',
    end: true,
    cell: ({ feeAud, feeNote }) => (feeAud === null ? (feeNote ?? 'not published') : `$${formatNumber(feeAud)}`),
  },
  { id: 'earn', head: 'Points per dollar', cell: ({ earn }) => <span className="block sm:min-w-48">{earn}</span> },
  {
    id: 'bonus',
    head: 'Bonus, last published',
    cell: ({ bonus }) => <span className="block sm:min-w-40">{bonus}</span>,
  },
  { id: 'seen', head: 'Seen', cell: ({ seen }) => <span className="whitespace-nowrap">{seenWords(seen)}</span> },
]

/** When a figure was seen: a month such as `2025-03` in words, anything else as it is. */
const seenWords = (seen: string) => (/^\d{4}-\d{2}$/.test(seen) ? formatMonth(seen) : seen)

/** A table of the cards that `of` selects, e.g. those that earn points in one program. */
function AmexCardsTable({ caption, of }: { caption: string; of: (card: AmexCard) => boolean }) {
  return (
    <>
      <DataTable
        caption={caption}
        columns={columns}
        rows={amexCardTable.cards.filter(of)}
        keyOf={({ id }) => id}
        stacks={2}
      />
      <SourceLine {...amexCardTable} />
    </>
  )
}
