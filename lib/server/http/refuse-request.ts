import type { IncomingMessage, ServerResponse } from 'node:http'
import { site } from '../../core/site.ts'
import { findFinder } from '../../search/finder-paths.ts'
import { writeLog } from '../logs/log-line.ts'
import { type Counting, createLimiters, takePoints } from '../rate-limiter.ts'

/** No page or API of ours takes a quarter of these, and thousands would stall the framework. */
const maxParameters = 100
/** Bytes of an address. Our longest, a search over all places there are, is a third of it. */
const maxAddressBytes = 8_192
/** Bytes of all headers. Node itself refuses 16 kB without an explanation. */
const maxHeaderBytes = 12_288
/** Bytes of a body. Our longest, the settings of an alert, is a quarter of it. */
const maxBodyBytes = 65_536

/** Methods that no server should echo or tunnel for strangers. */
const refusedMethods: ReadonlySet<string> = new Set(['TRACE', 'TRACK', 'CONNECT'])
const reading: ReadonlySet<string> = new Set(['GET', 'HEAD'])

export type Refusal = { status: number; title: string; detail: string; headers?: Record<string, string> }

/** Returns why a request is refused before it is looked at any further, or null if it may go on. */
export function findRefusal(
  request: Pick<IncomingMessage, 'method' | 'url' | 'headers' | 'rawHeaders'>,
): Refusal | null {
  const { method = 'GET', url = '/', headers, rawHeaders } = request
  if (refusedMethods.has(method)) return noMethod(`We don’t support ${method}.`, apiMethods)
  if (countParameters(url) > maxParameters) {
    return { status: 400, title: 'Too many parameters', detail: `Use up to ${maxParameters} parameters.` }
  }
  if (url.length > maxAddressBytes) {
    const detail = `Use an address of up to ${maxAddressBytes} characters. For many places at once, name a region, a country or anywhere.`
    return { status: 414, title: 'Address too long', detail }
  }
  if (rawHeaders.reduce((bytes, text) => bytes + text.length, 0) > maxHeaderBytes) {
    return {
      status: 431,
      title: 'Headers too large',
      detail: `Send headers of up to ${maxHeaderBytes} characters.`,
    }
  }
  if (!isApi(url) && !reading.has(method)) return noMethod('Use GET or HEAD for pages and files.', 'GET, HEAD')
  return findBodyRefusal(headers)
}

/** Requires a body's length to be announced, because otherwise its size isn't known until it has been read. */
function findBodyRefusal(headers: IncomingMessage['headers']): Refusal | null {
  if (headers['transfer-encoding'] !== undefined) {
    return { status: 411, title: 'Length required', detail: 'Send a Content-Length with the body.' }
  }
  if (Number(headers['content-length'] ?? 0) <= maxBodyBytes) return null
  return { status: 413, title: 'Body too large', detail: `Send a body of up to ${maxBodyBytes} bytes.` }
}

const apiMethods = 'GET, HEAD, POST, PUT, PATCH, DELETE'

const noMethod = (detail: string, allow: string): Refusal => ({
  status: 405,
  title: 'Method not allowed',
  detail,
  headers: { allow },
})

/** For a request line that names no path, such as `*`. */
export const noAddress: Refusal = { status: 400, title: 'No address', detail: 'Include the path in the request.' }

/** Not 503: a load balancer would take this server out of service, and the next one would be flooded. */
export const busy: Refusal = {
  status: 429,
  title: 'Too many requests',
  detail: 'We’re very busy. Please try again in a second.',
  headers: { 'retry-after': '1' },
}

export function tooMany(seconds: number): Refusal {
  const unit = seconds === 1 ? 'second' : 'seconds'
  const detail = `Too many requests in a minute. Please try again in ${seconds} ${unit}.`
  return { status: 429, title: 'Too many requests', detail, headers: { 'retry-after': String(seconds) } }
}

/** Whether an address is for programs: the API, MCP and what issues their tokens, but not the consent page. */
export function isApi(url: string): boolean {
  return /^\/+(api\/|mcp(?=[/?]|$)|oauth\/(?!authorize))/.test(url)
}

/** Counts them without parsing: parsing thousands of them is what must be avoided. */
function countParameters(url: string): number {
  const query = url.indexOf('?')
  if (query < 0) return 0
  let count = 1
  for (let at = url.indexOf('&', query); at >= 0; at = url.indexOf('&', at + 1)) count += 1
  return count
}

/** Sends problem details for an API, a page for a browser, a sentence for any other client. None may be cached. */
export function refuse(request: IncomingMessage, response: ServerResponse, refusal: Refusal): void {
  const { status, headers } = refusal
  const { type, body } = writeRefusal(request, refusal)
  response.statusCode = status
  response.setHeader('content-type', type)
  for (const [name, value] of Object.entries(headers ?? {})) response.setHeader(name, value)
  // An unread body would block the next request on the connection.
  const { 'content-length': length = '0', 'transfer-encoding': coding } = request.headers
  if (length !== '0' || coding !== undefined) response.setHeader('connection', 'close')
  response.end(body)
}

function writeRefusal(request: IncomingMessage, { status, title, detail }: Refusal): { type: string; body: string } {
  const { url = '/', headers } = request
  if (isApi(url)) {
    return { type: 'application/problem+json', body: JSON.stringify({ type: 'about:blank', title, status, detail }) }
  }
  if (!headers.accept?.includes('text/html')) {
    return { type: 'text/plain; charset=utf-8', body: `${title}. ${detail}\n` }
  }
  return { type: 'text/html; charset=utf-8', body: drawRefusal(title, detail, url.split('?', 1)[0] ?? '/') }
}

/** Draws the page a browser shows, with a way on: the finder the address belongs to, or the home page. */
function drawRefusal(title: string, detail: string, path: string): string {
  const finder = findFinder(path)
  const [href, label] = finder ? [finder.path, 'Start a new search'] : ['/', `Go to ${site.name}’s home page`]
  return `<!doctype html>
<html lang="${site.locale}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${title} | ${site.name}</title>
<h1>${title}</h1>
<p>${detail}</p>
<p><a href="${href}">${label}</a></p>
</html>
`
}

const periodMs = 60_000

/**
 * Counts what the front door refuses and writes at most one log line a minute, so that a flood doesn't fill the log.
 * Only statuses and counts are kept, no addresses of visitors.
 */
export class RefusalLog {
  #counts: Record<number, number> = {}
  #timer: NodeJS.Timeout | null = null

  count(status: number): void {
    this.#counts[status] = (this.#counts[status] ?? 0) + 1
    this.#timer ??= setTimeout(() => this.#write(), periodMs).unref()
  }

  #write(): void {
    writeLog('WARNING', 'requests refused at the front door in the last minute', { refused: this.#counts })
    this.#counts = {}
    this.#timer = null
  }
}

/**
 * Requests a minute from one address or IPv6 household that the framework has to handle; images are drawn on demand.
 * Each API also has its own allowance per caller; these limits apply before the caller is known.
 */
const allowances = { page: 600, image: 60, api: 2_400 } as const
type Work = keyof typeof allowances
/** How many times as much a provider's /48 may ask; it contains 65,536 households. */
const perProvider = 8

export type AddressLimits = { consume(work: Work, networks: readonly string[]): Promise<number | null> }

export function createAddressLimits(counting: Counting = {}): AddressLimits {
  const one = createLimiters('address', allowances, counting)
  const many = createLimiters('network', allowances, { ...counting, scale: (counting.scale ?? 1) * perProvider })
  return {
    consume: (work, networks) =>
      takePoints(networks.map((network) => [network.endsWith('/48') ? many[work] : one[work], network])),
  }
}

export function classifyWork(path: string): Work {
  if (isApi(path)) return 'api'
  return /^\/(og|_next\/image)(\/|$)/.test(path) ? 'image' : 'page'
}
