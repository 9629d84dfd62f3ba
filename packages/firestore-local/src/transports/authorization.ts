import type { AuthToken, Caller } from '../engine.ts'
import { StatusError } from '../status.ts'

/**
 * Returns the caller an `Authorization` header names: `Bearer owner` is the admin, a JWT is its user, no header is a
 * signed-out caller. A JWT is decoded but never verified and its expiry is ignored, as in Google's emulator, because
 * this server keeps no keys.
 * @throws StatusError UNAUTHENTICATED
 */
export function parseAuthorization(header: string | undefined): Caller {
  if (header === undefined || header.trim() === '') return { admin: false, auth: null }
  const [scheme = '', credential = ''] = header.trim().split(/\s+/)
  if (scheme.toLowerCase() !== 'bearer' || credential === '') throw unauthenticated('expected "Bearer <token>"')
  if (credential === 'owner') return { admin: true }
  return { admin: false, auth: decodeToken(credential) }
}

function decodeToken(jwt: string): AuthToken {
  const parts = jwt.split('.')
  if (parts.length !== 3) throw unauthenticated('expected a token of three parts')
  const token = decodePart(parts[1] ?? '')
  const uid = token?.sub ?? token?.user_id
  if (token === null || typeof uid !== 'string' || uid === '') throw unauthenticated('the token names no user')
  return { uid, token }
}

function decodePart(part: string): Record<string, unknown> | null {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString('utf8'))
  } catch {
    throw unauthenticated('the token is not JSON')
  }
}

const unauthenticated = (why: string) => new StatusError('UNAUTHENTICATED', `Invalid authorization: ${why}.`)
