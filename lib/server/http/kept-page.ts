import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http'

/** Asks for a part of a page, for a page afresh, or for one that is not out yet. */
const ofTheFramework = /^(rsc$|next-|x-nextjs|x-next-|x-prerender|x-middleware|x-matched)/
const previews = /(^|; ?)__(prerender_bypass|next_preview_data)=/

/**
 * What a request's answer may be kept under: the path of the page or file. Null for whatever is not the plain reading of
 * a whole one. A query is no part of it, for what is prerendered is the same with any.
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

/** The best of our encodings that a reader takes, by `accept-encoding`. */
export function bestEncoding(accepted: string | string[] | undefined): Encoding {
  const taken = String(accepted ?? '')
    .toLowerCase()
    .split(',')
    .map((part) => part.split(';').map((word) => word.trim()))
    .filter(([, weight = 'q=1']) => !/^q=0(\.0*)?$/.test(weight))
    .map(([name]) => name)
  return (['br', 'gzip'] as const).find((name) => taken.includes(name)) ?? 'identity'
}

/** What never changes under its address, and what only a new build changes: both end with this process. */
const fileLifeMs = 86_400_000
const pageLifeMs = 600_000
/** A page that its maker makes anew from time to time is seen by everybody this much later at most. */
const changingPageLifeMs = 10_000
const dayInSeconds = 86_400

/**
 * How long an answer may be kept, in milliseconds; 0 for not at all. Kept are the files of the build, and pages that any
 * shared cache may keep: the framework says so of what it prerendered.
 */
export function getLifetime(status: number, headers: OutgoingHttpHeaders): number {
  const says = (name: string) => String(headers[name] ?? '')
  const control = says('cache-control')
  if (status !== 200 || headers['set-cookie'] !== undefined || /private|no-store/.test(control)) return 0
  if (/\bimmutable\b/.test(control)) return fileLifeMs
  if (!/^(HIT|PRERENDER)$/.test(says('x-nextjs-cache')) || !says('content-type').startsWith('text/html')) return 0
  const seconds = Number(/\bs-maxage=(\d+)/.exec(control)?.[1] ?? 0)
  return Math.min(seconds * 1000, seconds >= dayInSeconds ? pageLifeMs : changingPageLifeMs)
}

/** Whether an answer is text, which is packed before it goes out; a page is, and its scripts are named before. */
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
