import { type Firestore, Timestamp } from 'firebase-admin/firestore'
import { z } from 'zod'
import { type Grant, GrantChoice, type GrantList } from '../../accounts/oauth-contract.ts'
import { TokenScope } from '../../accounts/tokens-contract.ts'
import { dayMs } from '../../core/dates.ts'
import { parseAudience } from '../../core/plan.ts'
import { type Caller, findUser, readBearerToken } from '../caller.ts'
import { parseDocuments } from '../firebase-admin.ts'
import { writeLog } from '../logs/log-line.ts'
import { noStore, notSignedIn, problemResponse } from '../problem.ts'
import { isSecret } from '../secrets.ts'
import { deleteOwn, hashSecret, markUsed, type TokenCaller, type Tokens } from '../tokens/tokens.ts'
import { later, minuteMs, random } from './oauth.ts'

/** Prefixes of access and refresh tokens; both tokens contain the id of their grant. */
export const accessPrefix = 'pwa_'
export const refreshPrefix = 'pwr_'
export const accessMs = 15 * minuteMs
const refreshMs = 30 * dayMs
/** The most apps one member can connect; beyond it the least recently used is disconnected. */
const maxGrants = 20

/**
 * oauth-grants/{id}: what a member allowed an app to do, with the hashes of its two current tokens. `uid` ties it to
 * the account, with which it is deleted; signing out everywhere also ends it.
 */
export const GrantDocument = z.object({
  uid: z.string(),
  clientId: z.string(),
  clientName: z.string(),
  scopes: z.array(TokenScope),
  resource: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
  signedOutAt: z.string().nullable(),
  access: z.object({ hash: z.string(), expiresAt: z.iso.datetime() }),
  refresh: z.object({ hash: z.string(), expiresAt: z.iso.datetime() }),
})
export type GrantDocument = z.infer<typeof GrantDocument>

export const grantAt = (db: Firestore, id: string) => db.doc(`oauth-grants/${id}`)

/** Returns the id of the grant a token names; null if it isn't such a token. */
export function parseGrant(token: string, prefix: string): string | null {
  return token.startsWith(prefix) ? (/^([\w-]{22})\.[\w-]{43}$/.exec(token.slice(prefix.length))?.[1] ?? null) : null
}

/** Makes a new pair of tokens for a grant, and what is stored of them. */
export function newTokens(id: string, now: string) {
  const [access, refresh] = [`${accessPrefix}${id}.${random(32)}`, `${refreshPrefix}${id}.${random(32)}`]
  const until = later(now, refreshMs)
  const stored = {
    access: { hash: hashSecret(access), expiresAt: later(now, accessMs).toISOString() },
    refresh: { hash: hashSecret(refresh), expiresAt: until.toISOString() },
    expireAt: Timestamp.fromDate(until),
  }
  return { access, refresh, stored }
}

type GrantState = Pick<GrantDocument, 'uid' | 'signedOutAt'>

/** Finds the account behind a grant or a code; null if it is gone, disabled, or has signed out everywhere since. */
export async function findAccount({ auth }: Pick<Tokens, 'auth'>, { uid, signedOutAt }: GrantState) {
  const account = await findUser(auth, uid)
  const isGood = account && !account.disabled && (account.tokensValidAfterTime ?? null) === signedOutAt
  return isGood ? account : null
}

/** Returns who an access token acts for, with their plan; null if unknown, expired, revoked or signed out. */
export async function readAccessToken(oauth: Tokens, token: string): Promise<TokenCaller | null> {
  const id = parseGrant(token, accessPrefix)
  if (id === null) return null
  const stored = GrantDocument.safeParse((await grantAt(oauth.db, id).get()).data())
  const now = oauth.now()
  if (!stored.success || !isSecret(stored.data.access.hash, hashSecret(token)) || stored.data.access.expiresAt <= now)
    return null
  const { uid, scopes, resource, lastUsedAt } = stored.data
  const account = await findAccount(oauth, stored.data)
  if (account === null) return null
  await markUsed(grantAt(oauth.db, id), lastUsedAt, now)
  const caller = { uid, plan: parseAudience(account.customClaims?.plan), admin: false }
  return { caller, id: hashSecret(id), scopes, audience: resource }
}

/** Lists the apps a member has connected, newest first. */
async function listGrants(db: Firestore, uid: string): Promise<Grant[]> {
  const { docs } = await db.collection('oauth-grants').where('uid', '==', uid).get()
  return parseDocuments(docs, GrantDocument)
    .map(({ id, clientName: name, scopes, createdAt, lastUsedAt }) => ({ id, name, scopes, createdAt, lastUsedAt }))
    .sort((one, other) => other.createdAt.localeCompare(one.createdAt))
}

/** Deletes a member's least recently used grants beyond the limit. */
export async function dropOldestGrants(db: Firestore, uid: string): Promise<void> {
  const grants = await listGrants(db, uid)
  const used = ({ lastUsedAt, createdAt }: Grant) => lastUsedAt ?? createdAt
  const over = grants.toSorted((one, other) => used(other).localeCompare(used(one))).slice(maxGrants)
  await Promise.all(over.map(({ id }) => grantAt(db, id).delete()))
}

/** GET: the apps a member has connected. */
export async function answerGrants({ uid }: Caller, db: Firestore): Promise<Response> {
  if (uid === null) return notSignedIn()
  return Response.json({ grants: await listGrants(db, uid) } satisfies GrantList, { headers: noStore })
}

/** DELETE: disconnects the app that `id` names. */
export async function answerGrantEnd(request: Request, { uid }: Caller, db: Firestore): Promise<Response> {
  if (uid === null || readBearerToken(request.headers) === null) return notSignedIn()
  const chosen = GrantChoice.safeParse(Object.fromEntries(new URL(request.url).searchParams))
  const known = chosen.success && (await deleteOwn(grantAt(db, chosen.data.id), uid))
  if (!known) return problemResponse(404, 'App not found', 'You haven’t connected an app with this ID.')
  writeLog('INFO', 'app disconnected', {})
  return new Response(null, { status: 204, headers: noStore })
}
