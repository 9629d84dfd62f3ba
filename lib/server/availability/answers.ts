import type { SeatAnswer } from '../../alerts/linked-seat.ts'
import { clampJourney, clampQuery, journeyDays } from '../../availability/clamp.ts'
import { CursorError } from '../../availability/cursor.ts'
import type { AvailabilityIndex } from '../../availability/index-store.ts'
import { findJourneys, listLegs } from '../../availability/journeys/find.ts'
import { type JourneyAnswer, JourneyQuery } from '../../availability/journeys-contract.ts'
import { type FlightOption, type OptionsAnswer, readOptions } from '../../availability/options.ts'
import { listJourneyParams, parseJourney } from '../../availability/parse-journey.ts'
import { noteIgnored, type Parsed } from '../../availability/parse-params.ts'
import { OptionsParams, parseOptions, parseSearch } from '../../availability/parse-search.ts'
import type { AvailabilityRepository } from '../../availability/repository.ts'
import { searchIndex } from '../../availability/search.ts'
import { type Clamp, SearchAnswer, type SearchCriteria, type SearchQuery } from '../../availability/search-contract.ts'
import { summariseIndex } from '../../availability/summary.ts'
import type { SummaryAnswer } from '../../availability/summary-contract.ts'
import { tablePriceOn } from '../../availability/table-price.ts'
import { type Instant, type LocalDate, localDateOf } from '../../core/clock.ts'
import { addDays } from '../../core/dates.ts'
import { formatDate, formatInstant } from '../../core/formats.ts'
import { localMinute } from '../../network/local-time.ts'
import { getPlanLimits } from '../../programs/plan-limits.ts'
import { toSearchHistoryEntry } from '../../search/search-history-entry.ts'
import { SEAT_PARAMETER } from '../../search/seat-parameter.ts'
import type { AnsweredSearch } from '../accounts/record-search.ts'
import { availabilityOperations as queries } from '../api/operations/availability.ts'
import type { Caller } from '../caller.ts'
import { badRequest, linkHeaders, noStore, problemResponse } from '../problem.ts'
import { readSeatLink } from '../seat-link.ts'
import {
  cacheHeaders,
  clampPlaces,
  holdsSample,
  listAirports,
  notLoaded,
  type QueryContext,
  readQueryContext,
} from './question.ts'

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

/** What answers from the index alone need. */
export type IndexContext = Pick<AnswerContext, 'now' | 'index' | 'ready'>

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
  return Response.json(
    { ...found.value, ...noteIgnored(queryContext.params, queries['get /api/search'].query) },
    { headers: cacheHeaders(plan) },
  )
}

export function searchWithin(
  requested: SearchQuery,
  queryContext: QueryContext,
  { index, now }: Pick<AnswerContext, 'index' | 'now'>,
): Parsed<SearchAnswer> {
  const { query, clamped, openUntil } = clampedSearch(requested, queryContext)
  try {
    const result = searchIndex(index, query, { tablePrice: tablePriceOn(queryContext.today) })
    return { ok: true, value: { now: now(), plan: queryContext.plan, query, clamped, openUntil, ...result } }
  } catch (error) {
    if (!(error instanceof CursorError)) throw error
    return { ok: false, errors: [{ parameter: 'cursor', message: error.message }] }
  }
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

/** GET /api/options: the flights behind one day of a route, within the same limits as the search that showed it. */
export async function answerOptions(request: Request, { plan }: Caller, context: AnswerContext): Promise<Response> {
  const now = context.now()
  const today = localDateOf(now)
  const params = new URL(request.url).searchParams
  const parsed = parseOptions(params, { listAirports })
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
  const answer: OptionsAnswer = {
    ...{ now, program, from, to, date, seats, options, sample },
    ...noteIgnored(params, OptionsParams),
  }
  return Response.json(answer, { headers: cacheHeaders(plan) })
}

const headers = { ...noStore, ...linkHeaders }

/**
 * GET /api/search/seat: the one seat a signed link was made for, as it is now, for anyone who holds the link. It is an
 * ordinary search with the limits of the widest plan; the link alone decides which seat is searched for.
 */
export async function answerSeat(
  request: Request,
  { secret, ...context }: AnswerContext & { secret: string | undefined },
): Promise<Response> {
  const now = context.now()
  const token = new URL(request.url).searchParams.get(SEAT_PARAMETER) ?? ''
  const link = secret === undefined || token.length > 200 ? null : readSeatLink(token, secret, now)
  if (link === null || link.state === 'altered') {
    const detail = 'Part of this link is missing. Copy the whole link from the message.'
    return problemResponse(404, 'Link not recognised', detail, { headers })
  }
  if (link.state === 'ended') {
    const detail = `This link expired ${formatInstant(link.ends)}.`
    return problemResponse(410, 'Link expired', detail, { headers })
  }
  const { seat, ends } = link
  if (seat.date < localDateOf(now))
    return Response.json({ now, seat, ends, row: null, source: '', sample: false }, { headers })
  const { program, from, to, date, cabin, direct } = seat
  const params = { program, from, to, start: date, end: date, cabins: cabin, directOnly: direct ? '1' : '0' }
  const search = new Request(new URL(`/api/search?${new URLSearchParams(params)}`, request.url))
  const answered = await answerSearch(search, { plan: 'gold', uid: null, admin: false }, context)
  if (!answered.ok) return answered
  const { rows, sources, sample } = SearchAnswer.parse(await answered.json())
  const found = rows.find(({ direct }) => direct === seat.direct)
  const row = found ? { ...found, seats: found.seats === null ? null : Math.min(found.seats, seat.seats) } : null
  const source = sources[row?.source ?? 0]?.name ?? 'an unnamed source'
  const answer: SeatAnswer = {
    now,
    seat,
    ends,
    row: row && { ...row, source: 0 },
    source,
    sample: row !== null && sample,
  }
  return Response.json(answer, { headers })
}

/** GET /api/search/summary: a summary of a search's rows: counts for filters, and the best of each month and place. */
export async function answerSummary(request: Request, { plan }: Caller, context: IndexContext): Promise<Response> {
  const now = context.now()
  const queryContext = readQueryContext(request, plan, now, context.index)
  const parsed = parseSearch(queryContext.params, queryContext.parse)
  if (!parsed.ok) return badRequest(parsed.errors)
  if (!(await context.ready(LOAD_TIMEOUT_MS))) return notLoaded()
  const { query: search, clamped, openUntil } = clampedSearch(parsed.value, queryContext)
  const { sort: _sort, thenBy: _thenBy, cursor: _cursor, take: _take, ...query } = search
  const sample = holdsSample(context.index, query)
  const summary = summariseIndex(context.index, query)
  const ignored = noteIgnored(queryContext.params, queries['get /api/search/summary'].query)
  const answer: SummaryAnswer = { now, plan, query, clamped, openUntil, sample, ...summary, ...ignored }
  return Response.json(answer, { headers: cacheHeaders(plan) })
}

const kinds = JourneyQuery.options.map(({ shape }) => shape.kind.value)

/**
 * GET /api/journeys: results made of several rows (connections, returns, parties, gateways, status runs, oneworld),
 * within what the caller's plan allows for that kind.
 */
export async function answerJourneys(request: Request, { plan }: Caller, context: IndexContext): Promise<Response> {
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
  const ignored = noteIgnored(queryContext.params, listJourneyParams(kind))
  const answer: JourneyAnswer = { now, plan, query, clamped, result, sample, ...ignored }
  return Response.json(answer, { headers: cacheHeaders(plan) })
}
