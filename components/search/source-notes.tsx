import type { Row, SearchAnswer } from '@/lib/availability/search-contract.ts'
import { formatNumber } from '@/lib/core/formats.ts'

/** Below the table: where the rows come from, and what is missing from them. */
export function SourceNotes({ answer, rows }: { answer: SearchAnswer; rows: Row[] }) {
  const noCharges = rows.every(({ charges }) => charges === null)
  const hasDash = rows.some(({ points, charges }) => points === null || (charges === null && !noCharges))
  const notes = [
    'Points and charges are for one adult, one way.',
    ...answer.sources.map(({ kind, name, rows: count }) =>
      kind === 'own'
        ? `${formatNumber(count)} you saw yourself; only you see them.`
        : `${formatNumber(count)} from ${name}.`,
    ),
    ...(noCharges ? ['Charges: not published by the source.'] : []),
    ...(rows.some(({ charges }) => charges?.estimatedFrom !== undefined)
      ? [
          '“est.”: the source named no charges; this is what the same airline asked on the date shown, from here or another Australian airport. Check before you book.',
        ]
      : []),
    ...(hasDash ? ['– stands for not published by the source.'] : []),
    ...(rows.some(({ seats }) => seats === null) ? ['“some”: seats seen, count not given.'] : []),
  ]
  return <p className="border-t border-line px-4 py-3 text-12 text-muted sm:px-5">{notes.join(' ')}</p>
}
