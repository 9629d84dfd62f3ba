import { isLoopback } from './site-origin.ts'

/** How this request's session cookie is called, and whether it may travel only under TLS. */
type SessionCookie = { name: '__Host-session' | '__session'; secure: boolean }

/**
 * Browsers take a cookie named `__Host-` only from this very host and only under TLS, so that no neighbour under the
 * same domain can plant one. Loopback speaks plain HTTP and goes without.
 */
export function getSessionCookie(request: Request): SessionCookie {
  // Behind a proxy the request's own address says localhost, so the header the browser's host stands in decides.
  const host = request.headers.get('x-forwarded-host') ?? request.headers.get('host') ?? new URL(request.url).host
  return isLoopback(host) ? { name: '__session', secure: false } : { name: '__Host-session', secure: true }
}

/** What this request's session cookie holds; null where it has none. */
export function readSessionToken(request: Request): string | null {
  const own = getSessionCookie(request).name
  for (const pair of request.headers.get('cookie')?.split(';') ?? []) {
    const [name, ...value] = pair.trim().split('=')
    if (name === own && value.join('=')) return value.join('=')
  }
  return null
}
