import type { Firestore } from 'firebase-admin/firestore'
import { noteIgnored } from '../../availability/parse-params.ts'
import type { ReleaseHeat } from '../../calculators/heat/heat-shape.ts'
import { buildReleaseHeat } from '../../calculators/heat/release-heat.ts'
import { countShares } from '../../content/stats/count-shares.ts'
import { countOpenings, type Openings } from '../../content/stats/openings.ts'
import type { StatsQuestion } from '../../content/stats/report.ts'
import type { StatsAnswer, StatsReport } from '../../content/stats/stats-contract.ts'
import { parseStats, StatsParams } from '../../content/stats/stats-contract.ts'
import { localDateOf } from '../../core/clock.ts'
import { programs } from '../../core/program.ts'
import { type IndexContext, LOAD_TIMEOUT_MS } from '../availability/answers.ts'
import { findHistories } from '../availability/first-screen.ts'
import { cacheHeaders, listAirports, notLoaded } from '../availability/question.ts'
import { ExpiringCache } from '../expiring-cache.ts'
import { badRequest } from '../problem.ts'

/** Shares change by the hour, so recounting every check for each visitor would be wasteful. */
const sharesLifeMs = 600_000
const shares = new ExpiringCache<StatsReport>(sharesLifeMs, 200)

/** Returns the shares for a question, at most ten minutes old; null while the index is still loading. */
export async function readStats(
  question: StatsQuestion,
  { now, index, ready }: IndexContext,
  timeoutMs: number,
): Promise<StatsReport | null> {
  if (!(await ready(timeoutMs))) return null
  const today = localDateOf(now())
  const key = JSON.stringify([today, question])
  return shares.getOrMake(key, performance.now(), () => countShares(index, question, today))
}

const routesShown = 200

/** GET /api/stats: how often a seat was found, by cabin, month, weekday, lead time, airline and route. */
export async function answerStats(request: Request, context: IndexContext): Promise<Response> {
  const params = new URL(request.url).searchParams
  const parsed = parseStats(params, { listAirports })
  if (!parsed.ok) return badRequest(parsed.errors)
  const report = await readStats(parsed.value, context, LOAD_TIMEOUT_MS)
  if (report === null) return notLoaded()
  const byRoute = report.byRoute.slice(0, routesShown)
  const answer = { now: context.now(), ...report, byRoute, ...noteIgnored(params, StatsParams) }
  return Response.json(answer satisfies Readonly<Record<Exclude<keyof StatsAnswer, 'ignored'>, unknown>>, {
    headers: cacheHeaders('guest'),
  })
}

/** Openings accumulate over weeks, so an hour is fresh enough. */
const openingsLifeMs = 3_600_000
const openings = new ExpiringCache<Promise<Openings>>(openingsLifeMs, 1)

/** Reads when seats of the most popular routes opened, at most an hour old. @throws if the database is away. */
export function readOpenings(db: Firestore): Promise<Openings> {
  return openings.getOrMake('all', performance.now(), async () => {
    const histories = await Promise.all(programs.map((program) => findHistories(db, program)))
    return countOpenings(histories.flat())
  })
}

/** Returns how often seats were available by days ahead, from the histories of each program's popular routes. */
export async function readReleaseHeat(db: Firestore): Promise<ReleaseHeat[]> {
  const found = await Promise.all(
    programs.map(async (program) => buildReleaseHeat(program, await findHistories(db, program))),
  )
  return found.filter((heat) => heat !== null)
}
