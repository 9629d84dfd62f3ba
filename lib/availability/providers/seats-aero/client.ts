import { z } from 'zod'
import type { Cabin } from '../../../core/cabin.ts'
import type { LocalDate } from '../../../core/clock.ts'
import type { Program } from '../../../core/program.ts'
import type { RouteKey } from '../../route-key.ts'
import { formatIssues } from '../provider.ts'
import { ProviderError } from '../provider-error.ts'
import type { Quota } from './quota.ts'
import { SeatsAeroRequests, type SeatsAeroSettings } from './request.ts'
import { VendorLive, VendorPage, VendorRefresh, VendorRoute, VendorTrips } from './schema.ts'

const TAKE = 1000
/** Half a million rows, and half of the calls of a day: an answer that never ends is a fault of theirs. */
const MAX_PAGES = 500
const REFRESH_IDS = 250
const REFRESH_POLLS = 10
const REFRESH_WAIT_MS = 3_000

const CABIN_WORDS: Record<Cabin, string> = { Y: 'economy', W: 'premium', J: 'business', F: 'first' }

export type SearchAsk = {
  programs: readonly Program[]
  from: readonly string[]
  to: readonly string[]
  start: LocalDate
  end: LocalDate
  cabins?: readonly Cabin[]
  /** With the flights behind each row; a larger answer for the same one call. */
  trips: boolean
}

export type BulkAsk = { program: Program; start?: LocalDate; end?: LocalDate }

/** Where in an answer of many pages to go on: the first page's cursor, and the rows that had come. */
export type Place = { cursor: string; skip: number }

export type Page = { rows: unknown[]; next: Place | null }

export type LiveOne = RouteKey & { date: LocalDate; seats: number }

/** The Partner API as it is; rows are left for rows.ts to check. Every call @throws ProviderError. */
export type SeatsAeroClient = {
  quota(): Quota | null
  /** Rows of stored searches, all pages. */
  search(ask: SearchAsk, signal: AbortSignal): AsyncGenerator<unknown>
  /** A whole program page by page, from the beginning or from where an earlier question ended. */
  bulk(ask: BulkAsk, signal: AbortSignal, from?: Place | null): AsyncGenerator<Page>
  /** The flights behind one row. */
  trips(id: string, signal: AbortSignal): Promise<unknown[]>
  /** The routes the provider looks at. */
  routes(program: Program, signal: AbortSignal): Promise<VendorRoute[]>
  /** Has rows looked at again, and waits until that is done. False: it was not done in time. */
  refresh(ids: readonly string[], signal: AbortSignal): Promise<boolean>
  /** Asks the airline now; needs the provider's written agreement. */
  live(ask: LiveOne, signal: AbortSignal): Promise<unknown[]>
}

export function seatsAeroClient(settings: SeatsAeroSettings): SeatsAeroClient {
  const requests = new SeatsAeroRequests(settings)
  const read = async <S extends z.ZodType>(
    schema: S,
    ask: Parameters<SeatsAeroRequests['ask']>[0],
    signal: AbortSignal,
  ) => parsed(schema, await requests.ask(ask, signal))
  return {
    quota: () => requests.quota,
    async *search(ask, signal) {
      for await (const { rows } of pages(requests, '/search', searchQuery(ask), signal)) yield* rows
    },
    bulk: (ask, signal, from = null) => pages(requests, '/availability', bulkQuery(ask), signal, from),
    trips: async (id, signal) => {
      const ask = { method: 'GET', path: `/trips/${encodeURIComponent(id)}` } as const
      return (await read(VendorTrips, ask, signal)).data
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
      const ask = { method: 'POST', path: '/live', body: { ...body, seat_count: seats } } as const
      const { success, results } = await read(VendorLive, ask, signal)
      if (!success) throw new ProviderError('provider-down', 'The provider couldn’t reach the airline.')
      return results ?? []
    },
  }
}

function searchQuery({ programs, from, to, start, end, cabins, trips }: SearchAsk): Record<string, string> {
  return withoutGaps({
    origin_airport: from.join(','),
    destination_airport: to.join(','),
    start_date: start,
    end_date: end,
    sources: programs.join(','),
    cabins: cabins?.map((cabin) => CABIN_WORDS[cabin]).join(','),
    // Costly awards of a program that prices by demand are rewards all the same.
    include_filtered: 'true',
    ...(trips ? { include_trips: 'true' } : {}),
  })
}

function bulkQuery({ program, start, end }: BulkAsk): Record<string, string> {
  return withoutGaps({ source: program, start_date: start, end_date: end, include_filtered: 'true' })
}

function withoutGaps(query: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(Object.entries(query).flatMap(([name, value]) => (value ? [[name, value]] : [])))
}

/** Every page names the first one's cursor, so that all are of one moment, and skips what has come. */
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
    const ask = { method: 'GET', path, query: { ...query, take: String(TAKE), ...place } } as const
    const { data, hasMore, cursor }: VendorPage = parsed(VendorPage, await requests.ask(ask, signal))
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
