import { z } from 'zod'
import { REFRESH_MINUTES, type RefreshCandidate, watchedDue } from '../availability/refresh-plan.ts'
import type { RefreshRun } from '../availability/refresh-run.ts'
import type { Instant } from '../core/clock.ts'
import { epochSecond, instantOf } from '../core/dates.ts'
import { formatInstant } from '../core/formats.ts'
import type { AlertSettings } from './alert.ts'
import { SEAT_MINUTES } from './seat-alert.ts'
import type { SeatAlertDocument } from './seat-alert-document.ts'

/**
 * When an alert's seats are checked next. `planned`: at that time, give or take the minutes a run takes; `crowded`:
 * at that time or later, because more is due than a run may check; `unknown`: no scheduled run has checked lately;
 * `uncovered`: no source has these routes.
 */
export const NextCheck = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('planned'), at: z.iso.datetime() }),
  z.object({ kind: z.literal('crowded'), at: z.iso.datetime() }),
  z.object({ kind: z.literal('unknown') }),
  z.object({ kind: z.literal('uncovered') }),
])
export type NextCheck = z.infer<typeof NextCheck>

/** GET /api/alerts/checks: the next check of each alert asked about, in the order of the request. */
export const NextChecksAnswer = z.object({ now: z.iso.datetime(), checks: z.array(NextCheck) })

/** After a gap of more than this many runs, the schedule counts as stopped. */
const MISSED_RUNS = 3
const MINUTE = 60

/** Returns the next check of whichever of an alert's routes comes first, by the rules of the refresh planner. */
export function getNextCheck(
  routes: readonly Pick<RefreshCandidate, 'lookedAt' | 'failedAt'>[],
  latest: Pick<RefreshRun, 'startedAt' | 'due' | 'budget'> | null,
  now: Instant,
): NextCheck {
  if (latest === null || isStopped(latest.startedAt, REFRESH_MINUTES, now)) return { kind: 'unknown' }
  if (routes.length === 0) return { kind: 'uncovered' }
  const due = Math.min(...routes.map(watchedDue))
  const at = runAt(latest.startedAt, REFRESH_MINUTES, Math.max(due, epochSecond(now)))
  return { kind: latest.due > latest.budget ? 'crowded' : 'planned', at }
}

/** Returns the next check of a seat alert's flight, counted from the latest one, or else from its last save. */
export function nextSeatCheck(
  { lastLook, updatedAt }: Pick<SeatAlertDocument, 'lastLook' | 'updatedAt'>,
  now: Instant,
): NextCheck {
  const latest = lastLook?.at ?? updatedAt
  if (isStopped(latest, SEAT_MINUTES, now)) return { kind: 'unknown' }
  return { kind: 'planned', at: runAt(latest, SEAT_MINUTES, epochSecond(now)) }
}

function isStopped(latest: Instant, minutes: number, now: Instant): boolean {
  return epochSecond(now) - epochSecond(latest) > MISSED_RUNS * minutes * MINUTE
}

/** The time of the first run at or after a second, given the time of the latest run and the minutes between runs. */
function runAt(latest: Instant, minutes: number, second: number): Instant {
  const start = epochSecond(latest)
  const runs = Math.max(1, Math.ceil((second - start) / (minutes * MINUTE)))
  return instantOf(start + runs * minutes * MINUTE)
}

/** The most alerts asked about in one request, so that its URL stays short. */
const AT_ONCE = 10

type Watched = { id: string; settings: Pick<AlertSettings, 'programs' | 'from' | 'to' | 'stay'> }

/**
 * Returns the URLs that tell when alerts are checked next, each for some of the alerts, with their ids in the order
 * of the answer.
 */
export function checksAddresses(alerts: readonly Watched[]): { ids: string[]; address: string }[] {
  return Array.from({ length: Math.ceil(alerts.length / AT_ONCE) }, (_, at) => {
    const some = alerts.slice(at * AT_ONCE, (at + 1) * AT_ONCE)
    const requested = some.map(({ settings: { programs, from, to, stay } }) => ({
      programs,
      from,
      to,
      back: stay !== null,
    }))
    const query = new URLSearchParams({ alerts: JSON.stringify(requested) })
    return { ids: some.map(({ id }) => id), address: `/api/alerts/checks?${query}` }
  })
}

/** Says in one sentence when the next check comes, and admits it when that is unknown. */
export function checkWords(check: NextCheck, now: Instant): string {
  switch (check.kind) {
    case 'uncovered':
      return 'We don’t check these routes yet.'
    case 'unknown':
      return 'Automatic checks are running late.'
    case 'planned':
      return `Next check ${untilWords(check.at, now)}.`
    case 'crowded':
      return `Next check ${untilWords(check.at, now)} or later: many routes are in line.`
  }
}

function untilWords(at: Instant, now: Instant): string {
  const minutes = Math.ceil((Date.parse(at) - Date.parse(now)) / 60_000)
  if (minutes <= 1) return 'within a minute'
  return minutes < 60 ? `in ${minutes} min` : formatInstant(at)
}
