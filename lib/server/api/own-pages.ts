import { findSiteOrigin } from '../site-origin.ts'

const reading = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Whether a request that changes something was made by a page of another site. A browser says so itself, and a page
 * cannot make it say otherwise; a program that says nothing carries nobody's cookies.
 */
export function isForeignChange(request: Request): boolean {
  if (reading.has(request.method)) return false
  const site = request.headers.get('sec-fetch-site')
  if (site !== null) return site !== 'same-origin' && site !== 'none'
  const origin = request.headers.get('origin')
  return origin !== null && !isOwn(origin, request.headers.get('host'))
}

function isOwn(origin: string, host: string | null): boolean {
  if (!URL.canParse(origin)) return false
  const published = findSiteOrigin()
  return published === undefined ? new URL(origin).host === host : origin === published
}
