import type { Instant } from '../core/clock.ts'
import { compare } from '../core/compare.ts'
import { type EpochSecond, epochSecond } from '../core/dates.ts'
import type { CallsLeft } from './providers/provider.ts'
import { type RouteKey, routeId } from './route-key.ts'

/** What is known about a route that may be checked next. */
export type RefreshCandidate = RouteKey & {
  /** When a check of it last succeeded, and last failed; 0 = never. */
  lookedAt: EpochSecond
  failedAt: EpochSecond
  /** Members whose alerts watch it, and members who searched for it in the last week. */
  alerts: readonly string[]
  searches: readonly string[]
  /** Its rank among the program's most wanted pairs; null when it isn't one. */
  rank: number | null
}

/** Why a route is checked. Kept with the run, to show what the budget was spent on. */
export type RefreshReason = {
  code: 'never-looked' | 'alerts' | 'searches' | 'popular' | 'age'
  /** One sentence. */
  text: string
}

/** `urgency` is its age divided by the age it may reach; from 1 on it is due. */
export type RefreshJob = RouteKey & { reason: RefreshReason; urgency: number }

export type RefreshPlan = { jobs: RefreshJob[]; due: number; budget: number; why: string }

/** Minutes between runs. Each run checks the routes that are due, and the budget is spread over the day's runs. */
export const REFRESH_MINUTES = 15
const HOUR = 3600
/** How old a route's last check may get, in seconds, by the demand for it. */
const MAY_AGE = { alerts: 2 * HOUR, searches: 6 * HOUR, popular: 12 * HOUR, age: 48 * HOUR } as const
/** How long a route is left alone after a failure, in seconds, so that one bad route doesn't use up the budget. */
const AFTER_FAILURE = HOUR
/** A route never checked counts as this many times 48 h old: only routes in demand and long overdue come before it. */
const NEVER = 10

/**
 * Plans which routes to check next, at most `budget` of them. Three of every four checks serve members, in rounds of
 * one route per member, most urgent first, so that a member who wants many routes doesn't crowd out the others. The
 * rest go by urgency alone. The result does not depend on the order of the candidates.
 */
export function planRefresh(candidates: readonly RefreshCandidate[], budget: Budget, now: Instant): RefreshPlan {
  const second = epochSecond(now)
  const due = candidates
    .filter(({ failedAt }) => failedAt === 0 || second - failedAt >= AFTER_FAILURE)
    .map((candidate) => ({ candidate, rank: candidate.rank ?? Infinity, job: toJob(candidate, second) }))
    .filter(({ job }) => job.urgency >= 1)
    .sort((a, b) => b.job.urgency - a.job.urgency || compare(a.rank, b.rank) || compare(routeId(a.job), routeId(b.job)))
  const jobsWithOwners = due.map(({ candidate, job }) => ({ job, owners: listOwners(candidate) }))
  const shared = inRounds(jobsWithOwners.filter(({ owners }) => owners.length > 0))
  const jobs = merge(
    shared,
    jobsWithOwners.flatMap(({ job, owners }) => (owners.length === 0 ? [job] : [])),
  )
  return { jobs: jobs.slice(0, budget.calls), due: due.length, budget: budget.calls, why: budget.why }
}

/** The members a check would serve: those with alerts, or if there are none those who searched. */
const listOwners = ({ alerts, searches }: RefreshCandidate) => (alerts.length > 0 ? alerts : searches)

/** Orders jobs in rounds of one route per member. A shared route counts for the member with the fewest so far. */
function inRounds(jobsWithOwners: readonly { job: RefreshJob; owners: readonly string[] }[]): RefreshJob[] {
  const had = new Map<string, number>()
  return jobsWithOwners
    .map(({ job, owners }) => {
      const [leastServed = ''] = [...owners].sort((a, b) => (had.get(a) ?? 0) - (had.get(b) ?? 0) || compare(a, b))
      const round = had.get(leastServed) ?? 0
      had.set(leastServed, round + 1)
      return { job, round }
    })
    .sort((a, b) => a.round - b.round)
    .map(({ job }) => job)
}

/** Takes three of the first list, then one of the second, and so on. Whatever remains of either comes last. */
function merge<Job>(first: readonly Job[], second: readonly Job[]): Job[] {
  const rounds = Math.max(Math.ceil(first.length / 3), second.length)
  return Array.from({ length: rounds }, (_, round) => [
    ...first.slice(round * 3, round * 3 + 3),
    ...second.slice(round, round + 1),
  ]).flat()
}

/** Returns when a route watched by alerts is due for its next check. */
export function watchedDue({ lookedAt, failedAt }: Pick<RefreshCandidate, 'lookedAt' | 'failedAt'>): EpochSecond {
  const retry = failedAt === 0 ? 0 : failedAt + AFTER_FAILURE
  return Math.max(lookedAt === 0 ? 0 : lookedAt + MAY_AGE.alerts, retry)
}

function toJob(candidate: RefreshCandidate, now: EpochSecond): RefreshJob {
  const { program, from, to, lookedAt } = candidate
  const interest = classifyDemand(candidate)
  const age = now - lookedAt
  const never = lookedAt === 0
  // Among routes never checked, those with demand come first.
  const urgency = never ? (NEVER * MAY_AGE.age) / MAY_AGE[interest.code] : age / MAY_AGE[interest.code]
  const reason: RefreshReason = never
    ? { code: 'never-looked', text: `Never checked; ${interest.text}.` }
    : {
        code: interest.code,
        text: `Last checked ${hours(age)} ago; ${interest.text}, so every ${hours(MAY_AGE[interest.code])}.`,
      }
  return { program, from, to, reason, urgency }
}

function classifyDemand({ alerts, searches, rank }: RefreshCandidate): { code: keyof typeof MAY_AGE; text: string } {
  if (alerts.length > 0) return { code: 'alerts', text: `${counted(alerts.length, 'member')} with alerts on it` }
  if (searches.length > 0)
    return { code: 'searches', text: `${counted(searches.length, 'member')} searched it recently` }
  if (rank !== null) return { code: 'popular', text: `number ${rank} most popular route` }
  return { code: 'age', text: 'no known demand' }
}

function counted(count: number, one: string): string {
  return `${count} ${count === 1 ? one : `${one}s`}`
}

function hours(seconds: EpochSecond): string {
  return seconds < HOUR ? `${Math.round(seconds / 60)} min` : `${Math.round(seconds / HOUR)} h`
}

/** How many routes one run may check, and why. */
export type Budget = { calls: number; why: string }

/** The share of the day's calls kept for live searches. */
const KEPT_FOR_LIVE = 0.3
/** The most routes one run can check in its time, whatever the provider allows. */
const MAX_PER_RUN = 120
/** The most routes a run checks without knowing how many calls are left: in a day, half of the smallest plan's calls. */
const MAX_UNTIL_KNOWN = 5

/** Spreads the provider's remaining calls over the day's remaining runs. The provider's days are UTC. */
export function planBudget(callsLeft: CallsLeft, now: Instant, minutesBetweenRuns: number): Budget {
  if (callsLeft === 'unlimited') return { calls: MAX_PER_RUN, why: `No provider limit; ${MAX_PER_RUN} routes a run.` }
  if (callsLeft === 'unknown')
    return { calls: MAX_UNTIL_KNOWN, why: `Calls left today not known yet; ${MAX_UNTIL_KNOWN} routes a run.` }
  const spent = (Date.parse(now) % 86_400_000) / 60_000
  const runs = Math.max(1, Math.ceil((1440 - spent) / minutesBetweenRuns))
  const calls = Math.min(MAX_PER_RUN, Math.floor((callsLeft * (1 - KEPT_FOR_LIVE)) / runs))
  return { calls, why: `${callsLeft} calls left today, 30 % kept for live searches, ${counted(runs, 'run')} to go.` }
}
