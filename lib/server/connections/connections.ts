import { createHash, randomBytes } from 'node:crypto'
import type { Firestore } from 'firebase-admin/firestore'
import { z } from 'zod'
import type { ConnectionStatus } from '../../accounts/connections-contract.ts'
import { accountPaths } from '../../accounts/documents.ts'
import type { Instant } from '../../core/clock.ts'
import { consentAddress, exchangeCode, GrantRefused, type OAuthApp, refreshTokens } from './seats-aero-oauth.ts'

const At = z.iso.datetime()

/**
 * users/{uid}/private/connections: the member's own sign-ins at providers. Only servers read it; a page learns whether
 * there is one, never the tokens.
 */
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

/**
 * Returns the document as exported to its owner, without the tokens: in a file they would be a key left lying around.
 */
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
  const until = new Date(Date.parse(now()) + CONSENT_MS).toISOString()
  await getReference(db, uid).set({ pending: { stateHash: hashState(state), until } }, { merge: true })
  return consentAddress(app, { redirectUri, state })
}

/** What the provider sent a member back with. */
type Returned = { code: string | null; state: string | null }

type ConnectionOutcome = 'connected' | 'refused' | 'expired'

/**
 * Handles a member's return from the provider. A state is valid once, for the member it was made for: another member's,
 * an old or a used one does nothing.
 * @throws Error when the token service does not answer
 */
export async function finishConnection(
  { db, app, now }: Connections,
  uid: string,
  { code, state }: Returned,
  redirectUri: string,
): Promise<ConnectionOutcome> {
  if (state === null || !(await takeState(db, uid, state, now()))) return 'expired'
  if (code === null) return 'refused'
  try {
    const tokens = await exchangeCode(app, { code, redirectUri, state }, now())
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
    const tokens = await refreshTokens(app, refreshToken, now())
    await getReference(db, uid).update({ seatsAero: { ...seatsAero, ...tokens } })
    return { token: tokens.accessToken }
  } catch (error) {
    if (!(error instanceof GrantRefused)) throw error
    return markEnded(db, uid, accessToken)
  }
}

/**
 * Marks the connection as ended, unless another search has renewed it in the meantime: a refresh token may work only
 * once.
 */
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
