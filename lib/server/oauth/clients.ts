import { type Firestore, Timestamp } from 'firebase-admin/firestore'
import { z } from 'zod'
import type { Instant } from '../../core/clock.ts'
import { dayMs } from '../../core/dates.ts'
import { later, OAuthError, random } from './oauth.ts'

const maxLength = 500
const loopback = /^(http:\/\/(?:127\.0\.0\.1|\[::1\]))(?::\d{1,5})?(?=[/?]|$)/

/**
 * Whether a client may receive its codes at an address: over TLS, on the member's own machine, or in an app with its
 * own scheme that names a domain (RFC 8252, 7.1). Without a fragment, a password or a wildcard.
 */
function mayBeRedirect(address: string): boolean {
  if (address.length > maxLength || !/^[\x21-\x7e]+$/.test(address) || /[#*\\"'<>]/.test(address)) return false
  if (!URL.canParse(address)) return false
  const { protocol, hostname, username, password } = new URL(address)
  if (username !== '' || password !== '') return false
  if (protocol === 'https:') return hostname !== ''
  if (protocol === 'http:') return ['127.0.0.1', '[::1]', 'localhost'].includes(hostname)
  return /^[a-z][a-z\d+-]*(\.[a-z\d+-]+)+:$/.test(protocol)
}

/** Whether an address is exactly the registered one; on the loopback address any port is allowed (RFC 8252, 7.3). */
export function isRegistered(given: string, registered: readonly string[]): boolean {
  if (registered.includes(given)) return true
  if (!loopback.test(given) || !mayBeRedirect(given)) return false
  const portless = given.replace(loopback, '$1')
  return registered.some((one) => loopback.test(one) && one.replace(loopback, '$1') === portless)
}

/** Describes where a redirect goes, so that a member can judge it. */
export function getHost(address: string): string {
  const { protocol, host, hostname } = new URL(address)
  if (protocol === 'https:') return host
  return protocol === 'http:' ? `an app on this device (${hostname})` : `the app ${protocol.slice(0, -1)}`
}

/** Returns a redirect address with the parameters in its query. */
export function withParams(address: string, params: Record<string, string | undefined>): string {
  const query = new URLSearchParams(
    Object.entries(params).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )
  return `${address}${address.includes('?') ? '&' : '?'}${query}`
}

/** How long a registration lasts, in days. */
const clientDays = 30

/** oauth-clients/{id}: an app that registered itself (RFC 7591). Anyone may, so nothing in it is trusted. */
const Client = z.object({ name: z.string(), redirectUris: z.array(z.string()), expiresAt: z.iso.datetime() })
export type Client = z.infer<typeof Client> & { id: string }

const Registration = z.object({
  redirect_uris: z.array(z.string().refine(mayBeRedirect)).min(1).max(5),
  client_name: z.string().max(200).optional(),
})

const getReference = (db: Firestore, id: string) => db.doc(`oauth-clients/${id}`)

/** Registers a client. @throws OAuthError */
export async function registerClient(db: Firestore, body: unknown, now: Instant): Promise<Client> {
  const registration = Registration.safeParse(body)
  if (!registration.success) {
    const isRedirect = registration.error.issues.some(({ path }) => path[0] === 'redirect_uris')
    if (!isRedirect) throw new OAuthError('invalid_client_metadata', 'Send the client’s metadata as JSON.')
    const rule = 'Redirects go to https, to this device (http://127.0.0.1), or to a scheme that names a domain; 1 to 5.'
    throw new OAuthError('invalid_redirect_uri', rule)
  }
  const until = later(now, clientDays * dayMs)
  const id = random(16)
  const stored = {
    name: plainName(registration.data.client_name),
    redirectUris: registration.data.redirect_uris,
    expiresAt: until.toISOString(),
  }
  await getReference(db, id).create({ ...stored, expireAt: Timestamp.fromDate(until) })
  return { id, ...stored }
}

/** Finds a client that is still registered, by the id in a request. */
export async function findClient(db: Firestore, id: string, now: Instant): Promise<Client | null> {
  if (!/^[\w-]{22}$/.test(id)) return null
  const stored = Client.safeParse((await getReference(db, id).get()).data())
  return stored.success && stored.data.expiresAt > now ? { id, ...stored.data } : null
}

/** Reduces a name to one line without characters that reverse the text direction or imitate parts of our page. */
function plainName(name = ''): string {
  return (
    name
      .replace(/[^\p{L}\p{N} .,&'()+-]/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, 60) || 'An unnamed app'
  )
}
