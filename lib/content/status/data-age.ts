import type { Ledger } from '../../availability/coverage-ledger.ts'
import type { Instant } from '../../core/clock.ts'
import { epochSecond, instantOf } from '../../core/dates.ts'
import type { Program } from '../../core/program.ts'

const DAY = 86_400

/** How old one source's seats are, in one program. */
export type DataAge = {
  program: Program
  source: string
  sample: boolean
  routes: number
  /** Routes checked within the last day, and routes with a failed attempt since their last check. */
  fresh: number
  failing: number
  newestAt: Instant | null
  /** True when no route was checked within the last day. */
  late: boolean
}

export function dataAge({ program, source, routes }: Ledger, now: Instant): DataAge {
  const followed = [...routes.values()].filter(({ daysAhead }) => daysAhead >= 0)
  const newest = Math.max(0, ...followed.map(({ lookedAt }) => lookedAt))
  const since = epochSecond(now) - DAY
  return {
    program,
    source: source.name,
    sample: source.kind === 'sample',
    routes: followed.length,
    fresh: followed.filter(({ lookedAt }) => lookedAt > since).length,
    failing: followed.filter(({ failures, lookedAt }) => failures.some(({ at }) => at > lookedAt)).length,
    newestAt: newest === 0 ? null : instantOf(newest),
    late: newest <= since,
  }
}
