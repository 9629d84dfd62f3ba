import type { FlyWay } from '@/lib/calculators/fly/fly-way.ts'
import { isMixedIn } from '@/lib/calculators/fly/fly-way.ts'
import { cabins } from '@/lib/core/cabin.ts'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { MixedLegend, PointsFigure } from '../../ui/points-figure.tsx'
import { cabinLooks } from '../../ui/seats/cabins.ts'
import { keyOfWay, lengthColumns, wayColumns } from './way-columns.tsx'

type WayRow = { way: FlyWay; points: readonly (number | null)[] }

const cabinColumns: readonly Column<WayRow>[] = cabins.map((cabin, index) => ({
  id: cabin,
  head: cabinLooks[cabin].name,
  end: true,
  cell: ({ way, points }) => <PointsFigure points={points[index]} mixed={isMixedIn(way, cabin)} />,
}))

/** A table of every way between two cities, with its points in each cabin for which any way has a price. */
export function WaysTable({ caption, rows }: { caption: string; rows: readonly WayRow[] }) {
  const isMixed = rows.some(({ way }) => cabins.some((cabin) => isMixedIn(way, cabin)))
  const priced = cabinColumns.filter((_, index) => rows.some(({ points }) => points[index] != null))
  const columns = [...wayColumns, ...priced, ...lengthColumns('split')]
  return (
    <div>
      <DataTable caption={caption} columns={columns} rows={rows} keyOf={keyOfWay} />
      {isMixed ? <MixedLegend /> : null}
    </div>
  )
}
