import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Auth } from 'firebase-admin/auth'
import type { Firestore } from 'firebase-admin/firestore'
import type { Instant } from '../../core/clock.ts'
import { serverClock } from '../clock.ts'
import { adminAuth, adminFirestore } from '../firebase-admin.ts'
import { getOrigin } from '../site-origin.ts'

/**
 * What this server grants access with: its database, its accounts, its clock, and the one server that tokens are for.
 */
export type OAuth = { db: Firestore; auth: Pick<Auth, 'getUser'>; now: () => Instant; origin: string; resource: string }

/** A refusal, with the error code OAuth has for it. */
export class OAuthError extends Error {
  readonly code: string

  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}

export const minuteMs = 60_000
export const dayMs = 24 * 60 * minuteMs

export const random = (bytes: number) => randomBytes(bytes).toString('base64url')
export const hashSecret = (secret: string) => createHash('sha256').update(secret).digest('hex')
export const later = (now: Instant, ms: number) => new Date(Date.parse(now) + ms)

/** Compares two hashes in constant time, wherever they differ. */
export function isSameHash(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))
}

/** Returns what this server grants access with, for the address the request was made to. */
export function oauthContext(request: Request): OAuth {
  const origin = getOrigin(request.headers)
  return { db: adminFirestore(), auth: adminAuth(), now: serverClock.now, origin, resource: `${origin}/mcp` }
}
