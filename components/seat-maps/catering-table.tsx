import { allCatering, type Catering } from '@/lib/network/aircraft/amenities.ts'
import { findCarrier } from '@/lib/network/carriers.ts'
import { type Column, DataTable } from '../ui/data-table.tsx'
import { FactSource } from './picture/fact-source.tsx'

const columns: readonly Column<Catering>[] = [
  { id: 'airline', head: 'Airline', cell: ({ carrier }) => findCarrier(carrier)?.name ?? carrier },
  { id: 'scope', head: 'Flights', cell: ({ scope }) => scope },
  { id: 'cabin', head: 'Cabin', cell: ({ cabin }) => cabin },
  { id: 'service', head: 'What is served', cell: ({ service }) => <span className="block min-w-56">{service}</span> },
  {
    id: 'source',
    head: 'Source',
    cell: ({ confidence, sources }) => <FactSource confidence={confidence} sources={sources} />,
  },
]

/** What is served, by airline, length of flight and cabin. */
export function CateringTable() {
  return (
    <DataTable
      caption="Food and drink on board"
      columns={columns}
      rows={allCatering}
      keyOf={({ carrier, scope, cabin, service }) => `${carrier} ${scope} ${cabin} ${service.slice(0, 20)}`}
    />
  )
}
