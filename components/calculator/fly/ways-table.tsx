import type { FlyWay } from '@/lib/calculators/fly/ways.ts'
import { formatNumber } from '@/lib/finder/format.ts'
import { cabinOrder } from '@/lib/programs/checks.ts'
import { cabinLooks } from '../../seats/cabins.ts'
import { CarrierTags } from '../../seats/carrier-tags.tsx'
import { RouteLine } from '../../seats/route-line.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { PointsFigure } from '../points-figure.tsx'

type WayRow = { way: FlyWay; points: readonly (number | null)[] }

const columns: readonly Column<WayRow>[] = [
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
  ...cabinOrder.map((cabin, index) => ({
    id: cabin,
    head: cabinLooks[cabin].name,
    end: true,
    cell: ({ points }: WayRow) => <PointsFigure points={points[index]} />,
  })),
  // On a phone the points are in sight, and these a push away.
  { id: 'miles', head: 'Miles', end: true, cell: ({ way }) => formatNumber(way.miles) },
  { id: 'zone', head: 'Zone', end: true, cell: ({ way }) => way.zone ?? 'split' },
]

/** Every way between two cities with its points in every cabin. */
export function WaysTable({ caption, rows }: { caption: string; rows: readonly WayRow[] }) {
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={rows}
      keyOf={({ way }) => way.airports.join('-') + way.carriers.join('')}
    />
  )
}
