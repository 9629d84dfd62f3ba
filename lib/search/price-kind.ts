import type { Row } from '../availability/search-contract.ts'

/**
 * How a row's price compares with the program's table: equal, lower, higher, or without a table price to compare with.
 * A price above the table usually varies with demand.
 */
export type PriceKind = 'table' | 'below-table' | 'above-table' | 'seen-only' | 'table-only' | 'unknown'

export function getPriceKind({ points, tablePrice }: Pick<Row, 'points' | 'tablePrice'>): PriceKind {
  if (points === null) return tablePrice === null ? 'unknown' : 'table-only'
  if (tablePrice === null) return 'seen-only'
  if (points === tablePrice.points) return 'table'
  return points < tablePrice.points ? 'below-table' : 'above-table'
}

/** Explains each kind in a sentence. */
export const priceWords = {
  table: 'The published price. It’s the same on every day this seat is open.',
  'below-table': 'Less than the published price: an older price, a sale, or a connection priced as one trip.',
  'above-table':
    'More than the published price: probably one that moves with demand, or an airline with its own prices.',
  'seen-only': 'There’s no published price to compare this with.',
  'table-only': 'No live price given, so this is the published price for the route.',
  unknown: 'The airline shows the points at booking.',
} as const satisfies Record<PriceKind, string>
