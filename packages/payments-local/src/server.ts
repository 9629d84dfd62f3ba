import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { Api } from './api.ts'
import { ApiError } from './api-error.ts'
import type { Desk } from './calls.ts'
import type { Clock } from './clock.ts'
import { bankPage, checkoutPage } from './pages/checkout-page.ts'
import { invoicePage } from './pages/invoice-page.ts'
import type { PageAnswer, PageRequest } from './pages/page-request.ts'
import { portalPage } from './pages/portal-page.ts'
import { simulationCalls } from './simulation-calls.ts'
import { Store } from './store.ts'
import { SubscriptionLife } from './subscription-life.ts'
import { Webhooks } from './webhooks.ts'

export type PaymentsOptions = { port: number; clock: Clock; file?: string }
export type PaymentsServer = { host: string; stop(): Promise<void> }

const largestBody = 1_000_000
const sweepMs = 30_000

const pages: [path: RegExp, page: (request: PageRequest) => PageAnswer][] = [
  [/^\/c\/pay\/(?<id>[^/]+)$/, checkoutPage],
  [/^\/c\/pay\/(?<id>[^/]+)\/bank$/, bankPage],
  [/^\/p\/session\/(?<id>[^/]+)$/, portalPage],
  [/^\/i\/(?<id>[^/]+)$/, invoicePage],
]

/** Starts the stand-in for the payment provider on loopback. */
export async function startPayments({ port, clock, file }: PaymentsOptions): Promise<PaymentsServer> {
  const store = new Store(clock, file)
  const webhooks = new Webhooks(store)
  const desk: Desk = { store, webhooks, life: new SubscriptionLife(store, webhooks), base: `http://localhost:${port}` }
  const api = new Api(desk)
  const server = createServer((request, response) => {
    answer(request, response, desk, api).catch((error: unknown) => {
      console.error(error)
      send(response, 500, 'application/json', JSON.stringify({ error: { type: 'api_error', message: String(error) } }))
    })
  })
  // A request sent just as an unused connection closes is reset, and payment clients reuse theirs.
  server.keepAliveTimeout = 65_000
  const sweep = setInterval(() => {
    desk.life.endDuePeriods()
    store.save()
  }, sweepMs)
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => resolve())
  })
  return {
    host: `127.0.0.1:${port}`,
    stop: async () => {
      clearInterval(sweep)
      webhooks.stop()
      store.save()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

async function answer(request: IncomingMessage, response: ServerResponse, desk: Desk, api: Api): Promise<void> {
  const url = new URL(request.url ?? '/', desk.base)
  const body = await bodyOf(request)
  const simulate = request.method === 'POST' ? simulationCalls[url.pathname] : undefined
  if (simulate) {
    const result = simulate(desk, JSON.parse(body))
    desk.store.save()
    send(response, 200, 'application/json', JSON.stringify(result))
    return
  }
  if (url.pathname.startsWith('/v1/')) {
    const {
      status,
      body: object,
      headers,
    } = api.answer({
      method: request.method ?? 'GET',
      url,
      key: /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1] ?? null,
      idempotencyKey: request.headers['idempotency-key']?.toString() ?? null,
      body,
    })
    send(response, status, 'application/json', JSON.stringify(object), headers)
    return
  }
  showPage(request, response, url, body, desk)
}

function showPage(request: IncomingMessage, response: ServerResponse, url: URL, body: string, desk: Desk): void {
  const found = pages.flatMap(([path, page]) => {
    const id = path.exec(url.pathname)?.groups?.id
    return id === undefined ? [] : [{ id, page }]
  })[0]
  if (!found) {
    send(response, 404, 'text/plain', 'The simulated payment provider has no such page.')
    return
  }
  try {
    const form = request.method === 'POST' ? new URLSearchParams(body) : null
    const shown = found.page({ ...desk, id: found.id, form, query: url.searchParams })
    if (form) desk.store.save()
    if ('redirect' in shown) send(response, 303, 'text/plain', '', { location: shown.redirect })
    else send(response, shown.status, 'text/html; charset=utf-8', shown.html)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    send(response, error.status, 'text/plain', error.message)
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.byteLength
    if (size > largestBody) throw new Error('the body is too large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function send(
  response: ServerResponse,
  status: number,
  type: string,
  body: string,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store', ...headers }).end(body)
}
