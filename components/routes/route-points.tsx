import type { Program } from '@/lib/availability/observation.ts'
import type { TableReference } from '@/lib/programs/provenance.ts'
import type { RoutePage } from '@/lib/routes/route-page.ts'
import { WaysTable } from '../calculator/fly/ways-table.tsx'
import { PageSection } from '../calculator/page-section.tsx'
import { TableSources } from '../calculator/table-sources.tsx'
import { programDoors } from '../finder/program-doors.ts'

type RoutePointsProps = { page: RoutePage; tables: readonly TableReference[] }

const programs = ['qantas', 'velocity'] as const

/** What each way costs in points by the programs' tables. */
export function RoutePoints({ page, tables }: RoutePointsProps) {
  const shown = programs.filter((program) => page.ways[program].length > 0)
  const used = new Set(shown.flatMap((program) => page.ways[program].flatMap(({ table }) => table ?? [])))
  return (
    <PageSection
      title="What it costs in points"
      lead="One adult, one way, by the published tables. A dash: no price was found published."
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
  const { points } = programDoors[program]
  return (
    <div className="min-w-0">
      <h3 className="mb-2 text-16 font-semibold">{points}</h3>
      <WaysTable
        caption={`${page.fromCity} to ${page.toCity} with ${points}`}
        rows={page.ways[program].map((way) => ({ way, points: way.points }))}
      />
    </div>
  )
}
