import { type KnownFlight, knownFlightsBetween } from '@/lib/network/aircraft/known-flights.ts'
import { type Column, DataTable } from '../ui/data-table.tsx'
import { NotKnown } from './not-known.tsx'
import { Section } from './section.tsx'

const columns: readonly Column<KnownFlight>[] = [
  {
    id: 'flight',
    head: 'Flight',
    cell: ({ flights, carrier }) => <span className="font-mono">{flights.join(', ') || carrier}</span>,
  },
  {
    id: 'route',
    head: 'Route',
    cell: ({ from, to, via }) => (
      <span className="font-mono whitespace-nowrap">{[from, via, to].filter(Boolean).join('–')}</span>
    ),
  },
  { id: 'aircraft', head: 'Usual aircraft', cell: ({ aircraft }) => aircraft ?? <NotKnown /> },
  { id: 'block', head: 'Gate to gate', cell: ({ blockTime }) => blockTime ?? <NotKnown /> },
  { id: 'asOf', head: 'As of', cell: ({ asOf }) => asOf ?? 'not dated' },
  {
    id: 'note',
    head: 'Remarks',
    cell: ({ note, operator, confidence }) => (
      <span className="text-muted">
        {[
          note,
          operator ? `flown by ${operator}` : '',
          confidence === 'recalled' ? 'general knowledge, no source seen' : '',
        ]
          .filter(Boolean)
          .join('; ')}
      </span>
    ),
  },
]

/** Flights whose usual aircraft a source names, with the age of that source. */
export function KnownFlights({ from, to }: { from: string; to: string }) {
  const flights = knownFlightsBetween(from, to)
  if (flights.length === 0) return null
  return (
    <Section title="Flights by number" intro="What sources say of single flights. Each is as old as its date.">
      <DataTable
        caption={`Usual aircraft between ${from} and ${to}`}
        columns={columns}
        rows={flights}
        keyOf={({ flights: numbers, carrier, asOf }) => `${carrier} ${numbers.join()} ${asOf}`}
      />
    </Section>
  )
}
