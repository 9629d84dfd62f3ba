import type { EpochSecond } from '../core/dates.ts'
import { CABINS } from './route-columns.ts'

/** When a route was checked, over all its cabins. */
export type RouteChecks = {
  /** Number of days that have been checked. */
  days: number
  oldest: EpochSecond
  newest: EpochSecond
  /** The newest check of each day; 0 = never. */
  newestOf: Uint32Array
  /** The oldest check of each day. The same array as `newestOf` when no day's cabins differ. */
  oldestOf: Uint32Array
}

/** @param seenAt the newest check of each cell, 0 = never */
export function summariseChecks(seenAt: Uint32Array): RouteChecks {
  const newestOf = new Uint32Array(seenAt.length / CABINS)
  const oldestOf = new Uint32Array(seenAt.length / CABINS)
  const checks: RouteChecks = { days: 0, oldest: 0, newest: 0, newestOf, oldestOf: newestOf }
  for (let day = 0; day < newestOf.length; day += 1) {
    const { oldest, newest } = getDayChecks(seenAt, day * CABINS)
    if (newest === 0) continue
    newestOf[day] = newest
    oldestOf[day] = oldest
    checks.days += 1
    checks.newest = Math.max(checks.newest, newest)
    checks.oldest = checks.oldest === 0 ? oldest : Math.min(checks.oldest, oldest)
    if (oldest !== newest) checks.oldestOf = oldestOf
  }
  return checks
}

function getDayChecks(seenAt: Uint32Array, first: number): { oldest: EpochSecond; newest: EpochSecond } {
  let oldest = 0
  let newest = 0
  for (let cell = first; cell < first + CABINS; cell += 1) {
    const seen = seenAt[cell] ?? 0
    if (seen === 0) continue
    if (seen > newest) newest = seen
    if (oldest === 0 || seen < oldest) oldest = seen
  }
  return { oldest, newest }
}
