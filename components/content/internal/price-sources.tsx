import type { LocalDate } from '@/lib/core/clock.ts'
import type { Program } from '@/lib/core/program.ts'
import type { TableReference } from '@/lib/core/provenance.ts'
import { allRoutes } from '@/lib/network/routes.ts'
import { programRules } from '@/lib/programs/program-rules.ts'
import { TableSources } from '../../ui/source-line.tsx'

type PriceSourcesProps = { program: Program; carriers: readonly string[]; today: LocalDate }

/** The sources and dates of these carriers' points: a line for each table in force. */
export function PriceSources({ program, carriers, today }: PriceSourcesProps) {
  const tables = carriers.flatMap((carrier) => findTable(program, carrier, today) ?? [])
  const distinct = [...new Map(tables.map((table) => [table.id, table])).values()]
  return <TableSources tables={distinct} />
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
