import type { Ledger } from '../../availability/coverage-ledger.ts'
import type { Instant } from '../../core/clock.ts'
import { epochSecond, instantOf } from '../../core/dates.ts'
import type { Program } from '../../core/program.ts'

/** How fresh one provider's seats are for one program. */
export type Freshness = {
  source: string
  program: Program
  sample: boolean
  /** Routes it checks now. `never`: those it hasn't checked yet. */
  routes: number
  never: number
  /** Routes checked within an hour, within a day, longer ago. */
  fresh: number
  recent: number
  old: number
  oldest: { route: string; at: Instant } | null
  newestAt: Instant | null
  /** Routes whose latest check failed. */
  failing: number
}

const HOUR = 3600

export function measureFreshness(ledger: Ledger, now: Instant): Freshness {
  const second = epochSecond(now)
  const followed = [...ledger.routes].filter(([, route]) => route.daysAhead >= 0)
  const looked = followed.filter(([, { lookedAt }]) => lookedAt > 0)
  const ages = looked.map(([, { lookedAt }]) => second - lookedAt)
  const [oldest] = looked.toSorted(([, a], [, b]) => a.lookedAt - b.lookedAt)
  const newest = Math.max(0, ...looked.map(([, { lookedAt }]) => lookedAt))
  return {
    source: ledger.source.name,
    program: ledger.program,
    sample: ledger.source.kind === 'sample',
    routes: followed.length,
    never: followed.length - looked.length,
    fresh: ages.filter((age) => age < HOUR).length,
    recent: ages.filter((age) => age >= HOUR && age < 24 * HOUR).length,
    old: ages.filter((age) => age >= 24 * HOUR).length,
    oldest: oldest ? { route: oldest[0], at: instantOf(oldest[1].lookedAt) } : null,
    newestAt: newest === 0 ? null : instantOf(newest),
    failing: followed.filter(([, { failures, lookedAt }]) => failures.some(({ at }) => at > lookedAt)).length,
  }
}

/** Returns how many routes were checked within the last day. */
export function countCheckedInDay({ fresh, recent }: Freshness): number {
  return fresh + recent
}

/** Whether no route was checked within the last day. */
export function isLate(freshness: Freshness): boolean {
  return countCheckedInDay(freshness) === 0
}
