import { createHash } from 'node:crypto'
import type { Auth, DecodedIdToken, UserRecord } from 'firebase-admin/auth'
import { isOver, type SessionsDocument } from '../accounts/documents.ts'
import { reportFault } from '../core/faults.ts'
import { type Audience, parseAudience } from '../core/plan.ts'
import { readCookie } from './cookies.ts'
import { readSessions } from './ended-sessions.ts'
import { ExpiringCache } from './expiring-cache.ts'
import { adminAuth, adminFirestore } from './firebase-admin.ts'
import { inTime } from './last-good.ts'

/** Who makes a request. The plan decides the limits; `uid` is null for a signed-out visitor. */
export type Caller = {
  plan: Audience
  uid: string | null
  admin: boolean
  /** For operators: when they logged in, in seconds since 1970. A second-factor code is valid for that log-in only. */
  logInAt?: number
}

export const guest: Caller = { plan: 'guest', uid: null, admin: false }

/** How long an account is cached, which delays a change of plan or a disabled account by as much. */
const accountLifeMs = 10_000
/** How long the list of ended log-ins is cached, which delays a sign-out by as much. */
const sessionsLifeMs = 1_000
const capacity = 10_000
/** How long to wait for the auth service before relying on the token alone. */
const lookupTimeoutMs = 1_000

type Credential = { kind: 'bearer' | 'cookie'; token: string }
type AuthReads = Pick<Auth, 'verifyIdToken' | 'verifySessionCookie' | 'getUser'>

type Sources = {
  auth: () => AuthReads
  /** Which log-ins of a member have ended; null if there is no such document. */
  sessions: (uid: string) => Promise<SessionsDocument | null>
  nowMs: () => number
  /** Receives failures other than a bad token, e.g. an auth service that can't be reached. */
  onFault: (error: unknown) => void
}

/**
 * Builds `callerOf`. A token must have a valid signature and lifetime, and belong to a log-in that has not been signed
 * out; a sign-out takes effect within a second. The plan and admin claims are read from the account itself, so that a
 * change of plan or a disabled account takes effect within 10 seconds, whatever the token says.
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
    // Whoever brings a token that can't be verified may do what a guest may.
    const claims = await verified.getOrMake(key, nowMs, () => verify(credential, sources)).catch(() => null)
    if (!claims) return guest
    const { uid, auth_time } = claims
    const known = await sessions.getOrMake(uid, nowMs, () => readSessionsOf(uid))
    if (known && isOver(known, auth_time)) return guest
    // A member without a sessions document has left, or is still signing up, so their account is looked up every
    // second. The key is the token, not the member: a page gets a new token when its plan changes and uses it
    // immediately.
    const accountKey = known === null ? `${key} ${Math.floor(nowMs / sessionsLifeMs)}` : key
    const account = await accounts.getOrMake(accountKey, nowMs, () => findAccount(uid, sources))
    const caller = callerBy(claims, account)
    return caller.admin ? { ...caller, logInAt: auth_time } : caller
  }
}

/**
 * Returns the caller of a request, by bearer ID token or session cookie; the bearer token comes first. A missing,
 * malformed, expired, forged or revoked credential makes a guest: a visitor with a stale cookie still gets the guest's
 * answer. Never throws. Routes that change something must refuse a null `uid` themselves.
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
  const token = readCookie(request, 'session')
  return token === null ? null : { kind: 'cookie', token }
}

/** The token of `Authorization: Bearer <token>`, or null. */
export function readBearerToken(headers: Headers): string | null {
  const match = /^Bearer +(\S+)$/i.exec(headers.get('authorization')?.trim() ?? '')
  return match?.[1] ?? null
}

/** Returns the claims of a credential, or null if it is not valid. @throws if that could not be checked */
async function verify({ kind, token }: Credential, { auth, onFault }: Sources): Promise<DecodedIdToken | null> {
  try {
    // Checking may fetch the signing keys over the network, now and then.
    const checked = kind === 'bearer' ? auth().verifyIdToken(token) : auth().verifySessionCookie(token)
    return await inTime(checked, lookupTimeoutMs)
  } catch (error) {
    if (isTokenFault(error)) return null
    onFault(error)
    throw error
  }
}

/** `unknown` while the auth service does not answer. */
type Account = UserRecord | 'none' | 'unknown'

async function findAccount(uid: string, { auth, onFault }: Sources): Promise<Account> {
  try {
    return (await inTime(findUser(auth(), uid), lookupTimeoutMs)) ?? 'none'
  } catch (error) {
    onFault(error)
    return 'unknown'
  }
}

function callerBy(claims: DecodedIdToken, account: Account): Caller {
  if (account === 'none') return guest
  // The token's signature is valid even while the account can't be looked up: a paying member keeps their plan.
  if (account === 'unknown') return callerWith(claims.uid, claims)
  const validSince = account.tokensValidAfterTime ? Date.parse(account.tokensValidAfterTime) : 0
  if (account.disabled || claims.auth_time * 1000 < validSince) return guest
  return callerWith(claims.uid, account.customClaims ?? {})
}

/**
 * Builds the reader of ended log-ins. A database that doesn't answer locks no member out, because the token's signature
 * and the account are still checked. It is then left alone for a while, so that not every request waits for it.
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

function callerWith(uid: string, claims: Record<string, unknown>): Caller {
  return { plan: parseAudience(claims.plan), uid, admin: claims.admin === true }
}

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

/** Finds an account; null if there is none. @throws the SDK's error when the auth service can't tell */
export async function findUser(auth: Pick<Auth, 'getUser'>, uid: string): Promise<UserRecord | null> {
  try {
    return await auth.getUser(uid)
  } catch (error) {
    if (isTokenFault(error)) return null
    throw error
  }
}
