import type { Row, SearchAnswer } from '@/lib/availability/search-contract.ts'
import { formatNumber } from '@/lib/core/formats.ts'

/** The note below the table: where the rows come from, and what is missing from them. */
export function describeSources(answer: SearchAnswer, rows: readonly Row[]): string {
  const noCharges = rows.every(({ charges }) => charges === null)
  const hasDash = rows.some(({ points, charges }) => points === null || (charges === null && !noCharges))
  const notes = [
    'Points and taxes are per adult, one way.',
    ...answer.sources.map(({ kind, name, rows: count }) =>
      kind === 'own'
        ? `${formatNumber(count)} you added; only you see them.`
        : kind === 'member'
          ? `${formatNumber(count)} ${name.charAt(0).toLowerCase()}${name.slice(1)}.`
          : `${formatNumber(count)} from ${name}.`,
    ),
    ...(noCharges ? ['Taxes and charges: shown by the airline at booking.'] : []),
    ...(rows.some(({ charges }) => charges?.estimatedFrom !== undefined)
      ? ['“est.”: estimated from what this airline charged on the date shown. Check before you book.']
      : []),
    ...(hasDash ? ['– not published; shown at booking.'] : []),
    ...(rows.some(({ seats }) => seats === null) ? ['“some”: seats seen, count not given.'] : []),
  ]
  return notes.join(' ')
}
