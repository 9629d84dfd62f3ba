import { clampQuery } from '../../availability/clamp.ts'
import { CursorError } from '../../availability/cursor.ts'
import type { AvailabilityIndex } from '../../availability/index-store.ts'
import { type FlightOption, type OptionsAnswer, readOptions } from '../../availability/options.ts'
import type { Parsed } from '../../availability/parse-params.ts'
import { parseOptions, parseSearch } from '../../availability/parse-search.ts'
import type { AvailabilityRepository } from '../../availability/repository.ts'
import { type SearchResult, searchIndex } from '../../availability/search.ts'
import type { Clamp, SearchAnswer, SearchQuery } from '../../availability/search-contract.ts'
import { tablePriceOn } from '../../availability/table-price.ts'
import { type Instant, type LocalDate, localDateOf } from '../../core/clock.ts'
import { addDays } from '../../core/dates.ts'
import { formatDate } from '../../core/formats.ts'
import { localMinute } from '../../network/local-time.ts'
import { getPlanLimits } from '../../programs/plan-limits.ts'
import { toSearchHistoryEntry } from '../../search/search-history-entry.ts'
import type { AnsweredSearch } from '../accounts/record-search.ts'
import type { Caller } from '../caller.ts'
import { badRequest, problemResponse } from '../problem.ts'
import { cacheHeaders, clampPlaces, listAirports, notLoaded, type QueryContext, readQueryContext } from './question.ts'

/** How long a search waits for a newly started server to load its index. */
export const LOAD_TIMEOUT_MS = 5_000

export type AnswerContext = {
  now: () => Instant
  index: AvailabilityIndex
  /** Resolves to whether the index has loaded within `timeoutMs`. */
  ready: (timeoutMs: number) => Promise<boolean>
  repository: Pick<AvailabilityRepository, 'readParts'>
  /** Called with each search answered for a member, to record it after the response is sent. Must not throw. */
  onAnswered: (search: AnsweredSearch) => void
}

/** GET /api/search: answers the query in the URL, within the limits of the caller's plan. */
export async function answerSearch(request: Request, caller: Caller, context: AnswerContext): Promise<Response> {
  const { plan, uid } = caller
  const queryContext = readQueryContext(request, plan, context.now(), context.index)
  const parsed = parseSearch(queryContext.params, queryContext.parse)
  if (!parsed.ok) return badRequest(parsed.errors)
  if (!(await context.ready(LOAD_TIMEOUT_MS))) return notLoaded()
  const found = searchWithin(parsed.value, queryContext, context)
  if (!found.ok) return badRequest(found.errors)
  const { now, query, total } = found.value
  // Not recorded: further pages of rows, and searches a page makes by itself, such as examples and closer views
  // (`keep=0`).
  if (uid !== null && query.cursor === null && queryContext.params.get('keep') !== '0') {
    context.onAnswered({ uid, kept: toSearchHistoryEntry(queryContext.params, parsed.value), results: total, now })
  }
  return Response.json(found.value, { headers: cacheHeaders(plan) })
}

/** Answers a search within the limits of the plan. */
export function searchWithin(
  requested: SearchQuery,
  queryContext: QueryContext,
  { index, now }: Pick<AnswerContext, 'index' | 'now'>,
): Parsed<SearchAnswer> {
  const { query, clamped, openUntil } = clampedSearch(requested, queryContext)
  const result = search(index, query, queryContext.today)
  if (!result.ok) return result
  return { ok: true, value: { now: now(), plan: queryContext.plan, query, clamped, openUntil, ...result.value } }
}

/** Cuts a search down to the plan: a where-can-I-go search first to its own number of days, then like any other. */
export function clampedSearch(
  requested: SearchQuery,
  queryContext: QueryContext,
): { query: SearchQuery; clamped: Clamp[]; openUntil: LocalDate } {
  const { query, clamped } = clampPlaces(requested, queryContext)
  const within = clampQuery(query, queryContext)
  return { ...within, clamped: [...clamped, ...within.clamped] }
}

function search(index: AvailabilityIndex, query: SearchQuery, today: string): Parsed<SearchResult> {
  try {
    return { ok: true, value: searchIndex(index, query, { tablePrice: tablePriceOn(today) }) }
  } catch (error) {
    if (!(error instanceof CursorError)) throw error
    return { ok: false, errors: [{ parameter: 'cursor', message: error.message }] }
  }
}

/** GET /api/options: the flights behind one day of a route, within the same limits as the search that showed it. */
export async function answerOptions(request: Request, { plan }: Caller, context: AnswerContext): Promise<Response> {
  const now = context.now()
  const today = localDateOf(now)
  const parsed = parseOptions(new URL(request.url).searchParams, { listAirports })
  if (!parsed.ok) return badRequest(parsed.errors)
  const { program, from, to, date, cabin, directOnly, fares } = parsed.value
  const limits = getPlanLimits(plan, program)
  const openUntil = addDays(today, limits.daysAhead)
  if (date < today) return badRequest([{ parameter: 'date', message: `${date} has passed; today is ${today}` }])
  if (date > openUntil) {
    const detail = `Your plan shows departures to ${formatDate(openUntil, 'plain')}; ${formatDate(date, 'plain')} is after that.`
    return problemResponse(403, 'Beyond your plan', detail)
  }
  const seats = Math.min(parsed.value.seats, limits.seats)
  const known = await readOptions(context.repository, {
    ...{ program, from, to, date, cabins: cabin, seats, directOnly, fares },
  })
  const clock = localMinute(from, now)
  // Flights that have already departed, by the airport's local time, are left out.
  const left = ({ sectors }: FlightOption) =>
    clock !== null && sectors?.[0] !== undefined && Date.parse(`${sectors[0].departs}Z`) / 60_000 < clock
  const options = known
    .filter((option) => !left(option))
    .map((option) => ({ ...option, seats: option.seats === null ? null : Math.min(option.seats, limits.seats) }))
  const sample = options.some(({ source }) => source.kind === 'sample')
  const answer: OptionsAnswer = { now, program, from, to, date, seats, options, sample }
  return Response.json(answer, { headers: cacheHeaders(plan) })
}
