import type { Auth } from 'firebase-admin/auth'
import { tokenSyncMaxAgeSeconds } from '../../accounts/token-sync.ts'
import { reportFault } from '../../core/faults.ts'
import { bearerTokenOf, isTokenFault } from '../caller.ts'
import { adminAuth } from '../firebase-admin.ts'
import { problemResponse } from '../problem.ts'
import { sessionCookieOf } from '../session-cookie.ts'

/** The longest life the auth service gives a session cookie. Every token refresh while a page is open renews it. */
const cookieLifeSeconds = 14 * 24 * 60 * 60
/** Clocks of the token service and this server may differ by this much. */
const clockSkewSeconds = 60

type SessionAuth = Pick<Auth, 'verifyIdToken' | 'createSessionCookie' | 'revokeRefreshTokens'>
type Sources = { auth: () => SessionAuth; nowMs: () => number }

const live: Sources = { auth: adminAuth, nowMs: () => Date.now() }

/**
 * POST: trades a fresh bearer ID token for an httpOnly session cookie. 204, or 401 for a token that is missing, bad,
 * revoked or older than 300 seconds: an old token that leaked can't be turned into a session.
 */
export async function openSession(request: Request, { auth, nowMs }: Sources = live): Promise<Response> {
  const token = bearerTokenOf(request.headers)
  if (!token) return refusal('Send the ID token as a bearer token.')
  try {
    const claims = await auth().verifyIdToken(token, true)
    const ageSeconds = nowMs() / 1000 - claims.iat
    if (ageSeconds > tokenSyncMaxAgeSeconds + clockSkewSeconds) return refusal('The ID token is not fresh.')
    const cookie = await auth().createSessionCookie(token, { expiresIn: cookieLifeSeconds * 1000 })
    return emptyAnswer(cookieHeader(request, cookie, cookieLifeSeconds))
  } catch (error) {
    return failure(error)
  }
}

/** DELETE: ends the session of this browser. Always 204, also without one. */
export function closeSession(request: Request): Response {
  return emptyAnswer(cookieHeader(request, '', 0))
}

/** POST: ends the sessions of this account on every device, by revoking every token issued until now. */
export async function closeEverySession(request: Request, { auth }: Sources = live): Promise<Response> {
  const token = bearerTokenOf(request.headers)
  if (!token) return refusal('Send the ID token as a bearer token.')
  try {
    const { uid } = await auth().verifyIdToken(token, true)
    await auth().revokeRefreshTokens(uid)
    return closeSession(request)
  } catch (error) {
    return failure(error)
  }
}

function refusal(detail: string): Response {
  return problemResponse(401, 'Not signed in', detail)
}

function failure(error: unknown): Response {
  if (isTokenFault(error)) return refusal('The ID token is not valid.')
  reportFault('session exchange failed', error)
  return problemResponse(503, 'Sign-in is not available', 'The auth service did not answer. Try again in a minute.')
}

function emptyAnswer(setCookie: string): Response {
  return new Response(null, { status: 204, headers: { 'set-cookie': setCookie, 'cache-control': 'no-store' } })
}

function cookieHeader(request: Request, value: string, maxAge: number): string {
  const { name, secure } = sessionCookieOf(request)
  const attributes = ['Path=/', 'HttpOnly', 'SameSite=Lax', `Max-Age=${maxAge}`, ...(secure ? ['Secure'] : [])]
  return [`${name}=${value}`, ...attributes].join('; ')
}
