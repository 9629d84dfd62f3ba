import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What the stand-in does instead of answering: a status, silence, a cut connection, or another page or body. */
export type Fault =
  | { status: number; headers?: Record<string, string> }
  | 'silence'
  | 'cut'
  | 'hang-up'
  | 'html'
  | { body: unknown }

export type ReceivedRequest = {
  method: string
  path: string
  query: Record<string, string>
  body: unknown
  key: string
}

export type StandIn = {
  url: string
  /** The rows it knows; a search gives those of the requested routes, programs and dates. */
  rows: Record<string, unknown>[]
  /** What a live search finds, by departure date. */
  live: Map<string, unknown[]>
  routes: unknown[]
  /** The flights of a row; by default those in the row itself. */
  trips: ((id: string) => unknown) | null
  /** Rows on a page, and how many rows of a page are repeated on the next. */
  pageSize: number
  overlap: number
  /** Each request uses up one, before any answer; null answers as usual. */
  faults: (Fault | null)[]
  headers: Record<string, string>
  /** How often a refresh says that it is not complete yet. */
  refreshPolls: number
  requests: ReceivedRequest[]
  stop(): Promise<void>
}

/** A stand-in for the provider's API on this machine, in the shapes of recorded answers. */
export async function startStandIn(): Promise<StandIn> {
  const server = createServer((request, response) => void answer(standIn, request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const standIn: StandIn = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/partnerapi`,
    ...{
      rows: [],
      live: new Map(),
      routes: [],
      trips: null,
      pageSize: 3,
      overlap: 1,
      faults: [],
      headers: {},
      requests: [],
    },
    refreshPolls: 0,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return standIn
}

async function answer(standIn: StandIn, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? '/', standIn.url)
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const text = Buffer.concat(chunks).toString()
  const received: ReceivedRequest = {
    method: request.method ?? '',
    path: url.pathname.replace('/partnerapi', ''),
    query: Object.fromEntries(url.searchParams),
    body: text === '' ? null : JSON.parse(text),
    key: String(request.headers['partner-authorization'] ?? ''),
  }
  standIn.requests.push(received)
  const fault = standIn.faults.shift() ?? null
  const body = fault !== null && typeof fault === 'object' && 'body' in fault ? fault.body : bodyOf(standIn, received)
  if (fault !== null && fault !== 'cut' && !(typeof fault === 'object' && 'body' in fault)) {
    return misbehave(fault, request, response)
  }
  const json = JSON.stringify(body)
  response.writeHead(200, { 'content-type': 'application/json', ...standIn.headers })
  if (fault !== 'cut') return void response.end(json)
  response.write(json.slice(0, json.length / 2), () => request.socket.destroy())
}

function misbehave(
  fault: Exclude<Fault, 'cut' | { body: unknown }>,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  if (fault === 'silence') return
  if (fault === 'hang-up') return void request.socket.destroy()
  if (fault === 'html') return void response.end('<html>Just a moment...</html>')
  response.writeHead(fault.status, fault.headers).end('{"error": "no"}')
}

function bodyOf(standIn: StandIn, { path, query, body }: ReceivedRequest): unknown {
  if (path === '/routes') return standIn.routes
  if (path.startsWith('/trips/'))
    return { data: tripsOf(standIn, decodeURIComponent(path.slice(7))), booking_links: [] }
  if (path === '/refresh') {
    standIn.refreshPolls -= 1
    return { complete: standIn.refreshPolls < 0, quota: { limit: 100, used: 1, remaining: 99, reset_seconds: 60 } }
  }
  if (path === '/live') {
    const { departure_date: date } = body as { departure_date: string }
    return { success: true, results: standIn.live.get(date) ?? [] }
  }
  return page(standIn, matching(standIn.rows, query), query)
}

function tripsOf({ rows, trips }: StandIn, id: string): unknown {
  if (trips !== null) return trips(id) ?? []
  return rows.find(({ ID }) => ID === id)?.AvailabilityTrips ?? []
}

type Route = { OriginAirport: string; DestinationAirport: string }

function matching(rows: StandIn['rows'], query: Record<string, string>): StandIn['rows'] {
  const among = (list: string | undefined, value: string) => list === undefined || list.split(',').includes(value)
  return rows.filter(({ Route: route, Date: date, Source: source }) => {
    const { OriginAirport, DestinationAirport } = route as Route
    const inTime = String(date) >= (query.start_date ?? '') && String(date) <= (query.end_date ?? '9')
    const onRoute = among(query.origin_airport, OriginAirport) && among(query.destination_airport, DestinationAirport)
    return inTime && onRoute && among(query.sources ?? query.source, String(source))
  })
}

/** Pages overlap, as the provider's do when rows move between two requests. */
function page({ pageSize, overlap }: StandIn, rows: StandIn['rows'], query: Record<string, string>) {
  const start = Math.max(0, Number(query.skip ?? 0) - overlap)
  const data = rows.slice(start, start + pageSize)
  const hasMore = start + data.length < rows.length
  return { data, count: data.length, hasMore, cursor: 1_795_000_000, moreURL: '' }
}
