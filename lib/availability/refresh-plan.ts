import type { Instant } from '../core/clock.ts'
import { type EpochSecond, epochSecond } from '../core/dates.ts'
import { type RouteKey, routeId } from './route-key.ts'

/** What is known of a route that may be looked at next. */
export type RefreshCandidate = RouteKey & {
  /** When a look at it last succeeded, and last failed; 0 = never. */
  lookedAt: EpochSecond
  failedAt: EpochSecond
  /** Members whose alerts watch it, and whose searches of the last week asked for it. */
  alerts: readonly string[]
  searches: readonly string[]
  /** Its place among the program's most wanted pairs, or null. */
  rank: number | null
}

/** Why a route is looked at: kept with the run, so that anybody can see what the budget went to. */
export type RefreshReason = {
  code: 'never-looked' | 'alerts' | 'searches' | 'popular' | 'age'
  /** One sentence. */
  text: string
}

/** `urgency`: its age in shares of the age it may reach; from 1 on it is due. */
export type RefreshJob = RouteKey & { reason: RefreshReason; urgency: number }

export type RefreshPlan = { jobs: RefreshJob[]; due: number; budget: number; why: string }

/** How often routes are looked at: a run takes up what is due then, and the budget is spread over the runs of a day. */
export const REFRESH_MINUTES = 15
const HOUR = 3600
/** How old a route may get, by who waits for it. */
const MAY_AGE = { alerts: 2 * HOUR, searches: 6 * HOUR, popular: 12 * HOUR, age: 48 * HOUR } as const
/** After a failure a route is left alone for so long, so that one bad route does not eat the budget. */
const AFTER_FAILURE = HOUR
/** Never looked at counts as this many times too old: before everything but what is watched and long overdue. */
const NEVER = 10

/**
 * Which routes to look at next, at most `budget` of them: three looks of four for members, in rounds of one route each
 * and of those the most urgent first, so that no list of wishes is too long for the others; the rest by urgency alone.
 * The order depends on the candidates alone, not on the order they come in.
 */
export function planRefresh(candidates: readonly RefreshCandidate[], budget: Budget, now: Instant): RefreshPlan {
  const second = epochSecond(now)
  const due = candidates
    .filter(({ failedAt }) => failedAt === 0 || second - failedAt >= AFTER_FAILURE)
    .map((candidate) => ({ candidate, rank: candidate.rank ?? Infinity, job: toJob(candidate, second) }))
    .filter(({ job }) => job.urgency >= 1)
    .sort((a, b) => b.job.urgency - a.job.urgency || compare(a.rank, b.rank) || compare(routeId(a.job), routeId(b.job)))
  const wished = due.map(({ candidate, job }) => ({ job, owners: listOwners(candidate) }))
  const shared = inRounds(wished.filter(({ owners }) => owners.length > 0))
  const jobs = merge(
    shared,
    wished.flatMap(({ job, owners }) => (owners.length === 0 ? [job] : [])),
  )
  return { jobs: jobs.slice(0, budget.calls), due: due.length, budget: budget.calls, why: budget.why }
}

/** Whoever waits for its next look: those with alerts, before those who only searched. */
const listOwners = ({ alerts, searches }: RefreshCandidate) => (alerts.length > 0 ? alerts : searches)

/** Rounds of one route a member. One that several wait for is of whom had the fewest until then. */
function inRounds(wished: readonly { job: RefreshJob; owners: readonly string[] }[]): RefreshJob[] {
  const had = new Map<string, number>()
  return wished
    .map(({ job, owners }) => {
      const [least = ''] = [...owners].sort((a, b) => (had.get(a) ?? 0) - (had.get(b) ?? 0) || compare(a, b))
      const round = had.get(least) ?? 0
      had.set(least, round + 1)
      return { job, round }
    })
    .sort((a, b) => a.round - b.round)
    .map(({ job }) => job)
}

/** Three of the first, one of the second, and so on; what is left of either comes last. */
function merge<Job>(first: readonly Job[], second: readonly Job[]): Job[] {
  const rounds = Math.max(Math.ceil(first.length / 3), second.length)
  return Array.from({ length: rounds }, (_, round) => [
    ...first.slice(round * 3, round * 3 + 3),
    ...second.slice(round, round + 1),
  ]).flat()
}

/** When a route that alerts watch is due for its next look. */
export function watchedDue({ lookedAt, failedAt }: Pick<RefreshCandidate, 'lookedAt' | 'failedAt'>): EpochSecond {
  const retry = failedAt === 0 ? 0 : failedAt + AFTER_FAILURE
  return Math.max(lookedAt === 0 ? 0 : lookedAt + MAY_AGE.alerts, retry)
}

function compare<T extends number | string>(a: T, b: T): number {
  return a < b ? -1 : a > b ? 1 : 0
}

function toJob(candidate: RefreshCandidate, now: EpochSecond): RefreshJob {
  const { program, from, to, lookedAt } = candidate
  const interest = classifyDemand(candidate)
  const age = now - lookedAt
  const never = lookedAt === 0
  // Among routes never looked at, those with somebody waiting come first.
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

/** How many routes one run may look at, and why so many. */
export type Budget = { calls: number; why: string }

/** Of the day's calls, what live searches find when they come. */
const KEPT_FOR_LIVE = 0.3
/** What one run manages within its time, whatever the provider allows. */
const MOST_A_RUN = 120

/** Spreads what is left of the provider's day over the runs left in it. The provider's days are UTC. */
export function planBudget(callsLeft: number | null, now: Instant, minutesBetweenRuns: number): Budget {
  if (callsLeft === null) return { calls: MOST_A_RUN, why: `No provider limit; ${MOST_A_RUN} routes a run.` }
  const spent = (Date.parse(now) % 86_400_000) / 60_000
  const runs = Math.max(1, Math.ceil((1440 - spent) / minutesBetweenRuns))
  const calls = Math.min(MOST_A_RUN, Math.floor((callsLeft * (1 - KEPT_FOR_LIVE)) / runs))
  return { calls, why: `${callsLeft} calls left today, 30 % kept for live searches, ${counted(runs, 'run')} to go.` }
}
