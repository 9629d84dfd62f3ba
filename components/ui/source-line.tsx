import { countOf, formatDate } from '@/lib/core/formats.ts'
import type { Provenance, TableReference } from '@/lib/core/provenance.ts'
import { sourceName } from '@/lib/core/source-name.ts'
import { SurenessChip } from './seats/sureness-chip.tsx'

/** Shown beside every figure of a program: the date it holds for, how sure it is, and where it was read. */
export function SourceLine({ asOf, sources, confidence }: Provenance) {
  const claim = (
    <>
      As of <time dateTime={asOf}>{formatDate(asOf, 'plain')}</time>, <SurenessChip of={{ confidence, sources }} />
    </>
  )
  // A recalled figure may come from "general knowledge", which isn't a source that can be opened.
  if (sources.every((source) => confidence === 'recalled' && sourceName(source).address === null))
    return <p className="text-12 text-muted">{claim}</p>
  return (
    <details className="text-12 text-muted">
      <summary className="inline-block cursor-pointer list-none rounded-sm py-1 [&::-webkit-details-marker]:hidden">
        {claim}{' '}
        <span className="font-medium whitespace-nowrap text-ink underline underline-offset-2">
          {countOf(sources.length, 'source')}
        </span>
      </summary>
      <ul className="mt-1 max-w-prose list-disc space-y-1 pl-5 wrap-anywhere">
        {sources.map((source) => (
          <li key={source}>
            <Source text={source} />
          </li>
        ))}
      </ul>
    </details>
  )
}

function Source({ text }: { text: string }) {
  const { address, name } = sourceName(text)
  if (address === null) return name
  return (
    <a href={address} rel="noopener" className="underline underline-offset-2 hover:text-ink">
      {name}
    </a>
  )
}

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
