import { type Cabin, cabins } from '@/lib/core/cabin.ts'
import { formatNumber } from '@/lib/core/formats.ts'
import type { ClassicRewardTable, ZoneRow } from '@/lib/programs/qantas/classic-reward-table.ts'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { PointsFigure } from '../../ui/points-figure.tsx'
import { cabinLooks } from '../../ui/seats/cabins.ts'
import { SourceLine } from '../../ui/source-line.tsx'

const columns: readonly Column<ZoneRow>[] = [
  { id: 'zone', head: 'Zone', cell: (row) => row.zone },
  { id: 'miles', head: 'Miles, up to', end: true, cell: (row) => formatNumber(row.maxMiles) },
  ...cabins.map((cabin: Cabin) => ({
    id: cabin,
    head: cabinLooks[cabin].name,
    end: true,
    cell: (row: ZoneRow) => <PointsFigure points={row[cabin]} />,
  })),
]

/** A whole price table by zone, with its source. */
export function ZoneTable({ table }: { table: ClassicRewardTable }) {
  return (
    <div className="min-w-0 space-y-2">
      <h3 className="text-16 font-semibold">{table.title}</h3>
      <DataTable caption={table.title} columns={columns} rows={table.rows} keyOf={(row) => String(row.zone)} />
      <SourceLine {...table} />
    </div>
  )
}
