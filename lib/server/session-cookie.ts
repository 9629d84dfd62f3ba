import { isLoopback } from './site-origin.ts'

/** The name of this request's session cookie, and whether it may be sent only over TLS. */
type SessionCookie = { name: '__Host-session' | '__session'; secure: boolean }

/**
 * Names the session cookie. Browsers accept a cookie named `__Host-` only from this exact host and only over TLS, so
 * that no other host of the same domain can plant one. Loopback uses plain HTTP and does without the prefix.
 */
export function getSessionCookie(request: Request): SessionCookie {
  // Behind a proxy the request's own URL says localhost, so the header with the browser's host decides.
  const host = request.headers.get('x-forwarded-host') ?? request.headers.get('host') ?? new URL(request.url).host
  return isLoopback(host) ? { name: '__session', secure: false } : { name: '__Host-session', secure: true }
}

/** Returns the content of this request's session cookie, or null if there is none. */
export function readSessionToken(request: Request): string | null {
  const own = getSessionCookie(request).name
  for (const pair of request.headers.get('cookie')?.split(';') ?? []) {
    const [name, ...value] = pair.trim().split('=')
    if (name === own && value.join('=')) return value.join('=')
  }
  return null
}
