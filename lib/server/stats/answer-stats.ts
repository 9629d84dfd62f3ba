import type { StatsAnswer } from '../../content/stats/stats-contract.ts'
import { parseStats } from '../../content/stats/stats-contract.ts'
import { badRequest } from '../api/bad-request.ts'
import { LOAD_TIMEOUT_MS } from '../availability/answers.ts'
import { cacheHeaders, listAirports, notLoaded } from '../availability/question.ts'
import { readStats, type StatsContext } from './read-stats.ts'

const routesShown = 200

/** GET /api/stats: how often a seat was found, by cabin, month, weekday, lead time, airline and route. */
export async function answerStats(request: Request, context: StatsContext): Promise<Response> {
  const parsed = parseStats(new URL(request.url).searchParams, { listAirports })
  if (!parsed.ok) return badRequest(parsed.errors)
  const report = await readStats(parsed.value, context, LOAD_TIMEOUT_MS)
  if (report === null) return notLoaded()
  const answer = { now: context.now(), ...report, byRoute: report.byRoute.slice(0, routesShown) }
  return Response.json(answer satisfies Readonly<Record<keyof StatsAnswer, unknown>>, {
    headers: cacheHeaders('guest'),
  })
}
