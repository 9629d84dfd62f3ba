import { clampJourney, journeyDays } from '../../availability/clamp.ts'
import { findJourneys, listLegs } from '../../availability/journeys/find.ts'
import { type JourneyAnswer, JourneyQuery } from '../../availability/journeys-contract.ts'
import { parseJourney } from '../../availability/parse-journey.ts'
import type { SearchCriteria } from '../../availability/search-contract.ts'
import type { Caller } from '../caller.ts'
import { badRequest } from '../problem.ts'
import { type AnswerContext, LOAD_TIMEOUT_MS } from './answers.ts'
import { cacheHeaders, clampPlaces, notLoaded, readQueryContext } from './question.ts'

type JourneyContext = Pick<AnswerContext, 'now' | 'index' | 'ready'>

const kinds = JourneyQuery.options.map(({ shape }) => shape.kind.value)

/**
 * GET /api/journeys: results made of several rows (connections, returns, parties, gateways, status runs, oneworld),
 * within what the caller's plan allows for that kind.
 */
export async function answerJourneys(request: Request, { plan }: Caller, context: JourneyContext): Promise<Response> {
  const now = context.now()
  const named = new URL(request.url).searchParams.get('kind')
  const kind = kinds.find((known) => known === named) ?? 'connection'
  const queryContext = readQueryContext(request, plan, now, context.index, (limits) => journeyDays(kind, limits))
  const parsed = parseJourney(queryContext.params, queryContext.parse)
  if (!parsed.ok) return badRequest(parsed.errors)
  if (!(await context.ready(LOAD_TIMEOUT_MS))) return notLoaded()
  const requested = parsed.value
  // Status runs and oneworld itineraries have only windows of their own.
  const isOwn = requested.kind === 'oneworld' || requested.kind === 'status-run'
  const places = isOwn
    ? { query: requested, clamped: [] }
    : clampPlaces<JourneyQuery & SearchCriteria>(requested, queryContext)
  const { query, clamped: beyond } = clampJourney(places.query, queryContext)
  const clamped = [...places.clamped, ...beyond]
  const result = findJourneys(context.index, query, queryContext.today)
  const sample = listLegs(result).some(({ source }) => source.kind === 'sample')
  const answer: JourneyAnswer = { now, plan, query, clamped, result, sample }
  return Response.json(answer, { headers: cacheHeaders(plan) })
}
