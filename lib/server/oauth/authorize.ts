import { Timestamp } from 'firebase-admin/firestore'
import type { AuthorizationParams, ConsentQuestion } from '../../accounts/oauth-contract.ts'
import { type TokenScope, tokenScopes } from '../../accounts/tokens-contract.ts'
import { hashSecret } from '../tokens/tokens.ts'
import { type Client, findClient, getHost, isRegistered, withParams } from './clients.ts'
import { later, minuteMs, type OAuth, OAuthError, random } from './oauth.ts'

/** How long a client has to exchange a code. */
const codeMs = minuteMs

export type AuthorizationRequest = {
  client: Client
  redirectUri: string
  challenge: string
  scopes: TokenScope[]
  state: string | undefined
}

/**
 * Returns what a client asks for, if all of it is valid. An invalid request is shown on our own page and never
 * redirects a browser, because anyone may register an address to redirect to.
 * @throws OAuthError
 */
export async function readAuthorizationRequest(
  params: AuthorizationParams | null,
  { db, now, resource }: OAuth,
): Promise<AuthorizationRequest> {
  const client = params && (await findClient(db, params.client_id, now()))
  if (!client)
    throw new OAuthError(
      'invalid_client',
      'We don’t recognise this app, or its registration has expired. Connect it again.',
    )
  if (!isRegistered(params.redirect_uri, client.redirectUris)) {
    throw new OAuthError('invalid_request', 'This app asked to return to an address it hasn’t registered.')
  }
  if (params.response_type !== 'code')
    throw new OAuthError('unsupported_response_type', 'This app asked for something we don’t support.')
  const { code_challenge: challenge, code_challenge_method: method, scope, state } = params
  if (method !== 'S256' || !challenge || !/^[\w-]{43}$/.test(challenge)) {
    throw new OAuthError('invalid_request', 'This app’s request wasn’t protected (PKCE with S256).')
  }
  if (params.resource !== undefined && params.resource !== resource) {
    throw new OAuthError('invalid_target', 'This app asked for access to another site.')
  }
  return { client, redirectUri: params.redirect_uri, challenge, scopes: readScopes(scope), state }
}

/** Returns the scopes a client names, or all of them if it names none. @throws OAuthError */
export function readScopes(scope: string | undefined): TokenScope[] {
  const named = (scope ?? '').split(' ').filter(Boolean)
  if (named.length === 0) return [...tokenScopes]
  if (named.some((one) => !(tokenScopes as readonly string[]).includes(one))) {
    throw new OAuthError('invalid_scope', 'This app asked for a permission that doesn’t exist.')
  }
  return tokenScopes.filter((one) => named.includes(one))
}

export function toQuestion({ client, redirectUri, scopes }: AuthorizationRequest): ConsentQuestion {
  return { name: client.name, host: getHost(redirectUri), scopes }
}

/** Returns where to send a member who agreed, with a code that works once; `oauth-codes/{SHA-256 of the code}`. */
export async function approve(
  authorization: AuthorizationRequest,
  uid: string,
  { db, auth, now, origin, resource }: OAuth,
): Promise<string> {
  const { client, redirectUri, challenge, scopes, state } = authorization
  const code = random(32)
  const [until, { tokensValidAfterTime = null }] = [later(now(), codeMs), await auth.getUser(uid)]
  await db.doc(`oauth-codes/${hashSecret(code)}`).create({
    ...{ uid, clientId: client.id, clientName: client.name, redirectUri, challenge, scopes, resource },
    ...{ signedOutAt: tokensValidAfterTime, grant: null, expiresAt: until.toISOString() },
    // Kept for longer than it is valid, so that a second use is noticed.
    expireAt: Timestamp.fromDate(later(now(), 60 * minuteMs)),
  })
  return withParams(redirectUri, { code, state, iss: origin })
}

/** Returns where to send a member who declined (RFC 6749, 4.1.2.1). */
export function deny({ redirectUri, state }: AuthorizationRequest, { origin }: OAuth): string {
  return withParams(redirectUri, { error: 'access_denied', state, iss: origin })
}
