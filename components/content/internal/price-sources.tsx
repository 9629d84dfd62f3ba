import type { LocalDate } from '@/lib/core/clock.ts'
import type { Program } from '@/lib/core/program.ts'
import type { TableReference } from '@/lib/core/provenance.ts'
import { allRoutes } from '@/lib/network/routes.ts'
import { programRules } from '@/lib/programs/program-rules.ts'
import { SourceLine } from '../../ui/source-line.tsx'

type TableSourcesProps = { program: Program; carriers: readonly string[]; today: LocalDate }

/** The sources and dates of these carriers' points: a line for each table in force. */
export function TableSources({ program, carriers, today }: TableSourcesProps) {
  const tables = carriers.flatMap((carrier) => findTable(program, carrier, today) ?? [])
  const distinct = [...new Map(tables.map((table) => [table.id, table])).values()]
  return (
    <div className="mt-2 space-y-1">
      {distinct.map((table) => (
        <div key={table.id} className="flex flex-wrap items-baseline gap-x-2 text-12 text-muted">
          <span>{table.title}.</span>
          <SourceLine {...table} />
        </div>
      ))}
    </div>
  )
}

function findTable(program: Program, carrier: string, bookedOn: LocalDate): TableReference | null {
  for (const { carrier: flies, miles, cabins } of allRoutes) {
    if (flies !== carrier) continue
    for (const cabin of cabins) {
      const price = programRules[program].priceMiles({ miles, carrier, cabin, domestic: false, bookedOn })
      if (price.status === 'published') return price.table
    }
  }
  return null
}
