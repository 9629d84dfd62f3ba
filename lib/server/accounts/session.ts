import type { Auth, DecodedIdToken } from 'firebase-admin/auth'
import { z } from 'zod'
import { tokenSyncMaxAgeSeconds } from '../../accounts/token-sync.ts'
import { reportFault } from '../../core/faults.ts'
import { isTokenFault, readBearerToken } from '../caller.ts'
import { readCookie, writeCookie } from '../cookies.ts'
import { endEverySession, endLogIn, endLogInsUpTo, isEnded, type LogIn } from '../ended-sessions.ts'
import { adminAuth, adminFirestore, callAuthService } from '../firebase-admin.ts'
import { inTime } from '../last-good.ts'
import { noStore, problemResponse } from '../problem.ts'

/** The longest lifetime the auth service gives a session cookie. Every token refresh while a page is open renews it. */
const cookieLifeSeconds = 14 * 24 * 60 * 60
/** The clocks of the token service and this server may differ by this much. */
const clockSkewSeconds = 60
const databaseTimeoutMs = 1_000

type SessionAuth = Pick<Auth, 'verifyIdToken' | 'verifySessionCookie' | 'createSessionCookie'>
type Sources = {
  auth: () => SessionAuth
  nowMs: () => number
  sleep: (ms: number) => Promise<void>
  isEnded: (logIn: LogIn) => Promise<boolean>
  endLogIn: (logIn: LogIn) => Promise<void>
  endLogInsUpTo: (uid: string, second: number) => Promise<void>
  /** Returns the last second whose log-ins have ended. */
  endEverySession: (uid: string) => Promise<number>
}

const live: Sources = {
  auth: adminAuth,
  nowMs: () => Date.now(),
  sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  isEnded: (logIn) => isEnded(adminFirestore(), logIn),
  endLogIn: (logIn) => endLogIn(adminFirestore(), logIn),
  endLogInsUpTo: (uid, second) => endLogInsUpTo(adminFirestore(), uid, second),
  endEverySession: (uid) => endEverySession({ db: adminFirestore(), auth: adminAuth() }, uid),
}

/**
 * POST: exchanges a fresh bearer ID token for an httpOnly session cookie. 204, or 401 for a token that is missing,
 * invalid, revoked, signed out or older than 300 seconds: a leaked old token can't be turned into a session.
 */
export async function openSession(request: Request, sources: Sources = live): Promise<Response> {
  return withLogIn(request, sources, async ({ iat }, token) => {
    const ageSeconds = sources.nowMs() / 1000 - iat
    if (ageSeconds > tokenSyncMaxAgeSeconds + clockSkewSeconds)
      return refusal('The ID token is too old. Get a fresh one.')
    const cookie = await sources.auth().createSessionCookie(token, { expiresIn: cookieLifeSeconds * 1000 })
    return emptyAnswer(writeCookie(request, 'session', cookie, cookieLifeSeconds))
  })
}

/**
 * DELETE: ends this browser's session, and on the server too: a copy of any cookie or token of the same log-in no
 * longer works. Always 204, even without a session, and always removes the cookie.
 */
export async function closeSession(request: Request, sources: Sources = live): Promise<Response> {
  const cookie = readCookie(request, 'session')
  try {
    if (cookie !== null) {
      const logIn = await sources.auth().verifySessionCookie(cookie)
      await sources.endLogIn(logIn)
      await secondIsOver(logIn.auth_time, sources)
    }
  } catch (error) {
    if (!isTokenFault(error)) reportFault('a session could not be ended', error)
  }
  return emptyAnswer(writeCookie(request, 'session', '', 0))
}

/** POST: ends every log-in of this account so far, on every device. */
export async function closeEverySession(request: Request, sources: Sources = live): Promise<Response> {
  return withLogIn(request, sources, async ({ uid }) => {
    await secondIsOver(await sources.endEverySession(uid), sources)
    return emptyAnswer(writeCookie(request, 'session', '', 0))
  })
}

/** POST: ends every log-in of this account that is older than the token's own, such as those with an old password. */
export async function closeOtherSessions(request: Request, sources: Sources = live): Promise<Response> {
  return withLogIn(request, sources, async ({ uid, auth_time }) => {
    await sources.endLogInsUpTo(uid, auth_time - 1)
    return new Response(null, { status: 204, headers: noStore })
  })
}

type Work = (claims: DecodedIdToken, token: string) => Promise<Response>

async function withLogIn(request: Request, sources: Sources, work: Work): Promise<Response> {
  const token = readBearerToken(request.headers)
  if (!token) return refusal('Send the ID token as a bearer token.')
  try {
    const claims = await findClaims(token, sources)
    return claims === null ? refusal('This log-in has been signed out.') : await work(claims, token)
  } catch (error) {
    return failure(error)
  }
}

/** Returns the claims of a valid token; null if its log-in has ended. @throws the SDK's error for an invalid one */
async function findClaims(token: string, { auth, isEnded }: Sources): Promise<DecodedIdToken | null> {
  const claims = await auth().verifyIdToken(token, true)
  // While the database doesn't answer, sign-in still works; every request checks again.
  const ended = await inTime(isEnded(claims), databaseTimeoutMs).catch((error: unknown) => {
    reportFault('ended log-ins could not be read', error)
    return false
  })
  return ended ? null : claims
}

/**
 * Waits until this second is over. Tokens give the time of their log-in in whole seconds, so a log-in right after our
 * answer must not fall in a second that has been ended.
 */
async function secondIsOver(second: number, { nowMs, sleep }: Sources): Promise<void> {
  const leftMs = (second + 1) * 1_000 - nowMs()
  if (leftMs > 0) await sleep(Math.min(leftMs, 1_000))
}

function refusal(detail: string): Response {
  return problemResponse(401, 'Not signed in', detail)
}

function failure(error: unknown): Response {
  if (isTokenFault(error)) return refusal('The ID token isn’t valid.')
  reportFault('session exchange failed', error)
  return problemResponse(503, 'Log-in isn’t available', 'Our log-in service isn’t responding. Try again in a minute.')
}

function emptyAnswer(setCookie: string): Response {
  return new Response(null, { status: 204, headers: { 'set-cookie': setCookie, ...noStore } })
}

const Lookup = z.object({ users: z.array(z.object({ passwordUpdatedAt: z.number().optional() })).default([]) })

/** Returns when an account's password last changed. The admin SDK's own look-up leaves this out. */
export async function passwordChangedAt(uid: string): Promise<number | null> {
  return Lookup.parse(await callAuthService('lookup', { localId: [uid] }, 1_500)).users[0]?.passwordUpdatedAt ?? null
}
