import * as z from '#small-zod'

/**
 * Tells an alert from others that had its place before or take it later. Alerts created before 28 November 2026 have
 * none.
 */
export const AlertIdentity = z.string().check(z.regex(/^[A-Za-z0-9]{20}$/, 'an identity is twenty letters and digits'))
