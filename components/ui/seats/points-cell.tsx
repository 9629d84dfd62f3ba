import type { Row, TablePrice } from '@/lib/availability/search-contract.ts'
import { formatDate, formatNumber } from '@/lib/core/formats.ts'
import { howSure, surenessNames } from '@/lib/core/provenance.ts'
import { Hint } from '../hint.tsx'
import { NotPublished } from './not-published.tsx'
import { SurenessChip } from './sureness-chip.tsx'

/** The points, and any figures below them. */
export const pointsStyle = 'inline-flex flex-col items-end py-1'
export const belowPointsStyle = 'text-12 font-normal text-muted'
const hinted = 'rounded-sm underline-offset-2'

type PointsCellProps = {
  row: Pick<Row, 'points' | 'tablePrice'>
  seats: number
  /** Whether the row adds another line on phones; a table price equal to the points is then hidden there. */
  hasMoreOnPhones?: boolean
}

/**
 * The points seen for one person, in bold, and a line below: the party's points, or the price in the program's table.
 * Both lines are shown only if a party's points differ from the table. If the source gave no points, the table's are
 * shown instead, with how sure they are.
 */
export function PointsCell({ row, seats, hasMoreOnPhones = false }: PointsCellProps) {
  const { points, tablePrice } = row
  if (points === null && tablePrice !== null) return <TablePoints tablePrice={tablePrice} seats={seats} />
  const isParty = points !== null && seats > 1
  // The party's points take the line of the table price, which then becomes the hint of the points.
  const isTableOnPoints = isParty && tablePrice?.points === points
  return (
    <span className={`${pointsStyle} font-semibold`}>
      {points === null ? (
        <NotPublished />
      ) : isTableOnPoints ? (
        <Hint
          text={`The published reward price. ${tableWords(tablePrice)}`}
          className={`${hinted} underline decoration-muted decoration-dotted`}
        >
          {formatNumber(points)}
        </Hint>
      ) : (
        formatNumber(points)
      )}
      {isParty ? (
        <span className={belowPointsStyle}>
          {formatNumber(points * seats)} for {seats}
        </span>
      ) : null}
      {tablePrice && !isTableOnPoints ? (
        <Hint
          text={tableWords(tablePrice)}
          className={`${hinted} ${belowPointsStyle} decoration-dotted hover:underline ${hasMoreOnPhones && tablePrice.points === points ? 'max-sm:hidden' : ''}`}
        >
          {tablePrice.points === points ? 'reward price' : `usual ${formatNumber(tablePrice.points)}`}
        </Hint>
      ) : null}
    </span>
  )
}

function TablePoints({ tablePrice, seats }: { tablePrice: TablePrice; seats: number }) {
  return (
    <span className={pointsStyle}>
      <Hint
        text={`No live price given, so this is the published reward price. ${tableWords(tablePrice)}`}
        className={`${hinted} underline decoration-muted decoration-dotted`}
      >
        {formatNumber(tablePrice.points)}
      </Hint>
      {seats > 1 ? (
        <span className="text-12 text-muted">
          {formatNumber(tablePrice.points * seats)} for {seats}
        </span>
      ) : null}
      <SurenessChip of={tablePrice} />
    </span>
  )
}

/** Returns where a table price comes from: table, zone, miles, date, source, and how sure it is. */
function tableWords({ points, table, zone, miles, asOf, sources, confidence }: TablePrice): string {
  const rest = sources.length > 1 ? ` and ${sources.length - 1} more` : ''
  return [
    `${formatNumber(points)} points: ${table}, zone ${zone}, ${formatNumber(Math.round(miles))} miles.`,
    `As of ${formatDate(asOf, 'plain')}, ${surenessNames[howSure({ confidence, sources })]}.`,
    `Source: ${pickPrimarySource(sources)}${rest}.`,
  ].join(' ')
}

/** Returns the program's own page if it is among the sources, else the first source. */
function pickPrimarySource(sources: readonly string[]): string {
  const own = sources.find((source) =>
    /^https:\/\/[\w.]*(qantas|velocityfrequentflyer|virginaustralia)\.com/.test(source),
  )
  return own ?? sources[0] ?? 'not given'
}
