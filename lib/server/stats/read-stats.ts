import type { AvailabilityIndex } from '../../availability/index-store.ts'
import { countShares } from '../../content/stats/count-shares.ts'
import type { StatsQuestion, StatsReport } from '../../content/stats/report.ts'
import { localDateOf } from '../../core/clock.ts'
import { ExpiringCache } from '../expiring-cache.ts'

export type StatsContext = {
  now: () => string
  index: AvailabilityIndex
  ready: (timeoutMs: number) => Promise<boolean>
}

/** Shares change by the hour, so recounting every check for each visitor would be wasteful. */
const lifeMs = 600_000
const cache = new ExpiringCache<StatsReport>(lifeMs, 200)

/** Returns the shares for a question, at most ten minutes old; null while the index is still loading. */
export async function readStats(
  question: StatsQuestion,
  { now, index, ready }: StatsContext,
  timeoutMs: number,
): Promise<StatsReport | null> {
  if (!(await ready(timeoutMs))) return null
  const today = localDateOf(now())
  const key = JSON.stringify([today, question])
  return cache.getOrMake(key, performance.now(), () => countShares(index, question, today))
}
