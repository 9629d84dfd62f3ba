import { cabins } from '@/lib/core/cabin.ts'
import { formatNumber } from '@/lib/core/formats.ts'
import { exampleItineraries, toSectors } from '@/lib/journeys/example-itineraries.ts'
import { ruleWords } from '@/lib/journeys/oneworld-answer.ts'
import { formatCodes } from '@/lib/journeys/oneworld-state.ts'
import type { OneworldTable } from '@/lib/programs/qantas/data/oneworld-tables.ts'
import { oneworldRules, oneworldTables } from '@/lib/programs/qantas/data/oneworld-tables.ts'
import { checkOneworldItinerary } from '@/lib/programs/qantas/oneworld-rules.ts'
import { ToolPage } from '../shell/page-frame.tsx'
import { type Column, DataTable } from '../ui/data-table.tsx'
import { PageSection } from '../ui/page-section.tsx'
import { PointsFigure } from '../ui/points-figure.tsx'
import { cabinDisplay } from '../ui/seats/cabins.ts'
import { SourceLine } from '../ui/source-line.tsx'
import { OneworldTool } from './oneworld-tool.tsx'

type Band = OneworldTable['rows'][number]

const table = oneworldTables.find(({ validTo }) => validTo === null)

const bandColumns: readonly Column<Band>[] = [
  { id: 'miles', head: 'Miles up to', cell: ({ maxMiles }) => formatNumber(maxMiles) },
  { id: 'band', head: 'Band', end: true, cell: ({ band }) => band },
  ...cabins.map((cabin) => ({
    id: cabin,
    head: cabinDisplay[cabin].name,
    end: true,
    cell: (band: Band) => <PointsFigure points={band[cabin]} />,
  })),
]

/** The oneworld page: the builder, then the price table, the rules, and example itineraries checked against them. */
export function OneworldPage() {
  return (
    <ToolPage path="/qantas/oneworld-classic-reward-finder" tool={<OneworldTool />}>
      {table ? (
        <PageSection title="Points by band" lead="Per adult for the whole itinerary, by total miles.">
          <DataTable caption={table.title} columns={bandColumns} rows={table.rows} keyOf={({ band }) => String(band)} />
          <SourceLine {...table} />
        </PageSection>
      ) : null}
      <PageSection title="What are the rules?">
        <ul className="max-w-prose list-disc space-y-1.5 pl-5 text-16">
          {Object.values(ruleWords).map((words) => (
            <li key={words}>{words}.</li>
          ))}
          <li>More than 24 hours is a stopover; anything shorter is a transit.</li>
          <li>We found no rule against backtracking. {oneworldRules.afterFirstFlight}</li>
          <li>Not published: {oneworldRules.missing.join('; ')}.</li>
        </ul>
        <SourceLine {...oneworldRules} />
      </PageSection>
      <Examples />
    </ToolPage>
  )
}

/** The builder's example itineraries. Their miles, band and broken rules are calculated, not written by hand. */
function Examples() {
  const rows = exampleItineraries.map(({ id, title, legs }) => {
    const { miles, violations } = checkOneworldItinerary(toSectors(legs))
    const band = table?.rows.find(({ maxMiles }) => miles <= maxMiles)
    return { id, title, codes: formatCodes(legs), miles, band, faults: violations.map(({ reason }) => reason) }
  })
  return (
    <PageSection title="Three example itineraries" lead="Check seats on any of them in the builder above.">
      <DataTable
        caption="Itineraries with their miles and points"
        rows={rows}
        keyOf={({ id }) => id}
        columns={[
          {
            id: 'title',
            head: 'Itinerary',
            cell: ({ title }: (typeof rows)[number]) => <span className="block min-w-28">{title}</span>,
          },
          {
            id: 'codes',
            head: 'Route',
            cell: ({ codes }) => <span className="font-mono text-12 whitespace-nowrap">{codes}</span>,
          },
          { id: 'miles', head: 'Miles', end: true, cell: ({ miles }) => formatNumber(miles) },
          { id: 'band', head: 'Band', end: true, cell: ({ band }) => band?.band ?? 'none' },
          { id: 'Y', head: cabinDisplay.Y.name, end: true, cell: ({ band }) => <PointsFigure points={band?.Y} /> },
          { id: 'J', head: cabinDisplay.J.name, end: true, cell: ({ band }) => <PointsFigure points={band?.J} /> },
          {
            id: 'rules',
            head: 'Rules',
            cell: ({ faults }) => (faults.length === 0 ? 'all followed' : faults.join(' ')),
          },
        ]}
      />
    </PageSection>
  )
}
