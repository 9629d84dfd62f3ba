import { formatDate } from '@/lib/core/formats.ts'
import type { Confidence } from '@/lib/core/provenance.ts'
import type { RegisteredTable } from '@/lib/programs/registry.ts'
import { DataTable } from '../ui/data-table.tsx'

const words = {
  confirmed: 'Seen in a source',
  derived: 'Worked out from confirmed figures',
  weak: 'One unofficial source',
  recalled: 'General knowledge',
} as const satisfies Record<Confidence, string>

const programs = { qantas: 'Qantas', velocity: 'Velocity', network: 'Network', cards: 'Cards' } as const

/** Every table in use, oldest first: where a figure may have changed since. */
export function TablesByConfidence({ tables }: { tables: readonly RegisteredTable[] }) {
  const rows = [...tables].sort((a, b) => (a.asOf < b.asOf ? -1 : 1))
  return (
    <section aria-labelledby="tables">
      <h2 id="tables" className="mb-1.5 text-20 font-semibold tracking-tight">
        The tables, oldest first
      </h2>
      <p className="mb-4 max-w-prose text-16 text-muted">
        An old date does not make a figure wrong, but it is where to look first. The pages that use a table link its
        sources.
      </p>
      <DataTable
        caption="Tables behind the figures"
        rows={rows}
        stacks={3}
        keyOf={({ program, id }) => `${program} ${id}`}
        columns={[
          { id: 'title', head: 'Table', cell: ({ title }) => title },
          { id: 'program', head: 'Program', cell: ({ program }) => programs[program] },
          { id: 'asOf', head: 'As of', cell: ({ asOf }) => <time dateTime={asOf}>{formatDate(asOf, 'plain')}</time> },
          { id: 'confidence', head: 'How sure', cell: ({ confidence }) => words[confidence] },
          { id: 'sources', head: 'Sources', end: true, cell: ({ sources }) => sources.length },
          { id: 'missing', head: 'Gaps', end: true, cell: ({ missing }) => missing.length },
        ]}
      />
    </section>
  )
}
