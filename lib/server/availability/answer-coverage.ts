import { clampQuery } from '../../availability/clamp.ts'
import { getCoverage } from '../../availability/coverage.ts'
import type { CoverageAnswer } from '../../availability/coverage-contract.ts'
import type { Ledger } from '../../availability/coverage-ledger.ts'
import { noteIgnored } from '../../availability/parse-params.ts'
import { parseSearch } from '../../availability/parse-search.ts'
import { availabilityOperations } from '../api/operations/availability.ts'
import type { Caller } from '../caller.ts'
import { badRequest, problemResponse } from '../problem.ts'
import { type IndexContext, LOAD_TIMEOUT_MS } from './answers.ts'
import { cacheHeaders, notLoaded, readQueryContext } from './question.ts'

/** The most routes in one answer: each has a line for every day. */
const MAX_ROUTES = 60

type CoverageContext = IndexContext & { ledgers: () => Promise<readonly Ledger[] | null> }

/** GET /api/coverage: for each route and day, whether it was checked, with what result and how long ago. */
export async function answerCoverage(request: Request, { plan }: Caller, context: CoverageContext): Promise<Response> {
  const now = context.now()
  const queryContext = readQueryContext(request, plan, now, context.index)
  const parsed = parseSearch(queryContext.params, queryContext.parse)
  if (!parsed.ok) return badRequest(parsed.errors)
  const [program, another] = parsed.value.programs
  if (program === undefined || another !== undefined) {
    return badRequest([{ parameter: 'program', message: 'must be one program' }])
  }
  const { query, clamped } = clampQuery(parsed.value, queryContext)
  const pairs = query.from.flatMap((from) => query.to.filter((to) => to !== from).map((to) => ({ from, to })))
  if (pairs.length > MAX_ROUTES) {
    return badRequest([{ parameter: 'to', message: `covers ${pairs.length} routes; the most is ${MAX_ROUTES}` }])
  }
  if (!(await context.ready(LOAD_TIMEOUT_MS))) return notLoaded()
  const ledgers = await context.ledgers()
  if (ledgers === null) return unknownLedgers()
  const { start, end, cabins, seats } = query
  const routes = pairs.map(({ from, to }) => {
    const route = context.index.routesFrom(program, from).get(to)
    const own = ledgers.flatMap((ledger) =>
      ledger.program === program ? (ledger.routes.get(`${from}-${to}`) ?? []) : [],
    )
    const days = getCoverage({ start, end, cabins, seats, now, today: queryContext.today }, route, own)
    return { from, to, sample: route?.sample ?? false, days }
  })
  const ignored = noteIgnored(queryContext.params, availabilityOperations['get /api/coverage'].query)
  const answer: CoverageAnswer = { now, plan, program, start, end, cabins, clamped, routes, ...ignored }
  return Response.json(answer, { headers: cacheHeaders(plan) })
}

function unknownLedgers(): Response {
  const detail = 'We couldn’t load which routes are checked. Please try again soon.'
  return problemResponse(503, 'Not ready', detail, { headers: { 'retry-after': '10' } })
}
