import { isLoopback } from './site-origin.ts'

const names = {
  session: { secure: '__Host-session', loopback: '__session' },
  device: { secure: '__Host-device', loopback: 'device' },
} as const
type Cookie = keyof typeof names

/** Returns the content of a request's cookie, or null if there is none. */
export function readCookie(request: Request, cookie: Cookie): string | null {
  const own = getCookieName(request, cookie)
  for (const pair of request.headers.get('cookie')?.split(';') ?? []) {
    const [name, ...value] = pair.trim().split('=')
    if (name === own && value.join('=')) return value.join('=')
  }
  return null
}

/** Returns the header that makes a browser keep a cookie for `maxAge` seconds; with 0, that deletes it. */
export function writeCookie(request: Request, cookie: Cookie, value: string, maxAge: number): string {
  const name = getCookieName(request, cookie)
  const attributes = ['Path=/', 'HttpOnly', 'SameSite=Lax', `Max-Age=${maxAge}`]
  return [`${name}=${value}`, ...attributes, ...(name === names[cookie].secure ? ['Secure'] : [])].join('; ')
}

/**
 * Names a cookie. Browsers accept a cookie named `__Host-` only from this exact host and only over TLS, so that no other
 * host of the same domain can plant one. Loopback uses plain HTTP and does without the prefix.
 */
function getCookieName(request: Request, cookie: Cookie): string {
  // Behind a proxy the request's own URL says localhost, so the header with the browser's host decides.
  const host = request.headers.get('x-forwarded-host') ?? request.headers.get('host') ?? new URL(request.url).host
  return names[cookie][isLoopback(host) ? 'loopback' : 'secure']
}
