import { spellDates } from '@/lib/calculators/note-sentence.ts'
import { onFirstUse } from '@/lib/core/lazy.ts'
import type { CashExample } from '@/lib/programs/value/cash-part.ts'
import { type Column, DataTable } from '../ui/data-table.tsx'
import { FigureBar } from '../ui/figure-bar.tsx'
import { cabinDisplay } from '../ui/seats/cabins.ts'
import { CarrierTags } from '../ui/seats/carrier-tags.tsx'

const dollars = onFirstUse(() => new Intl.NumberFormat('en-AU', { style: 'currency', currency: 'AUD' }))

/** Formats dollars to the cent: $1,234.50. */
export function dollarsAndCents(aud: number): string {
  return dollars().format(aud)
}

/** An amount once quoted, in words: exact, or only its lower bound. */
function cashWords({ aud, moreThan }: Pick<CashExample, 'aud' | 'moreThan'>): string {
  if (aud !== null) return dollars().format(aud)
  return moreThan === null ? 'not published' : `over ${dollars().format(moreThan)}`
}

const listColumns = (maxAud: number): readonly Column<CashExample>[] => [
  { id: 'route', head: 'Route', cell: ({ route }) => <span className="font-mono whitespace-nowrap">{route}</span> },
  {
    id: 'aud',
    head: 'Amount',
    end: true,
    cell: (example) => (
      <FigureBar share={(example.aud ?? example.moreThan ?? 0) / maxAud}>{cashWords(example)}</FigureBar>
    ),
  },
  { id: 'carrier', head: 'Airline', cell: ({ carrier }) => <CarrierTags codes={carrier.split('+')} /> },
  { id: 'cabin', head: 'Cabin', cell: ({ cabin }) => cabinDisplay[cabin].name },
  { id: 'way', head: 'Trip', cell: ({ way }) => <span className="whitespace-nowrap">{way}</span> },
  { id: 'seen', head: 'Seen', cell: ({ seen }) => <span className="whitespace-nowrap">{spellDates(seen)}</span> },
  { id: 'what', head: 'What it includes', cell: ({ what }) => <span className="block min-w-48">{what}</span> },
]

/** A table of taxes and charges that someone was once quoted, each with its date: examples, never today's price. */
export function CashSeen({ caption, examples }: { caption: string; examples: readonly CashExample[] }) {
  const maxAud = Math.max(1, ...examples.map(({ aud, moreThan }) => aud ?? moreThan ?? 0))
  return (
    <DataTable
      caption={caption}
      columns={listColumns(maxAud)}
      rows={examples}
      keyOf={({ route, carrier, cabin, seen, way, aud }) => [route, carrier, cabin, seen, way, aud].join()}
    />
  )
}
