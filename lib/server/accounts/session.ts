import type { Auth } from 'firebase-admin/auth'
import { tokenSyncMaxAgeSeconds } from '../../accounts/token-sync.ts'
import { reportFault } from '../../core/faults.ts'
import { bearerTokenOf, isTokenFault } from '../caller.ts'
import { endSession, type LogIn } from '../ended-sessions.ts'
import { adminAuth, adminFirestore } from '../firebase-admin.ts'
import { problemResponse } from '../problem.ts'
import { sessionCookieOf, sessionTokenOf } from '../session-cookie.ts'

/** The longest life the auth service gives a session cookie. Every token refresh while a page is open renews it. */
const cookieLifeSeconds = 14 * 24 * 60 * 60
/** Clocks of the token service and this server may differ by this much. */
const clockSkewSeconds = 60

type SessionAuth = Pick<Auth, 'verifyIdToken' | 'verifySessionCookie' | 'createSessionCookie' | 'revokeRefreshTokens'>
type Sources = {
  auth: () => SessionAuth
  nowMs: () => number
  endSession: (logIn: LogIn, expireAtMs: number) => Promise<void>
}

const live: Sources = {
  auth: adminAuth,
  nowMs: () => Date.now(),
  endSession: (logIn, expireAtMs) => endSession(adminFirestore(), logIn, expireAtMs),
}

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

/**
 * DELETE: ends the session of this browser, here and not only there: a copy of any cookie or token of
 * the same log-in opens nothing any more.
 * Always 204, also without one, and the cookie always goes.
 */
export async function closeSession(request: Request, { auth, endSession, nowMs }: Sources = live): Promise<Response> {
  const cookie = sessionTokenOf(request)
  try {
    // Only what was a session is kept, so that nobody can fill the list.
    if (cookie !== null) await endSession(await auth().verifySessionCookie(cookie), nowMs() + cookieLifeSeconds * 1_000)
  } catch (error) {
    if (!isTokenFault(error)) reportFault('a session could not be ended', error)
  }
  return emptyAnswer(cookieHeader(request, '', 0))
}

/** POST: ends the sessions of this account on every device, by revoking every token issued until now. */
export async function closeEverySession(request: Request, sources: Sources = live): Promise<Response> {
  const { auth } = sources
  const token = bearerTokenOf(request.headers)
  if (!token) return refusal('Send the ID token as a bearer token.')
  try {
    const { uid } = await auth().verifyIdToken(token, true)
    await auth().revokeRefreshTokens(uid)
    return closeSession(request, sources)
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
