import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http'

/** Asks for a part of a page, for a page afresh, or for one that is not out yet. */
const ofTheFramework = /^(rsc$|next-|x-nextjs|x-next-|x-prerender|x-middleware|x-matched)/
const previews = /(^|; ?)__(prerender_bypass|next_preview_data)=/
/** Names alone. One that weighs them is rare, and goes the whole way. */
const plainEncodings = /^[a-z, ]*$/

/**
 * What a request's answer may be kept under: the page and what its reader can unpack. Null for whatever is not the plain
 * reading of a whole page, and for an address with a query, of which there is no end.
 */
export function keyOf({
  method,
  url = '',
  headers,
}: Pick<IncomingMessage, 'method' | 'url' | 'headers'>): string | null {
  if (method !== 'GET' || url.includes('?') || url.startsWith('/_next/') || url.startsWith('/api/')) return null
  if (Object.keys(headers).some((name) => ofTheFramework.test(name))) return null
  if (previews.test(headers.cookie ?? '')) return null
  const encodings = String(headers['accept-encoding'] ?? '')
  if (!plainEncodings.test(encodings)) return null
  const unpacks = ['br', 'gzip', 'deflate', 'zstd'].filter((name) => encodings.includes(name))
  return `${unpacks.join()} ${url}`
}

/** Whether an answer is a page that any shared cache may keep: the framework says so of what it prerendered. */
export function isKept(status: number, headers: OutgoingHttpHeaders): boolean {
  const says = (name: string) => String(headers[name] ?? '')
  return (
    status === 200 &&
    /^(HIT|PRERENDER)$/.test(says('x-nextjs-cache')) &&
    says('content-type').startsWith('text/html') &&
    /\bs-maxage=[1-9]/.test(says('cache-control')) &&
    !/private|no-store/.test(says('cache-control')) &&
    headers['set-cookie'] === undefined
  )
}

/** Whether the reader's copy, by `if-none-match`, is the answer with this `etag`. */
export function hasIt(ifNoneMatch: string | undefined, etag: unknown): boolean {
  if (ifNoneMatch === undefined || typeof etag !== 'string') return false
  const plain = (tag: string) => tag.trim().replace(/^W\//, '')
  return ifNoneMatch.split(',').some((tag) => tag.trim() === '*' || plain(tag) === plain(etag))
}
