import type { RoutePage } from '@/lib/content/routes/route-page.ts'
import { type Program, programs } from '@/lib/core/program.ts'
import type { TableReference } from '@/lib/core/provenance.ts'
import { programFacts } from '@/lib/programs/program-facts.ts'
import { RoutingsTable } from '../../calculators/fly/routings-table.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { TableSources } from '../../ui/table-sources.tsx'

type RoutePointsProps = { page: RoutePage; tables: readonly TableReference[] }

/** What each routing costs in points according to the programs' tables. */
export function RoutePoints({ page, tables }: RoutePointsProps) {
  const shown = programs.filter((program) => page.routings[program].length > 0)
  const used = new Set(shown.flatMap((program) => page.routings[program].flatMap(({ table }) => table ?? [])))
  return (
    <PageSection
      title="Points by airline and program"
      lead="Published prices for one adult, one way. A dash means the price isn’t published."
    >
      <div className="space-y-8">
        {shown.map((program) => (
          <ProgramPoints key={program} program={program} page={page} />
        ))}
      </div>
      <TableSources tables={tables.filter(({ id }) => used.has(id))} />
    </PageSection>
  )
}

function ProgramPoints({ program, page }: { program: Program; page: RoutePage }) {
  const { points } = programFacts[program]
  return (
    <div className="min-w-0">
      <h3 className="mb-2 text-16 font-semibold">{points}</h3>
      <RoutingsTable
        caption={`${page.pair.from.name} to ${page.pair.to.name} with ${points}`}
        rows={page.routings[program].map((routing) => ({ routing, points: routing.points }))}
      />
    </div>
  )
}
