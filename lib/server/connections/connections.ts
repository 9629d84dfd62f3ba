import { createHash, randomBytes } from 'node:crypto'
import type { Firestore } from 'firebase-admin/firestore'
import { z } from 'zod'
import type { ConnectionStatus } from '../../accounts/connections-contract.ts'
import { accountPaths } from '../../accounts/documents.ts'
import type { Instant } from '../../core/clock.ts'
import { addMs } from '../../core/dates.ts'
import { env } from '../env.ts'

/** Where seats.aero asks its members for consent and issues tokens; only this file knows. See docs/observations.md. */
const addresses = { consent: 'https://seats.aero/oauth2/consent', token: 'https://seats.aero/oauth2/token' }
const SCOPE = 'openid'
const TIMEOUT_MS = 15_000
/** A token is not used within this time of its expiry, because a search takes a while. */
const EARLY_SECONDS = 300

export type OAuthApp = typeof addresses & { clientId: string; clientSecret: string }

/** Returns this site's registration at seats.aero; null if sign-in there is not set up. */
export function findOAuthApp(): OAuthApp | null {
  const { SEATS_AERO_CLIENT_ID: clientId, SEATS_AERO_CLIENT_SECRET: clientSecret } = env()
  return clientId && clientSecret ? { ...addresses, clientId, clientSecret } : null
}

/** Printable and without spaces, because it is sent in a header. */
const Token = z.string().regex(/^[\x21-\x7e]{8,4096}$/)

const Answer = z.object({
  access_token: Token,
  refresh_token: Token.nullish(),
  expires_in: z.coerce.number().int().positive().nullish(),
})
const Refusal = z.object({ error: z.string() })

/** `usableUntil` is null if the answer gives no expiry. */
type Tokens = { accessToken: string; refreshToken: string | null; usableUntil: Instant | null }

/** The provider says that this code or refresh token is no longer valid: only a new consent helps. */
class GrantRefused extends Error {}

/** @throws GrantRefused, or Error when the provider does not answer or answers in the wrong shape */
async function tokensFor(app: OAuthApp, grant: Record<string, string>, now: Instant): Promise<Tokens> {
  const response = await fetch(app.token, {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    body: JSON.stringify({ ...grant, client_id: app.clientId, client_secret: app.clientSecret }),
    // Our secret must not follow a redirect to another host.
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  const body: unknown = await response.json().catch(() => null)
  if (!response.ok) {
    // Any other refusal concerns this site's own registration, not the member's consent.
    if (Refusal.safeParse(body).data?.error === 'invalid_grant')
      throw new GrantRefused('the grant is not good any more')
    throw new Error(`the token service answered ${response.status}`)
  }
  const answer = Answer.safeParse(body)
  if (!answer.success) throw new Error('the token service answered in another shape')
  const { access_token: accessToken, refresh_token: refreshToken, expires_in: seconds } = answer.data
  const usableUntil = seconds ? addMs(now, (seconds - EARLY_SECONDS) * 1000) : null
  return { accessToken, refreshToken: refreshToken ?? null, usableUntil }
}

const At = z.iso.datetime()

/** users/{uid}/private/connections: a member's sign-ins at providers. No page gets the tokens. */
const ConnectionsDocument = z.object({
  seatsAero: z
    .object({
      accessToken: z.string(),
      refreshToken: z.string().nullable(),
      usableUntil: At.nullable(),
      connectedAt: At,
      /** The provider no longer accepts its tokens; only a new consent helps. */
      ended: z.boolean(),
    })
    .nullable()
    .default(null),
  /** A pending consent: the hash of its state, valid once and for a few minutes. */
  pending: z.object({ stateHash: z.string(), until: At }).nullable().default(null),
})
type ConnectionsDocument = z.infer<typeof ConnectionsDocument>

/** Returns what is exported to the document's owner: tokens in a file would be a key left lying around. */
export function withoutTokens(document: unknown): unknown {
  const { seatsAero } = ConnectionsDocument.parse(document)
  if (seatsAero === null) return { seatsAero: null }
  const { connectedAt, ended } = seatsAero
  return { seatsAero: { connectedAt, ended, tokens: 'kept by the server, not exported' } }
}

/** How long a member has to give consent at the provider. */
const CONSENT_MS = 10 * 60_000

type Connections = { db: Firestore; app: OAuthApp; now: () => Instant }

/** Returns the address to send a member to for their consent. The state is stored as a hash, for this uid only. */
export async function startConnection(
  { db, app, now }: Connections,
  uid: string,
  redirectUri: string,
): Promise<string> {
  const state = randomBytes(32).toString('base64url')
  const until = addMs(now(), CONSENT_MS)
  await getReference(db, uid).set({ pending: { stateHash: hashState(state), until } }, { merge: true })
  const query = { response_type: 'code', client_id: app.clientId, redirect_uri: redirectUri, scope: SCOPE, state }
  return `${app.consent}?${new URLSearchParams(query)}`
}

type ConnectionOutcome = 'connected' | 'refused' | 'expired'

/**
 * Handles a member's return from the provider. A state is valid once, for the member it was made for: another member's,
 * an old or a used one does nothing.
 * @throws Error when the token service does not answer
 */
export async function finishConnection(
  { db, app, now }: Connections,
  uid: string,
  { code, state }: { code: string | null; state: string | null },
  redirectUri: string,
): Promise<ConnectionOutcome> {
  if (state === null || !(await takeState(db, uid, state, now()))) return 'expired'
  if (code === null) return 'refused'
  try {
    const grant = { grant_type: 'authorization_code', code, redirect_uri: redirectUri, state, scope: SCOPE }
    const tokens = await tokensFor(app, grant, now())
    await getReference(db, uid).set({ seatsAero: { ...tokens, connectedAt: now(), ended: false }, pending: null })
    return 'connected'
  } catch (error) {
    if (error instanceof GrantRefused) return 'refused'
    throw error
  }
}

/** Deletes the tokens, and any pending consent. */
export async function endConnection(db: Firestore, uid: string): Promise<void> {
  await getReference(db, uid).delete()
}

export async function connectionStatus(db: Firestore, uid: string): Promise<ConnectionStatus> {
  const { seatsAero } = await read(db, uid)
  if (seatsAero === null) return { configured: true, state: 'none', since: null }
  return { configured: true, state: seatsAero.ended ? 'ended' : 'connected', since: seatsAero.connectedAt }
}

/**
 * Returns a member's own token, renewed if it has expired: null if they have none, `ended` if it can't be renewed.
 * @throws Error when the token service does not answer
 */
export async function findMemberToken(
  connections: Connections,
  uid: string,
): Promise<{ token: string } | 'ended' | null> {
  const { db, app, now } = connections
  const { seatsAero } = await read(db, uid)
  if (seatsAero === null) return null
  if (seatsAero.ended) return 'ended'
  const { accessToken, refreshToken, usableUntil } = seatsAero
  if (usableUntil === null || usableUntil > now()) return { token: accessToken }
  try {
    if (refreshToken === null) throw new GrantRefused('there is no refresh token')
    const next = await tokensFor(app, { grant_type: 'refresh_token', refresh_token: refreshToken }, now())
    // If the answer contains no new refresh token, the old one stays valid.
    const tokens = { ...next, refreshToken: next.refreshToken ?? refreshToken }
    await getReference(db, uid).update({ seatsAero: { ...seatsAero, ...tokens } })
    return { token: tokens.accessToken }
  } catch (error) {
    if (!(error instanceof GrantRefused)) throw error
    return markEnded(db, uid, accessToken)
  }
}

/** Marks the connection as ended, unless another search has renewed it: a refresh token may work only once. */
function markEnded(db: Firestore, uid: string, accessToken: string): Promise<{ token: string } | 'ended' | null> {
  return db.runTransaction(async (transaction) => {
    const { seatsAero } = ConnectionsDocument.parse((await transaction.get(getReference(db, uid))).data() ?? {})
    if (seatsAero === null) return null
    if (seatsAero.accessToken !== accessToken) return { token: seatsAero.accessToken }
    transaction.update(getReference(db, uid), { 'seatsAero.ended': true })
    return 'ended'
  })
}

function takeState(db: Firestore, uid: string, state: string, now: Instant): Promise<boolean> {
  return db.runTransaction(async (transaction) => {
    const { pending } = ConnectionsDocument.parse((await transaction.get(getReference(db, uid))).data() ?? {})
    if (pending === null || pending.stateHash !== hashState(state)) return false
    transaction.update(getReference(db, uid), { pending: null })
    return pending.until > now
  })
}

async function read(db: Firestore, uid: string): Promise<ConnectionsDocument> {
  return ConnectionsDocument.parse((await getReference(db, uid).get()).data() ?? {})
}

function getReference(db: Firestore, uid: string) {
  return db.doc(accountPaths.connections(uid))
}

function hashState(state: string): string {
  return createHash('sha256').update(state).digest('base64url')
}
