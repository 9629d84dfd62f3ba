import type { TableReference } from '@/lib/core/provenance.ts'
import { SourceLine } from './source-line.tsx'

/** The tables a page's figures were read from, each with its date and sources. */
export function TableSources({ tables }: { tables: readonly Omit<TableReference, 'id'>[] }) {
  return (
    <div className="mt-4 space-y-1.5">
      {tables.map((table) => (
        <div key={table.title} className="text-12">
          <span className="font-medium">{table.title}</span>
          <SourceLine asOf={table.asOf} sources={table.sources} confidence={table.confidence} />
        </div>
      ))}
    </div>
  )
}
