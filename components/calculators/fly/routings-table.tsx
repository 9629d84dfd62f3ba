import { isMixedIn } from '@/lib/calculators/fly/priced-routing.ts'
import type { PricedRouting } from '@/lib/calculators/fly/routings-file.ts'
import { cabins } from '@/lib/core/cabin.ts'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { MixedLegend, NoPriceLegend, PointsFigure } from '../../ui/points-figure.tsx'
import { cabinDisplay } from '../../ui/seats/cabins.ts'
import { keyOfRouting, lengthColumns, routingColumns } from './routing-columns.tsx'

type RoutingRow = { routing: PricedRouting; points: readonly (number | null)[] }

const cabinColumns: readonly Column<RoutingRow>[] = cabins.map((cabin, index) => ({
  id: cabin,
  head: cabinDisplay[cabin].name,
  end: true,
  cell: ({ routing, points }) => (
    <PointsFigure points={points[index]} mixed={isMixedIn(routing, cabin)} absent="no price" />
  ),
}))

/** A table of every routing between two cities, with its points in each cabin for which any has a price. */
export function RoutingsTable({ caption, rows }: { caption: string; rows: readonly RoutingRow[] }) {
  const isMixed = rows.some(({ routing }) => cabins.some((cabin) => isMixedIn(routing, cabin)))
  const isPriced = cabins.map((_, index) => rows.some(({ points }) => points[index] != null))
  const priced = cabinColumns.filter((_, index) => isPriced[index])
  const hasDash = rows.some(({ points }) => points.some((price, index) => isPriced[index] && price == null))
  const columns = [...routingColumns, ...priced, ...lengthColumns('split')]
  return (
    <div>
      <DataTable caption={caption} columns={columns} rows={rows} keyOf={keyOfRouting} />
      {isMixed ? <MixedLegend /> : null}
      {hasDash ? <NoPriceLegend /> : null}
    </div>
  )
}
