import * as z from '#small-zod'

/**
 * Tells an alert from others that had its place before or take it later. Alerts created before 28 November 2026 have
 * none.
 */
export const AlertIdentity = z.string().check(z.regex(/^[A-Za-z0-9]{20}$/, 'an identity is twenty letters and digits'))

/**
 * Returns the text by which messages, history and links name an alert for good: `users/{uid}/alerts/07#identity`, or
 * the path alone if the alert has no identity. Another alert at the same place has another reference.
 */
export function buildAlertReference(path: string, identity: string | undefined): string {
  return identity === undefined ? path : `${path}#${identity}`
}

export function parseAlertReference(reference: string): { path: string; identity?: string } {
  const [path = '', identity] = reference.split('#')
  return identity === undefined ? { path } : { path, identity }
}
