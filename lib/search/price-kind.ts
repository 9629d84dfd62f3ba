import type { Row } from '../availability/search-contract.ts'

/**
 * Which price a row shows: the program's own table price, less or more than that, or one that no table confirms. A
 * price above the table is usually one that moves with demand.
 */
export type PriceKind = 'table' | 'below-table' | 'above-table' | 'seen-only' | 'table-only' | 'unknown'

export function priceKindOf({ points, tablePrice }: Pick<Row, 'points' | 'tablePrice'>): PriceKind {
  if (points === null) return tablePrice === null ? 'unknown' : 'table-only'
  if (tablePrice === null) return 'seen-only'
  if (points === tablePrice.points) return 'table'
  return points < tablePrice.points ? 'below-table' : 'above-table'
}

/** Each kind explained in a line. */
export const priceWords = {
  table: 'The published table price: it is the same on every day this seat is open.',
  'below-table': 'Less than the published table says: an older price, a sale, or a connection priced as one trip.',
  'above-table':
    'More than the published table says: most likely a price that moves with demand, or an airline priced apart.',
  'seen-only': 'As the source saw it; no published table covers this way to fly, so it cannot be checked.',
  'table-only': 'The source gave no points; this is the published table price for the route.',
  unknown: 'Neither the source nor a published table gives the points.',
} as const satisfies Record<PriceKind, string>
