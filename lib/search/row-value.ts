import type { Row } from '../availability/search-contract.ts'

/**
 * The Australian cents that a point saves compared with a cash fare in whole dollars: the fare less the charges,
 * divided by the points. Null when the points are unknown or the charges are not known in Australian dollars.
 */
export function centsAPoint({ points, charges }: Pick<Row, 'points' | 'charges'>, cash: number): number | null {
  if (points === null || points === 0 || charges?.currency !== 'AUD') return null
  return (cash * 100 - charges.minor) / points
}

/** Formats cents to a tenth of a cent: 1.8c. */
export function formatCents(cents: number): string {
  return `${cents.toFixed(1)}c`
}
