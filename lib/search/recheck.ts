import type { Row } from '../availability/search-contract.ts'
import type { LiveProgress, SeenRow } from './live-stream.ts'

/** How long ago a seat had been seen when it was checked again. */
export const ages = ['hour', 'day', 'week', 'older'] as const
export type Age = (typeof ages)[number]

/** The result of checking one row again. */
export type RecheckVerdict = { kind: 'again'; row: SeenRow } | { kind: 'gone' } | { kind: 'failed'; message: string }

/**
 * Says whether a row was seen again: the same cabin and kind (direct or connecting) on the same day, with an airline in
 * common if both name any. Null while nothing is known yet.
 */
export function getRecheckVerdict(
  { done, rows, failed }: LiveProgress,
  row: Pick<Row, 'cabin' | 'direct' | 'carriers'>,
): RecheckVerdict | null {
  const [failure] = failed
  if (failure) return { kind: 'failed', message: failure.message }
  if (done === 0) return null
  const same = rows.filter(
    ({ cabin, direct, carriers }) =>
      cabin === row.cabin &&
      direct === row.direct &&
      (shareOne(carriers, row.carriers) || isUnnamed(carriers, row.carriers)),
  )
  const [cheapest] = same.toSorted((a, b) => (a.points ?? Infinity) - (b.points ?? Infinity))
  return cheapest ? { kind: 'again', row: cheapest } : { kind: 'gone' }
}

const shareOne = (a: readonly string[], b: readonly string[]) => a.some((carrier) => b.includes(carrier))
const isUnnamed = (a: readonly string[], b: readonly string[]) => a.length === 0 || b.length === 0
