import { createHash } from 'node:crypto'
import type { Auth, DecodedIdToken } from 'firebase-admin/auth'
import { reportFault } from '../core/faults.ts'
import type { Audience } from '../core/plan.ts'
import { audienceOf } from '../core/plan.ts'
import { isEnded, type LogIn } from './ended-sessions.ts'
import { ExpiringCache } from './expiring-cache.ts'
import { adminAuth, adminFirestore } from './firebase-admin.ts'
import { inTime } from './in-time.ts'
import { sessionTokenOf } from './session-cookie.ts'

/** Who asks: their plan decides limits, `uid` is null for a signed-out visitor. */
export type Caller = { plan: Audience; uid: string | null; admin: boolean }

export const guest: Caller = { plan: 'guest', uid: null, admin: false }

/** How long a caller's standing is reused before the account is looked up again: the delay of a revocation. */
const standingLifeMs = 10_000
const standingCapacity = 10_000
/** How long the auth service may think before the token's own word is taken. */
const lookupPatienceMs = 1_000

type Credential = { kind: 'bearer' | 'cookie'; token: string }
type AuthReads = Pick<Auth, 'verifyIdToken' | 'verifySessionCookie' | 'getUser'>

type Sources = {
  auth: () => AuthReads
  /** Whether somebody signed out of the session that began with a log-in. */
  isEnded: (logIn: LogIn) => Promise<boolean>
  nowMs: () => number
  /** Rejects when this many ms have passed. */
  patience?: (ms: number) => Promise<never>
  /** Told about failures that are nobody's bad token: the auth service can't be reached, for example. */
  onFault: (error: unknown) => void
}

/**
 * Builds `callerOf`. A token must carry a valid signature and lifetime; the plan and admin claims are then read from
 * the account itself, so that a change of plan, a disabled account or a sign-out everywhere holds within 10 seconds
 * whatever the token says.
 */
export function createCallerOf(sources: Sources): (request: Request) => Promise<Caller> {
  const standings = new ExpiringCache<Promise<Caller>>(standingLifeMs, standingCapacity)
  return async (request) => {
    const credential = credentialOf(request)
    if (!credential) return guest
    const key = createHash('sha256').update(`${credential.kind} ${credential.token}`).digest('base64')
    return standings.getOrMake(key, sources.nowMs(), () => standingOf(credential, sources))
  }
}

/**
 * The caller of a request, by bearer ID token or session cookie, the bearer first. A missing, malformed, expired,
 * forged or revoked credential makes a guest: a reader with a stale cookie still gets the guest's answer. Never throws.
 * Routes that change something must refuse a null `uid` themselves.
 */
export const callerOf = createCallerOf({
  auth: adminAuth,
  isEnded: (logIn) => isEnded(adminFirestore(), logIn),
  nowMs: () => performance.now(),
  onFault: (error) => reportFault('caller lookup failed', error),
})

function credentialOf(request: Request): Credential | null {
  const bearer = bearerTokenOf(request.headers)
  if (bearer) return { kind: 'bearer', token: bearer }
  const token = sessionTokenOf(request)
  return token === null ? null : { kind: 'cookie', token }
}

/** The token of `Authorization: Bearer <token>`, or null. */
export function bearerTokenOf(headers: Headers): string | null {
  const match = /^Bearer +(\S+)$/i.exec(headers.get('authorization')?.trim() ?? '')
  return match?.[1] ?? null
}

async function standingOf(credential: Credential, sources: Sources): Promise<Caller> {
  try {
    const auth = sources.auth()
    const { token } = credential
    // The keys it is checked with come from the network, now and then.
    const checked = credential.kind === 'bearer' ? auth.verifyIdToken(token) : auth.verifySessionCookie(token)
    const claims = await inTime(checked, lookupPatienceMs)
    const [standing, ended] = await Promise.all([accountStanding(auth, claims, sources), hasEnded(claims, sources)])
    return ended ? guest : standing
  } catch (error) {
    if (!isTokenFault(error)) sources.onFault(error)
    return guest
  }
}

async function accountStanding(auth: AuthReads, claims: DecodedIdToken, sources: Sources): Promise<Caller> {
  const { onFault, patience = tooSlow } = sources
  const lookup = Promise.race([auth.getUser(claims.uid), patience(lookupPatienceMs)])
  const account = await lookup.catch((error: unknown) => {
    if (isTokenFault(error)) throw error
    // The token's signature holds even while the account can't be looked up: a paying reader keeps their plan.
    onFault(error)
    return null
  })
  if (!account) return callerWith(claims.uid, claims)
  const validSince = account.tokensValidAfterTime ? Date.parse(account.tokensValidAfterTime) : 0
  if (account.disabled || claims.auth_time * 1000 < validSince) return guest
  return callerWith(claims.uid, account.customClaims ?? {})
}

/** A database that does not answer keeps no member out: the token's signature and the account still stand. */
async function hasEnded(logIn: LogIn, { isEnded, onFault }: Sources): Promise<boolean> {
  return inTime(isEnded(logIn), lookupPatienceMs).catch((error: unknown) => {
    onFault(error)
    return false
  })
}

function tooSlow(ms: number): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error(`the auth service did not answer within ${ms} ms`)), ms).unref()
  })
}

function callerWith(uid: string, claims: Record<string, unknown>): Caller {
  return { plan: planOfMember(claims.plan), uid, admin: claims.admin === true }
}

/**
 * The plan of an account by its claim. One that has none yet is between sign-up and its first document, which is free;
 * a plan that nobody knows has the limits of a guest.
 */
export const planOfMember = (claim: unknown): Audience => (claim === undefined ? 'free' : audienceOf(claim))

const tokenFaults = new Set([
  'auth/argument-error',
  'auth/invalid-argument',
  'auth/id-token-expired',
  'auth/id-token-revoked',
  'auth/session-cookie-expired',
  'auth/session-cookie-revoked',
  'auth/user-disabled',
  'auth/user-not-found',
  'auth/invalid-id-token',
  'auth/invalid-session-cookie-duration',
  'auth/invalid-uid',
])

/** Whether an error says that the token is bad, rather than that it could not be checked. */
export function isTokenFault(error: unknown): boolean {
  return error instanceof Error && 'code' in error && tokenFaults.has(String(error.code))
}
