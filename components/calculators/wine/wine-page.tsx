import { spellDates } from '@/lib/calculators/note-sentence.ts'
import { earnMethods, smallerMethods } from '@/lib/programs/qantas/data/earn-methods.ts'
import { valueTable } from '@/lib/programs/qantas/data/value-data.ts'
import { ToolPage } from '../../shell/page-frame.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { SourceLine } from '../../ui/source-line.tsx'
import { WineTool } from './wine-tool.tsx'

const wine = smallerMethods.find(({ name }) => name === 'Qantas Wine')

/** The page on wine offers: what their points cost, the current offers and what points are worth in comparison. */
export function WinePage() {
  return (
    <ToolPage path="/qantas/wine-bonus-points-tracker" tool={<WineTool />} sources={[valueTable]}>
      <PageSection title="A worked example">
        <p className="max-w-prose text-16">
          One past offer, about 2024 to 2025: 12,000 points on a six-pack for $354. If the wine is worth nothing to you,
          that’s 2.95 cents a point. If a bottle is worth $20 to you, $234 is left for the points: 1.95 cents each.
          Qantas Wine otherwise earns {wine?.words}.
        </p>
      </PageSection>
      <PageSection
        title="What’s a point worth?"
        lead="An offer is only worth it if the points cost less than what you’ll get for them."
      >
        <DataTable
          caption={valueTable.title}
          rows={valueTable.uses.filter(({ use }) => !use.includes('until about'))}
          keyOf={({ use }) => use}
          columns={[
            { id: 'use', head: 'Use', cell: ({ use }) => spellDates(use) },
            { id: 'low', head: 'Cents, from', end: true, cell: ({ low }) => low },
            { id: 'high', head: 'To', end: true, cell: ({ high }) => high ?? 'no known limit' },
          ]}
        />
        <SourceLine {...valueTable} />
      </PageSection>
      <PageSection title="Cheaper ways to earn" lead="Try these before you buy wine for the points.">
        <ul className="max-w-prose list-disc space-y-1.5 pl-5 text-16">
          {earnMethods.slice(0, 4).map(({ id, name, words }) => (
            <li key={id}>
              <span className="font-medium">{name}.</span> {words}
            </li>
          ))}
        </ul>
      </PageSection>
    </ToolPage>
  )
}
