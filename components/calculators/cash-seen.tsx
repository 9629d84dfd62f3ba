import { spellDates } from '@/lib/calculators/note-sentence.ts'
import { onFirstUse } from '@/lib/core/lazy.ts'
import type { CashExample } from '@/lib/programs/value/cash-part.ts'
import { type Column, DataTable } from '../ui/data-table.tsx'
import { cabinLooks } from '../ui/seats/cabins.ts'
import { CarrierTags } from '../ui/seats/carrier-tags.tsx'

const dollars = onFirstUse(() => new Intl.NumberFormat('en-AU', { style: 'currency', currency: 'AUD' }))

/** Dollars to the cent: $1,234.50. */
export function dollarsAndCents(aud: number): string {
  return dollars().format(aud)
}

/** An amount once asked for: exact, or only its lower bound. */
function cashWords({ aud, moreThan }: Pick<CashExample, 'aud' | 'moreThan'>): string {
  if (aud !== null) return dollars().format(aud)
  return moreThan === null ? 'not published' : `over ${dollars().format(moreThan)}`
}

const columns: readonly Column<CashExample>[] = [
  { id: 'route', head: 'Route', cell: ({ route }) => <span className="font-mono whitespace-nowrap">{route}</span> },
  { id: 'aud', head: 'Amount', end: true, cell: cashWords },
  { id: 'carrier', head: 'Airline', cell: ({ carrier }) => <CarrierTags codes={carrier.split('+')} /> },
  { id: 'cabin', head: 'Cabin', cell: ({ cabin }) => cabinLooks[cabin].name },
  { id: 'way', head: 'Trip', cell: ({ way }) => <span className="whitespace-nowrap">{way}</span> },
  { id: 'seen', head: 'Seen', cell: ({ seen }) => <span className="whitespace-nowrap">{spellDates(seen)}</span> },
  { id: 'what', head: 'What it includes', cell: ({ what }) => <span className="block min-w-48">{what}</span> },
]

/** Taxes and charges somebody was once asked for, each with its date: examples, never today's price. */
export function CashSeen({ caption, examples }: { caption: string; examples: readonly CashExample[] }) {
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={examples}
      keyOf={({ route, carrier, cabin, seen, way, aud }) => [route, carrier, cabin, seen, way, aud].join()}
    />
  )
}
