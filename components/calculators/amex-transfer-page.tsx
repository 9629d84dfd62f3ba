import { finderLink } from '@/lib/calculators/finder-link.ts'
import type { Program } from '@/lib/core/program.ts'
import { amexQantasFacts, amexTransferTable, amexVelocityFacts } from '@/lib/programs/data/amex-data.ts'
import { ToolPage } from '../shell/tool-page.tsx'
import { PageSection, SectionPair } from '../ui/page-section.tsx'
import { AmexCardsTable } from './amex-cards-table.tsx'
import { AmexExample } from './amex-page.tsx'
import { CardTransferTool } from './card-transfer-tool.tsx'
import { FactList } from './fact-list.tsx'
import { NoteList } from './note-list.tsx'

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
