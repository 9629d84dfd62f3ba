import type { VelocityFlyAnswer } from '@/lib/calculators/fly/velocity-answer.ts'
import { cabins } from '@/lib/core/cabin.ts'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { cabinLooks } from '../../ui/seats/cabins.ts'
import { KnownPointsLegend, KnownPointsView } from './known-points.tsx'
import { keyOfWay, lengthColumns, wayColumns } from './way-columns.tsx'

type WayRow = VelocityFlyAnswer['rows'][number]

/** The cabins anybody flies. */
function cabinColumns(rows: readonly WayRow[]): Column<WayRow>[] {
  return cabins
    .filter((cabin) => rows.some(({ known }) => known.some((one) => one.cabin === cabin)))
    .map((cabin) => ({
      id: cabin,
      head: cabinLooks[cabin].name,
      end: true,
      cell: ({ known }) => {
        const own = known.find((one) => one.cabin === cabin)
        return own ? <KnownPointsView {...own} /> : null
      },
    }))
}

/** Every way between two cities with all that is known of its points. */
export function VelocityWaysTable({ rows }: { rows: readonly WayRow[] }) {
  return (
    <div>
      <DataTable
        caption="Every way, with the points known in every cabin"
        columns={[...wayColumns, ...cabinColumns(rows), ...lengthColumns('none')]}
        rows={rows}
        keyOf={keyOfWay}
      />
      <KnownPointsLegend />
    </div>
  )
}
