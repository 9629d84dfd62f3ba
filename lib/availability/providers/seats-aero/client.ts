import { z } from 'zod'
import type { Cabin } from '../../../core/cabin.ts'
import type { LocalDate } from '../../../core/clock.ts'
import type { Program } from '../../../core/program.ts'
import type { RouteKey } from '../../route-key.ts'
import { formatIssues, type RouteProvider } from '../provider.ts'
import { ProviderError } from '../provider-error.ts'
import { type Quota, SeatsAeroRequests, type SeatsAeroSettings } from './request.ts'
import { itemsOfRow, SEATS_AERO, type Taking } from './rows.ts'
import { VendorLive, VendorPage, VendorRefresh, VendorRoute, VendorTrips } from './schema.ts'

const TAKE = 1000
/** Half a million rows, and half of a day's calls. An answer that goes on beyond this is the provider's fault. */
const MAX_PAGES = 500
const REFRESH_IDS = 250
const REFRESH_POLLS = 10
const REFRESH_WAIT_MS = 3_000

const CABIN_WORDS: Record<Cabin, string> = { Y: 'economy', W: 'premium', J: 'business', F: 'first' }

type SearchRequest = {
  programs: readonly Program[]
  from: readonly string[]
  to: readonly string[]
  start: LocalDate
  end: LocalDate
  cabins?: readonly Cabin[]
  /** Includes the flights behind each row: a larger answer for the same single call. */
  trips: boolean
}

type BulkFetchRequest = { program: Program; start?: LocalDate; end?: LocalDate }

/** Where to resume an answer of many pages: the first page's cursor, and how many rows have arrived. */
export type Place = { cursor: string; skip: number }

export type Page = { rows: unknown[]; next: Place | null }

type LiveDayRequest = RouteKey & { date: LocalDate; seats: number }

/** The Partner API as it is. Rows are unchecked; rows.ts checks them. Every call @throws ProviderError. */
export type SeatsAeroClient = {
  quota(): Quota | null
  /** Yields the rows of stored searches, from all pages. */
  search(request: SearchRequest, signal: AbortSignal): AsyncGenerator<unknown>
  /** Yields a whole program page by page, from the beginning or from where an earlier request ended. */
  bulk(request: BulkFetchRequest, signal: AbortSignal, from?: Place | null): AsyncGenerator<Page>
  /** Returns the flights behind one row. */
  trips(id: string, signal: AbortSignal): Promise<unknown[]>
  /** Returns the routes the provider checks. */
  routes(program: Program, signal: AbortSignal): Promise<VendorRoute[]>
  /** Has the provider check rows again, and waits for that. False when it was not done in time. */
  refresh(ids: readonly string[], signal: AbortSignal): Promise<boolean>
  /** Asks the airline live, which needs the provider's written agreement. */
  live(request: LiveDayRequest, signal: AbortSignal): Promise<unknown[]>
}

export function seatsAeroClient(settings: SeatsAeroSettings): SeatsAeroClient {
  const requests = new SeatsAeroRequests(settings)
  const read = async <S extends z.ZodType>(
    schema: S,
    request: Parameters<SeatsAeroRequests['send']>[0],
    signal: AbortSignal,
  ) => parsed(schema, await requests.send(request, signal))
  return {
    quota: () => requests.quota,
    async *search(request, signal) {
      for await (const { rows } of pages(requests, '/search', searchQuery(request), signal)) yield* rows
    },
    bulk: (request, signal, from = null) => pages(requests, '/availability', bulkQuery(request), signal, from),
    trips: async (id, signal) => {
      const request = { method: 'GET', path: `/trips/${encodeURIComponent(id)}` } as const
      return (await read(VendorTrips, request, signal)).data
    },
    routes: (program, signal) =>
      read(z.array(VendorRoute), { method: 'GET', path: '/routes', query: { source: program } }, signal),
    async refresh(ids, signal) {
      const body = { availability_ids: ids.slice(0, REFRESH_IDS) }
      for (let poll = 0; poll < REFRESH_POLLS; poll += 1) {
        if (poll > 0) await settings.sleep(REFRESH_WAIT_MS, signal)
        if ((await read(VendorRefresh, { method: 'POST', path: '/refresh', body }, signal)).complete) return true
      }
      return false
    },
    async live({ program, from, to, date, seats }, signal) {
      const body = { origin_airport: from, destination_airport: to, departure_date: date, source: program }
      const request = { method: 'POST', path: '/live', body: { ...body, seat_count: seats } } as const
      const { success, results } = await read(VendorLive, request, signal)
      if (!success) throw new ProviderError('provider-down', 'The provider couldn’t reach the airline.')
      return results ?? []
    },
  }
}

function searchQuery({ programs, from, to, start, end, cabins, trips }: SearchRequest): Record<string, string> {
  return withoutGaps({
    origin_airport: from.join(','),
    destination_airport: to.join(','),
    start_date: start,
    end_date: end,
    sources: programs.join(','),
    cabins: cabins?.map((cabin) => CABIN_WORDS[cabin]).join(','),
    // Expensive awards of a program that prices by demand are still rewards.
    include_filtered: 'true',
    ...(trips ? { include_trips: 'true' } : {}),
  })
}

function bulkQuery({ program, start, end }: BulkFetchRequest): Record<string, string> {
  return withoutGaps({ source: program, start_date: start, end_date: end, include_filtered: 'true' })
}

function withoutGaps(query: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(Object.entries(query).flatMap(([name, value]) => (value ? [[name, value]] : [])))
}

/** Sends the first page's cursor with every page, so that all show one moment, and skips the rows already received. */
async function* pages(
  requests: SeatsAeroRequests,
  path: string,
  query: Record<string, string>,
  signal: AbortSignal,
  from: Place | null = null,
): AsyncGenerator<Page> {
  let at = from
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const place: Record<string, string> = at === null ? {} : { cursor: at.cursor, skip: String(at.skip) }
    const request = { method: 'GET', path, query: { ...query, take: String(TAKE), ...place } } as const
    const { data, hasMore, cursor }: VendorPage = parsed(VendorPage, await requests.send(request, signal))
    const isLast = !hasMore || data.length === 0
    at = { cursor: at?.cursor ?? String(cursor ?? ''), skip: (at?.skip ?? 0) + data.length }
    yield { rows: data, next: isLast ? null : at }
    if (isLast) return
  }
  throw new ProviderError('bad-answer', 'The provider sent more pages than expected.')
}

function parsed<S extends z.ZodType>(schema: S, value: unknown): z.infer<S> {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  throw new ProviderError(
    'bad-answer',
    `The provider’s answer isn’t in the expected format (${formatIssues(result.error)}).`,
  )
}

/** Creates a route provider over stored searches. One call per route is enough: a year of a route fits on one page. */
export function seatsAeroRoutes(client: SeatsAeroClient): RouteProvider {
  return {
    source: SEATS_AERO,
    async routes(program, signal) {
      const routes = await client.routes(program, signal)
      return routes.map(({ OriginAirport: from, DestinationAirport: to, NumDaysOut: daysAhead }) => ({
        from,
        to,
        daysAhead,
      }))
    },
    async *fetchDays({ program, from, to, start, end }, signal) {
      const request = { programs: [program], from: [from], to: [to], start, end, trips: true }
      const taking: Taking = { tally: { rows: 0, duplicates: 0 }, taken: new Set() }
      for await (const row of client.search(request, signal)) {
        yield* itemsOfRow(row, { file: SEATS_AERO.name, row: `${from}-${to} ${taking.tally.rows + 1}` }, taking)
      }
    },
    callsLeft: () => client.quota()?.remaining ?? 'unknown',
  }
}
