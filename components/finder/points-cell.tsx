import type { Row, TablePrice } from '@/lib/availability/search-contract.ts'
import { formatDate, formatNumber } from '@/lib/finder/format.ts'
import { Hint } from '../ui/hint.tsx'
import { NotPublished } from './not-published.tsx'

/** Points as seen for one, in bold, and for the party; the program's own table price below it where the two differ or none was seen. */
export function PointsCell({ row, seats }: { row: Row; seats: number }) {
  const { points, tablePrice } = row
  return (
    <span className="inline-flex flex-col items-end py-1">
      {points === null ? <NotPublished /> : <span className="font-semibold">{formatNumber(points)}</span>}
      {points !== null && seats > 1 ? (
        <span className="text-12 text-muted">
          {formatNumber(points * seats)} for {seats}
        </span>
      ) : null}
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
function tableWords({ points, table, zone, miles, asOf, sources, confidence }: TablePrice): string {
  const rest = sources.length > 1 ? ` and ${sources.length - 1} more` : ''
  return [
    `${formatNumber(points)} points: ${table}, zone ${zone}, ${formatNumber(Math.round(miles))} miles.`,
    `As of ${formatDate(asOf, 'plain')}, ${confidence}.`,
    `Source: ${primaryOf(sources)}${rest}.`,
  ].join(' ')
}

/** The program's own page where it is among the sources, else the first one named. */
function primaryOf(sources: readonly string[]): string {
  const own = sources.find((source) =>
    /^https:\/\/[\w.]*(qantas|velocityfrequentflyer|virginaustralia)\.com/.test(source),
  )
  return own ?? sources[0] ?? 'not named'
}
