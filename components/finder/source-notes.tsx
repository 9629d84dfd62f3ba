import type { Row, SearchAnswer } from '@/lib/availability/search-contract.ts'
import { formatNumber } from '@/lib/finder/format.ts'

/** Below the table: where the rows come from, and what a dash means when there is one. */
export function SourceNotes({ answer, rows }: { answer: SearchAnswer; rows: Row[] }) {
  const hasDash = rows.some(({ points, charges }) => points === null || charges === null)
  const hasSome = rows.some(({ seats }) => seats === null)
  return (
    <p className="border-t border-line px-4 py-3 text-12 text-muted sm:px-5">
      Points and charges are for one adult, one way.
      {answer.sources.map(({ name, rows: count }) => ` ${formatNumber(count)} from ${name}.`).join('')}
      {hasDash ? ' – not published by the source.' : ''}
      {hasSome ? ' “some”: seats seen, count not given.' : ''}
    </p>
  )
}
