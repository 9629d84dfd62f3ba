import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { reportFault } from '../../core/faults.ts'
import { sealScripts } from './policy.ts'
import { missingPages } from './slugs.ts'
import { policyHeader } from './standing-headers.ts'

/** Request headers that ask for part of a page, for a fresh render, or for a page that is not published yet. */
const ofTheFramework = /^(rsc$|next-|x-nextjs|x-next-|x-prerender|x-middleware|x-matched)/
const previews = /(^|; ?)__(prerender_bypass|next_preview_data)=/

/**
 * Returns the key under which the answer to a request may be cached: the path of the page or file. Null unless it is a
 * plain read of a whole one. The query is left out, because what is prerendered is the same with any query.
 */
export function getPageKey({
  method,
  url = '',
  headers,
}: Pick<IncomingMessage, 'method' | 'url' | 'headers'>): string | null {
  if ((method !== 'GET' && method !== 'HEAD') || url.startsWith('/api/')) return null
  if (Object.keys(headers).some((name) => ofTheFramework.test(name))) return null
  if (previews.test(headers.cookie ?? '')) return null
  const query = url.indexOf('?')
  return query < 0 ? url : url.slice(0, query)
}

type Encoding = 'br' | 'gzip' | 'identity'

/** Returns the best of our encodings that a reader accepts, by `accept-encoding`. */
export function bestEncoding(accepted: string | string[] | undefined): Encoding {
  const taken = String(accepted ?? '')
    .toLowerCase()
    .split(',')
    .map((part) => part.split(';').map((word) => word.trim()))
    .filter(([, weight = 'q=1']) => !/^q=0(\.0*)?$/.test(weight))
    .map(([name]) => name)
  return (['br', 'gzip'] as const).find((name) => taken.includes(name)) ?? 'identity'
}

/**
 * Lifetimes of a file that never changes under its address, and of a page that only a new build changes. A new build
 * comes with a new process, so neither can be out of date.
 */
const fileLifeMs = 86_400_000
const pageLifeMs = 600_000
/** A page that the framework regenerates from time to time reaches every visitor at most this much later. */
const changingPageLifeMs = 10_000
const dayInSeconds = 86_400

/**
 * How long an answer may be kept, in milliseconds; 0 for not at all. Kept are only files of the build, and pages that
 * any shared cache may store: the framework marks those it prerendered.
 */
export function getLifetime(status: number, headers: OutgoingHttpHeaders): number {
  const getHeader = (name: string) => String(headers[name] ?? '')
  const control = getHeader('cache-control')
  if (status !== 200 || headers['set-cookie'] !== undefined || /private|no-store/.test(control)) return 0
  if (/\bimmutable\b/.test(control)) return fileLifeMs
  if (!/^(HIT|PRERENDER)$/.test(getHeader('x-nextjs-cache')) || !getHeader('content-type').startsWith('text/html'))
    return 0
  const seconds = Number(/\bs-maxage=(\d+)/.exec(control)?.[1] ?? 0)
  return Math.min(seconds * 1000, seconds >= dayInSeconds ? pageLifeMs : changingPageLifeMs)
}

/** Whether an answer is uncompressed text: it is compressed here, after the scripts of a page are listed. */
export function isText(headers: OutgoingHttpHeaders): boolean {
  const type = String(headers['content-type'] ?? '')
  return headers['content-encoding'] === undefined && /^text\/|[/+](json|javascript|xml)\b/.test(type)
}

/** Whether the reader's copy, by `if-none-match`, is the answer with this `etag`. */
export function hasIt(ifNoneMatch: string | undefined, etag: unknown): boolean {
  if (ifNoneMatch === undefined || typeof etag !== 'string') return false
  const plain = (tag: string) => tag.trim().replace(/^W\//, '')
  return ifNoneMatch.split(',').some((tag) => tag.trim() === '*' || plain(tag) === plain(etag))
}

/** A page as it was sent: its status, its headers by lower-case name, and its encoded body. */
type CachedAnswer = { status: number; headers: OutgoingHttpHeaders; body: Buffer }

/** Answers by key, each with its own lifetime. The least recently used are dropped once all bodies exceed the room. */
export class AnswerCache {
  readonly #entries = new Map<string, CachedAnswer & { until: number }>()
  readonly #room: number
  #bytes = 0

  /** @param room in bytes */
  constructor(room: number) {
    this.#room = room
  }

  get(key: string, nowMs: number): CachedAnswer | undefined {
    const entry = this.#entries.get(key)
    if (!entry) return undefined
    this.#entries.delete(key)
    if (entry.until <= nowMs) {
      this.#bytes -= entry.body.length
      return undefined
    }
    this.#entries.set(key, entry)
    return entry
  }

  set(key: string, answer: CachedAnswer, untilMs: number): void {
    this.#delete(key)
    this.#entries.set(key, { ...answer, until: untilMs })
    this.#bytes += answer.body.length
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.#room) return
      this.#delete(oldest)
    }
  }

  get bytes(): number {
    return this.#bytes
  }

  #delete(key: string): void {
    this.#bytes -= this.#entries.get(key)?.body.length ?? 0
    this.#entries.delete(key)
  }
}

const room = 32 * 1024 * 1024
/** The same as for a page that is regenerated from time to time. */
const missingLifeMs = 10_000

/** Fills a whole page with what its address asks for. */
export type Fill = (page: string) => Promise<string>

/** The encodings a reader accepts, and the tags of the copies it has. */
export type Reader = { encodings: string | string[] | undefined; has: string | undefined }

/**
 * A memory of prerendered pages and files of the build as they were last sent: compressed, and with the policy that
 * lists their scripts. The framework would read, hash and compress them again for each request.
 */
export class PageMemory {
  readonly #cache = new AnswerCache(room)
  readonly #nowMs: () => number
  readonly #writePolicy: (scripts: string) => string

  constructor(nowMs: () => number, writePolicy: (scripts: string) => string) {
    this.#nowMs = nowMs
    this.#writePolicy = writePolicy
  }

  /** Sends what is cached for a path; false if nothing is. */
  send(response: ServerResponse, path: string, reader: Reader): boolean {
    const answer = this.#cache.get(`${bestEncoding(reader.encodings)} ${path}`, this.#nowMs())
    if (!answer) return false
    setHead(response, answer)
    if (sendUnchanged(response, reader)) return true
    response.setHeader('content-length', answer.body.length)
    response.end(answer.body)
    return true
  }

  /** Sends a cached page filled with what its address asks for; false if the page isn't cached. */
  async sendFilled(response: ServerResponse, path: string, reader: Reader, fill: Fill): Promise<boolean> {
    const page = this.#cache.get(`identity ${path}`, this.#nowMs())
    if (!page) return false
    setHead(response, page)
    await sendFilledPage(response, page.body, reader, fill)
    return true
  }

  /** Sends what the framework has just written for a path, and keeps it if that is allowed. */
  async sendNew(
    response: ServerResponse,
    body: Buffer,
    path: string,
    reader: Reader,
    fill: Fill | null = null,
  ): Promise<void> {
    const encoding = bestEncoding(reader.encodings)
    const plain = this.#seal(response, body)
    response.removeHeader('content-length')
    response.appendHeader('vary', 'accept-encoding')
    const lifeMs = missingPages.has(path) ? missingLifeMs : getLifetime(response.statusCode, response.getHeaders())
    if (fill && response.statusCode === 200) {
      if (lifeMs > 0) this.#store(`identity ${path}`, response, plain, lifeMs)
      return sendFilledPage(response, plain, reader, fill)
    }
    const packs = encoding !== 'identity' && isText(response.getHeaders())
    if (packs) response.setHeader('content-encoding', encoding)
    // Send the head immediately: the code that wrote the answer checks whether it has been sent.
    if (sendUnchanged(response, reader)) return
    response.writeHead(response.statusCode)
    const packed = packs ? await pack(plain, encoding) : plain
    if (lifeMs > 0) this.#store(`${encoding} ${path}`, response, packed, lifeMs)
    response.end(packed)
  }

  #store(key: string, response: ServerResponse, body: Buffer, lifeMs: number): void {
    const answer = { status: response.statusCode, headers: { ...response.getHeaders() }, body }
    this.#cache.set(key, answer, this.#nowMs() + lifeMs)
  }

  /** Merges a page's scripts and writes its policy. A file, or a page that has a policy, stays as it is. */
  #seal(response: ServerResponse, body: Buffer): Buffer {
    const isPage = String(response.getHeader('content-type')).startsWith('text/html')
    if (!isPage || response.hasHeader(policyHeader)) return body
    const { html, hashes } = sealScripts(body.toString())
    response.setHeader(policyHeader, this.#writePolicy(hashes.join(' ')))
    return Buffer.from(html)
  }
}

function setHead(response: ServerResponse, { status, headers }: CachedAnswer): void {
  for (const [name, value] of Object.entries(headers)) if (value !== undefined) response.setHeader(name, value)
  response.statusCode = status
}

/** Sends "not modified" to a reader that already has the answer. */
function sendUnchanged(response: ServerResponse, { has }: Reader): boolean {
  if (response.statusCode !== 200 || !hasIt(has, response.getHeader('etag'))) return false
  for (const name of ['content-type', 'content-encoding', 'content-length']) response.removeHeader(name)
  response.statusCode = 304
  response.end()
  return true
}

/** How long a shared cache may keep a page filled with seats, in seconds. */
const filledLife = 10

/** Sends a page filled with an answer, which is the same for everyone, or the page unfilled if filling it fails. */
async function sendFilledPage(response: ServerResponse, page: Buffer, reader: Reader, fill: Fill): Promise<void> {
  const filled = await fill(page.toString()).catch((error: unknown) => {
    reportFault('a page was not filled with its answer', error)
    return null
  })
  if (filled !== null) {
    response.removeHeader('etag')
    response.setHeader('cache-control', `public, max-age=0, s-maxage=${filledLife}`)
    // A browser keeps the page for use offline, without what one address asked for.
    response.setHeader('x-answers-address', '1')
  }
  const encoding = bestEncoding(reader.encodings)
  const whole = filled === null ? page : Buffer.from(filled)
  const packed = encoding === 'identity' ? whole : await pack(whole, encoding)
  if (encoding !== 'identity') response.setHeader('content-encoding', encoding)
  response.setHeader('content-length', packed.length)
  response.end(packed)
}

const [packGzip, packBrotli] = [promisify(gzip), promisify(brotliCompress)]
/** Smaller than gzip at half its work. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

const pack = (plain: Buffer, encoding: Exclude<Encoding, 'identity'>): Promise<Buffer> =>
  encoding === 'br' ? packBrotli(plain, quality) : packGzip(plain)
