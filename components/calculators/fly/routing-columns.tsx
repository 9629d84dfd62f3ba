import { formatNumber } from '@/lib/core/formats.ts'
import type { Column } from '../../ui/data-table.tsx'
import { CarrierTags } from '../../ui/seats/carrier-tags.tsx'
import { RouteLine } from '../../ui/seats/route-line.tsx'

type Routing = { airports: readonly string[]; carriers: readonly string[]; miles: number; zone: number | null }
type RoutingRow = { routing: Routing }

export const keyOfRouting = ({ routing }: RoutingRow) => routing.airports.join('-') + routing.carriers.join('')

/** The columns that identify a routing between two cities. They come before its points. */
export const routingColumns: readonly Column<RoutingRow>[] = [
  {
    id: 'route',
    head: 'Route',
    cell: ({ routing }) => (
      <RouteLine
        from={routing.airports[0] ?? ''}
        to={routing.airports.at(-1) ?? ''}
        via={routing.airports.slice(1, -1)}
      />
    ),
  },
  {
    id: 'stop',
    head: 'Stop',
    cell: ({ routing }) => (
      <span className="font-mono">{routing.airports.length > 2 ? routing.airports[1] : 'none'}</span>
    ),
  },
  { id: 'carriers', head: 'Airline', cell: ({ routing }) => <CarrierTags codes={[...new Set(routing.carriers)]} /> },
]

/** The columns after the points, so that a phone shows the points first. `noZone` stands for a missing zone. */
export const lengthColumns = (noZone: string): readonly Column<RoutingRow>[] => [
  { id: 'miles', head: 'Miles', end: true, cell: ({ routing }) => formatNumber(routing.miles) },
  { id: 'zone', head: 'Zone', end: true, cell: ({ routing }) => routing.zone ?? noZone },
]
