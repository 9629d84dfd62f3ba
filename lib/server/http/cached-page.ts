import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http'

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

export type Encoding = 'br' | 'gzip' | 'identity'

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

/**
 * Whether an answer is uncompressed text. It is compressed before it is sent, and the scripts of a page are listed
 * before that.
 */
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
