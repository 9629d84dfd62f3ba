import type { VelocityFlyAnswer } from '@/lib/calculators/fly/velocity-answer.ts'
import { formatNumber } from '@/lib/finder/format.ts'
import { cabinOrder } from '@/lib/programs/checks.ts'
import { cabinLooks } from '../../seats/cabins.ts'
import { CarrierTags } from '../../seats/carrier-tags.tsx'
import { RouteLine } from '../../seats/route-line.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { KnownPointsLegend, KnownPointsView } from './known-points.tsx'

type WayRow = VelocityFlyAnswer['rows'][number]

const ways: readonly Column<WayRow>[] = [
  {
    id: 'route',
    head: 'Way',
    cell: ({ way }) => (
      <RouteLine from={way.airports[0] ?? ''} to={way.airports.at(-1) ?? ''} via={way.airports.slice(1, -1)} />
    ),
  },
  {
    id: 'stop',
    head: 'Stop',
    cell: ({ way }) => <span className="font-mono">{way.airports.length > 2 ? way.airports[1] : 'none'}</span>,
  },
  { id: 'carriers', head: 'Airline', cell: ({ way }) => <CarrierTags codes={[...new Set(way.carriers)]} /> },
]

/** Behind the points, so that on a phone these are in sight. */
const lengths: readonly Column<WayRow>[] = [
  { id: 'miles', head: 'Miles', end: true, cell: ({ way }) => formatNumber(way.miles) },
  { id: 'zone', head: 'Zone', end: true, cell: ({ way }) => way.zone ?? 'none' },
]

/** The cabins anybody flies. */
function cabinColumns(rows: readonly WayRow[]): Column<WayRow>[] {
  return cabinOrder
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
        columns={[...ways, ...cabinColumns(rows), ...lengths]}
        rows={rows}
        keyOf={({ way }) => way.airports.join('-') + way.carriers.join('')}
      />
      <KnownPointsLegend />
    </div>
  )
}
