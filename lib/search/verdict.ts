import type { RouteCoverage, SearchAnswer } from '../availability/search-contract.ts'
import { type LocalDate, localDateOf } from '../core/clock.ts'
import { addDays, daysBetween, maxDate, minDate } from '../core/dates.ts'
import type { Program } from '../core/program.ts'
import { programFacts } from '../programs/program-facts.ts'

/** Why an answer has no rows, or `rows` when it has some. */
export type Verdict = 'rows' | 'none' | 'not-searched' | 'not-covered' | 'beyond-plan'

/** Decides which of the empty states an answer is in. */
export function getVerdict(answer: SearchAnswer): Verdict {
  if (answer.total > 0) return 'rows'
  if (isBeyondPlan(answer)) return 'beyond-plan'
  if (answer.coverage.every(({ status }) => status === 'not-covered')) return 'not-covered'
  if (answer.coverage.every(({ daysSearched }) => daysSearched === 0)) return 'not-searched'
  return 'none'
}

/** True when all days asked for are after the last day the plan shows. */
function isBeyondPlan({ query, clamped, openUntil }: SearchAnswer): boolean {
  const cut = clamped.some(({ limit }) => limit === 'days-ahead')
  return query.start > openUntil || (cut && query.end < query.start)
}

export type CoverageSummary = {
  routes: number
  covered: RouteCoverage[]
  notCovered: RouteCoverage[]
  /** Covered routes with days that were not checked. */
  partly: RouteCoverage[]
  /** How many of a route's days asked for have not been checked, leaving out those that no airline has opened yet. */
  daysLeft: (route: RouteCoverage) => number
  /** The last day asked for that is open in any program; before the first day if none is. */
  until: LocalDate
  oldestSeenAt: string | null
  newestSeenAt: string | null
}

/** Summarises what is known about the routes of an answer: how many were checked, how completely, and how long ago. */
export function summariseCoverage({
  coverage,
  query,
  now,
}: Pick<SearchAnswer, 'coverage' | 'query' | 'now'>): CoverageSummary {
  const covered = coverage.filter(({ status }) => status === 'covered')
  const lastDay = (program: Program) => {
    const opened = addDays(localDateOf(now), programFacts[program].openDays)
    return minDate(minDate(query.end, query.within[program]?.until ?? query.end), opened)
  }
  const daysLeft = ({ program, daysSearched }: RouteCoverage) =>
    Math.max(0, daysBetween(query.start, lastDay(program)) + 1 - daysSearched)
  const oldest = covered.flatMap(({ oldestSeenAt }) => oldestSeenAt ?? []).sort()
  const newest = covered.flatMap(({ newestSeenAt }) => newestSeenAt ?? []).sort()
  return {
    routes: coverage.length,
    covered,
    notCovered: coverage.filter(({ status }) => status === 'not-covered'),
    partly: covered.filter((route) => daysLeft(route) > 0),
    daysLeft,
    until: query.programs.map(lastDay).reduce(maxDate),
    oldestSeenAt: oldest[0] ?? null,
    newestSeenAt: newest.at(-1) ?? null,
  }
}
