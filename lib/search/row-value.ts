import type { Row } from '../availability/search-contract.ts'

/**
 * Australian cents a point saves against a cash fare in whole dollars: the fare less the charges, over the points. Null
 * where the points are unknown, or the charges are not known in Australian dollars.
 */
export function centsAPoint({ points, charges }: Pick<Row, 'points' | 'charges'>, cash: number): number | null {
  if (points === null || points === 0 || charges?.currency !== 'AUD') return null
  return (cash * 100 - charges.minor) / points
}

/** 1.8c, to a tenth of a cent. */
export function formatCents(cents: number): string {
  return `${cents.toFixed(1)}c`
}
