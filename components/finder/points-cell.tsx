import type { Row, TablePrice } from '@/lib/availability/search-contract.ts'
import { formatDate, formatNumber } from '@/lib/finder/format.ts'
import { Hint } from '../ui/hint.tsx'
import { NotPublished } from './not-published.tsx'

/** Points as seen, in bold; the program's own table price below it where the two differ or none was seen. */
export function PointsCell({ row }: { row: Row }) {
  const { points, tablePrice } = row
  return (
    <span className="inline-flex flex-col items-end py-1">
      {points === null ? <NotPublished /> : <span className="font-semibold">{formatNumber(points)}</span>}
      {tablePrice ? (
        <Hint
          text={tableWords(tablePrice)}
          className="rounded-sm text-12 text-muted decoration-dotted underline-offset-2 hover:underline"
        >
          {tablePrice.points === points ? 'table price' : `table ${formatNumber(tablePrice.points)}`}
        </Hint>
      ) : null}
    </span>
  )
}

/** Where a table price comes from: table, zone, miles, date, source, and how sure it is. */
export function tableWords({ points, table, zone, miles, asOf, sources, confidence }: TablePrice): string {
  const source = sources[0] ?? 'no source named'
  return `${formatNumber(points)} points: ${table}, zone ${zone}, ${formatNumber(Math.round(miles))} miles. As of ${formatDate(asOf, 'plain')}, ${confidence}. Source: ${source}`
}
