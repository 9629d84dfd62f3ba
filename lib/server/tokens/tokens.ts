import { createHash, randomBytes } from 'node:crypto'
import type { Auth, UserRecord } from 'firebase-admin/auth'
import type { DocumentReference, Firestore } from 'firebase-admin/firestore'
import { z } from 'zod'
import {
  maxTokens,
  TokenChoice,
  type TokenList,
  type TokenMade,
  TokenRequest,
  TokenSummary,
} from '../../accounts/tokens-contract.ts'
import type { Instant } from '../../core/clock.ts'
import { addMs, dayMs } from '../../core/dates.ts'
import { parseAudience } from '../../core/plan.ts'
import { type Caller, findUser, readBearerToken } from '../caller.ts'
import { serverClock } from '../clock.ts'
import { adminAuth, adminFirestore, parseDocuments } from '../firebase-admin.ts'
import { writeLog } from '../logs/log-line.ts'
import { noStore, notSignedIn, problemResponse } from '../problem.ts'

/** The prefix of every personal access token, by which people, log filters and this server recognise one. */
const tokenPrefix = 'pw_'
/** Whether a bearer token is one of ours, a member's or an app's, rather than an ID token. */
export const isOpaqueToken = (secret: string) => /^pw[ar]?_/.test(secret)
const secretBytes = 32
/** The precision of "last used": a busy script must not write a document with every request. */
const usedWithinMs = 60_000

/** access-tokens/{SHA-256 of the token}, for servers only; `uid` ties it to the account, with which it is deleted. */
const TokenDocument = TokenSummary.omit({ id: true, state: true }).extend({
  uid: z.string(),
  /** The last sign-out everywhere when it was made. A later one ends a token made with `endsWithSignOut`. */
  signedOutAt: z.string().nullable(),
})
type TokenDocument = z.infer<typeof TokenDocument>

export type Tokens = { db: Firestore; auth: Pick<Auth, 'getUser'>; now: () => Instant }

/** Who calls with a token, and what the token may be used for. */
export type TokenCaller = {
  caller: Caller
  id: string
  scopes: TokenSummary['scopes']
  /** The one server it was issued for; absent for a personal token, which is for all of this site. */
  audience?: string
}

const getCollection = (db: Firestore) => db.collection('access-tokens')
export const hashSecret = (secret: string) => createHash('sha256').update(secret).digest('hex')
const getSignOutTime = (account: UserRecord) => account.tokensValidAfterTime ?? null

/** Creates a token, whose secret is only in this answer. Null if the member already has the maximum. */
export async function createToken(
  { db, auth, now }: Tokens,
  uid: string,
  request: TokenRequest,
): Promise<TokenMade | null> {
  const { name, scopes, days, endsWithSignOut } = request
  const secret = tokenPrefix + randomBytes(secretBytes).toString('base64url')
  const id = hashSecret(secret)
  const account = await auth.getUser(uid)
  const createdAt = now()
  const expiresAt = addMs(createdAt, days * dayMs)
  const shown = { name, scopes, endsWithSignOut, createdAt, expiresAt, lastUsedAt: null }
  const stored: TokenDocument = { uid, ...shown, signedOutAt: getSignOutTime(account) }
  const made = await db.runTransaction(async (transaction) => {
    const { size } = await transaction.get(getCollection(db).where('uid', '==', uid))
    if (size >= maxTokens) return false
    transaction.create(getCollection(db).doc(id), stored)
    return true
  })
  return made ? { secret, token: { id, ...shown, state: 'active' } } : null
}

/** Lists a member's tokens, newest first, including those that have ended. */
async function listTokens({ db, auth, now }: Tokens, uid: string): Promise<TokenSummary[]> {
  const [{ docs }, account] = await Promise.all([getCollection(db).where('uid', '==', uid).get(), auth.getUser(uid)])
  return parseDocuments(docs, TokenDocument)
    .map((stored) => TokenSummary.parse({ ...stored, state: getState(stored, account, now()) }))
    .sort((one, other) => other.createdAt.localeCompare(one.createdAt))
}

export function revokeToken({ db }: Pick<Tokens, 'db'>, uid: string, id: string): Promise<boolean> {
  return deleteOwn(getCollection(db).doc(id), uid)
}

/** Deletes a document if it names this member as its owner; otherwise returns false. */
export function deleteOwn(reference: DocumentReference, uid: string): Promise<boolean> {
  return reference.firestore.runTransaction(async (transaction) => {
    if ((await transaction.get(reference)).get('uid') !== uid) return false
    transaction.delete(reference)
    return true
  })
}

/**
 * Returns who a token acts for, with their account's current plan and never as an administrator. Null for a token that
 * is unknown, revoked, expired or signed out, or whose account is disabled or gone.
 * @throws whatever the database or the auth service fails with
 */
export async function readToken({ db, auth, now }: Tokens, secret: string): Promise<TokenCaller | null> {
  const id = hashSecret(secret)
  const reference = getCollection(db).doc(id)
  const stored = TokenDocument.safeParse((await reference.get()).data())
  if (!stored.success) return null
  const { uid, scopes, lastUsedAt } = stored.data
  const account = await findUser(auth, uid)
  const at = now()
  if (account === null || account.disabled || getState(stored.data, account, at) !== 'active') return null
  await markUsed(reference, lastUsedAt, at)
  return { caller: { uid, plan: parseAudience(account.customClaims?.plan), admin: false }, id, scopes }
}

/** Records a use. In a transaction, so that a token revoked in the meantime is not written again. */
export async function markUsed(reference: DocumentReference, lastUsedAt: Instant | null, now: Instant): Promise<void> {
  if (lastUsedAt !== null && Date.parse(now) - Date.parse(lastUsedAt) < usedWithinMs) return
  await reference.firestore.runTransaction(async (transaction) => {
    if ((await transaction.get(reference)).exists) transaction.update(reference, { lastUsedAt: now })
  })
}

function getState(stored: TokenDocument, account: UserRecord, now: Instant): TokenSummary['state'] {
  if (stored.expiresAt <= now) return 'expired'
  return stored.endsWithSignOut && stored.signedOutAt !== getSignOutTime(account) ? 'signed-out' : 'active'
}

export function tokensContext(): Tokens {
  return { db: adminFirestore(), auth: adminAuth(), now: serverClock.now }
}

/** GET: the caller's tokens, without their secrets. */
export async function answerTokens({ uid }: Caller, tokens: Tokens): Promise<Response> {
  if (uid === null) return notSignedIn()
  return Response.json({ tokens: await listTokens(tokens, uid) } satisfies TokenList, { headers: noStore })
}

/** POST: creates a token. Another site's page can make a browser send the cookie, but no ID token. */
export async function answerNewToken(request: Request, { uid }: Caller, tokens: Tokens): Promise<Response> {
  if (uid === null || readBearerToken(request.headers) === null) return notSignedIn()
  // Invalid JSON is refused like invalid settings.
  const body = TokenRequest.safeParse(await request.json().catch(() => null))
  if (!body.success) {
    const fields = [...new Set(body.error.issues.map(({ path }) => path.join('.')))].filter(Boolean)
    const detail = fields.length > 0 ? `Please check ${fields.join(', ')}.` : 'Send a token’s settings as JSON.'
    return problemResponse(400, 'Check the token settings', detail)
  }
  const made = await createToken(tokens, uid, body.data)
  if (made === null) {
    const detail = `You have ${maxTokens} tokens, the most we allow. Revoke one first.`
    return problemResponse(403, 'Too many tokens', detail)
  }
  writeLog('INFO', 'access token made', { key: made.token.id.slice(0, 12), scopes: made.token.scopes.join(' ') })
  return Response.json(made, { headers: noStore })
}

/** DELETE: revokes the token that `id` names. */
export async function answerRevoke(request: Request, { uid }: Caller, tokens: Tokens): Promise<Response> {
  if (uid === null || readBearerToken(request.headers) === null) return notSignedIn()
  const chosen = TokenChoice.safeParse(Object.fromEntries(new URL(request.url).searchParams))
  const known = chosen.success && (await revokeToken(tokens, uid, chosen.data.id))
  if (!known) return problemResponse(404, 'Token not found', 'You don’t have a token with this ID.')
  writeLog('INFO', 'access token revoked', { key: chosen.data.id.slice(0, 12) })
  return new Response(null, { status: 204, headers: noStore })
}
