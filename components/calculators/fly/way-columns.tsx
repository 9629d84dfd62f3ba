import { formatNumber } from '@/lib/core/formats.ts'
import type { Column } from '../../ui/data-table.tsx'
import { CarrierTags } from '../../ui/seats/carrier-tags.tsx'
import { RouteLine } from '../../ui/seats/route-line.tsx'

type Way = { airports: readonly string[]; carriers: readonly string[]; miles: number; zone: number | null }
type WayRow = { way: Way }

export const keyOfWay = ({ way }: WayRow) => way.airports.join('-') + way.carriers.join('')

/** The columns that identify a way between two cities. They come before its points. */
export const wayColumns: readonly Column<WayRow>[] = [
  {
    id: 'route',
    head: 'Route',
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

/** The columns after the points, so that a phone shows the points first. `noZone` is shown for ways without a zone. */
export const lengthColumns = (noZone: string): readonly Column<WayRow>[] => [
  { id: 'miles', head: 'Miles', end: true, cell: ({ way }) => formatNumber(way.miles) },
  { id: 'zone', head: 'Zone', end: true, cell: ({ way }) => way.zone ?? noZone },
]
