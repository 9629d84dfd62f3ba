import { createHash } from 'node:crypto'
import type { Auth, DecodedIdToken, UserRecord } from 'firebase-admin/auth'
import { isOver, type SessionsDocument } from '../accounts/documents.ts'
import { reportFault } from '../core/faults.ts'
import type { Audience } from '../core/plan.ts'
import { parseAudience } from '../core/plan.ts'
import { readSessions } from './ended-sessions.ts'
import { ExpiringCache } from './expiring-cache.ts'
import { adminAuth, adminFirestore } from './firebase-admin.ts'
import { inTime } from './in-time.ts'
import { readSessionToken } from './session-cookie.ts'

/** Who asks: their plan decides limits, `uid` is null for a signed-out visitor. */
export type Caller = {
  plan: Audience
  uid: string | null
  admin: boolean
  /** Of an operator: when they logged in, in seconds since 1970; a code of their second factor counts for it alone. */
  logInAt?: number
}

export const guest: Caller = { plan: 'guest', uid: null, admin: false }

/** How long an account is reused before it is looked up again: the delay of a plan, and of a disabled account. */
const accountLifeMs = 10_000
/** How long what is known of ended log-ins is reused: the delay of a sign-out. */
const sessionsLifeMs = 1_000
const capacity = 10_000
/** How long the auth service may think before the token's own word is taken. */
const lookupTimeoutMs = 1_000

type Credential = { kind: 'bearer' | 'cookie'; token: string }
type AuthReads = Pick<Auth, 'verifyIdToken' | 'verifySessionCookie' | 'getUser'>

type Sources = {
  auth: () => AuthReads
  /** Which log-ins of a member are over; null where nothing is kept of that. */
  sessions: (uid: string) => Promise<SessionsDocument | null>
  nowMs: () => number
  /** Rejects when this many ms have passed. */
  timeout?: (ms: number) => Promise<never>
  /** Told about failures that are nobody's bad token: the auth service can't be reached, for example. */
  onFault: (error: unknown) => void
}

/**
 * Builds `callerOf`. A token must carry a valid signature and lifetime, and be of a log-in that nobody has signed out
 * of, which holds within a second. The plan and admin claims are read from the account itself, so that a change of
 * plan or a disabled account holds within 10 seconds whatever the token says.
 */
export function createFindCaller(sources: Sources): (request: Request) => Promise<Caller> {
  const verified = new ExpiringCache<Promise<DecodedIdToken | null>>(accountLifeMs, capacity)
  const accounts = new ExpiringCache<Promise<Account>>(accountLifeMs, capacity)
  const sessions = new ExpiringCache<Promise<SessionsDocument | null | undefined>>(sessionsLifeMs, capacity)
  const readSessionsOf = createSessionsReader(sources)
  return async (request) => {
    const credential = readCredential(request)
    if (!credential) return guest
    const nowMs = sources.nowMs()
    const key = createHash('sha256').update(`${credential.kind} ${credential.token}`).digest('base64')
    const claims = await verified.getOrMake(key, nowMs, () => verify(credential, sources))
    if (!claims) return guest
    const { uid, auth_time } = claims
    const known = await sessions.getOrMake(uid, nowMs, () => readSessionsOf(uid))
    if (known && isOver(known, auth_time)) return guest
    // Who has no document of sessions has left, or not quite come: such an account is looked up every second.
    // By token, not by member: a page takes a new one when its plan changes, and asks again with it at once.
    const accountKey = known === null ? `${key} ${Math.floor(nowMs / sessionsLifeMs)}` : key
    const account = await accounts.getOrMake(accountKey, nowMs, () => findAccount(uid, sources))
    const caller = callerBy(claims, account)
    return caller.admin ? { ...caller, logInAt: auth_time } : caller
  }
}

/**
 * The caller of a request, by bearer ID token or session cookie, the bearer first. A missing, malformed, expired,
 * forged or revoked credential makes a guest: a reader with a stale cookie still gets the guest's answer. Never throws.
 * Routes that change something must refuse a null `uid` themselves.
 */
export const callerOf = createFindCaller({
  auth: adminAuth,
  sessions: (uid) => readSessions(adminFirestore(), uid),
  nowMs: () => performance.now(),
  onFault: (error) => reportFault('caller lookup failed', error),
})

function readCredential(request: Request): Credential | null {
  const bearer = readBearerToken(request.headers)
  if (bearer) return { kind: 'bearer', token: bearer }
  const token = readSessionToken(request)
  return token === null ? null : { kind: 'cookie', token }
}

/** The token of `Authorization: Bearer <token>`, or null. */
export function readBearerToken(headers: Headers): string | null {
  const match = /^Bearer +(\S+)$/i.exec(headers.get('authorization')?.trim() ?? '')
  return match?.[1] ?? null
}

/** What a credential says, or null for one that is not good. */
async function verify({ kind, token }: Credential, { auth, onFault }: Sources): Promise<DecodedIdToken | null> {
  try {
    // The keys it is checked with come from the network, now and then.
    const checked = kind === 'bearer' ? auth().verifyIdToken(token) : auth().verifySessionCookie(token)
    return await inTime(checked, lookupTimeoutMs)
  } catch (error) {
    if (!isTokenFault(error)) onFault(error)
    return null
  }
}

/** `unknown` while the auth service does not answer. */
type Account = UserRecord | 'none' | 'unknown'

async function findAccount(uid: string, { auth, onFault, timeout = tooSlow }: Sources): Promise<Account> {
  try {
    return await Promise.race([auth().getUser(uid), timeout(lookupTimeoutMs)])
  } catch (error) {
    if (isTokenFault(error)) return 'none'
    onFault(error)
    return 'unknown'
  }
}

function callerBy(claims: DecodedIdToken, account: Account): Caller {
  if (account === 'none') return guest
  // The token's signature holds even while the account can't be looked up: a paying reader keeps their plan.
  if (account === 'unknown') return callerWith(claims.uid, claims)
  const validSince = account.tokensValidAfterTime ? Date.parse(account.tokensValidAfterTime) : 0
  if (account.disabled || claims.auth_time * 1000 < validSince) return guest
  return callerWith(claims.uid, account.customClaims ?? {})
}

/**
 * Reads which log-ins are over. A database that does not answer keeps no member out, for the token's signature and the
 * account still stand; and it is left alone for a while, so that not every request waits for it.
 */
function createSessionsReader({ sessions, nowMs, onFault }: Sources) {
  let restsUntilMs = Number.NEGATIVE_INFINITY
  return async (uid: string): Promise<SessionsDocument | null | undefined> => {
    if (nowMs() < restsUntilMs) return undefined
    return inTime(sessions(uid), lookupTimeoutMs).catch((error: unknown) => {
      restsUntilMs = nowMs() + accountLifeMs
      onFault(error)
      return undefined
    })
  }
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
export const planOfMember = (claim: unknown): Audience => (claim === undefined ? 'free' : parseAudience(claim))

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
