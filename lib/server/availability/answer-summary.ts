import { parseSearch } from '../../availability/parse-search.ts'
import { summariseIndex } from '../../availability/summary.ts'
import type { SummaryAnswer } from '../../availability/summary-contract.ts'
import type { Caller } from '../caller.ts'
import { badRequest } from '../problem.ts'
import { type AnswerContext, clampedSearch, LOAD_TIMEOUT_MS } from './answers.ts'
import { cacheHeaders, holdsSample, notLoaded, readQueryContext } from './question.ts'

type SummaryContext = Pick<AnswerContext, 'now' | 'index' | 'ready'>

/** GET /api/search/summary: a summary of a search's rows: counts for filters, and the best of each month and place. */
export async function answerSummary(request: Request, { plan }: Caller, context: SummaryContext): Promise<Response> {
  const now = context.now()
  const queryContext = readQueryContext(request, plan, now, context.index)
  const parsed = parseSearch(queryContext.params, queryContext.parse)
  if (!parsed.ok) return badRequest(parsed.errors)
  if (!(await context.ready(LOAD_TIMEOUT_MS))) return notLoaded()
  const { query: search, clamped, openUntil } = clampedSearch(parsed.value, queryContext)
  const { sort: _sort, thenBy: _thenBy, cursor: _cursor, take: _take, ...query } = search
  const sample = holdsSample(context.index, query)
  const summary = summariseIndex(context.index, query)
  const answer: SummaryAnswer = { now, plan, query, clamped, openUntil, sample, ...summary }
  return Response.json(answer, { headers: cacheHeaders(plan) })
}
