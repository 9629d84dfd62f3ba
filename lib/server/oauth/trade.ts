import { createHash } from 'node:crypto'
import { z } from 'zod'
import { TokenScope } from '../../accounts/tokens-contract.ts'
import { isSecret } from '../secrets.ts'
import { hashSecret } from '../tokens/tokens.ts'
import { readScopes } from './authorize.ts'
import {
  accessMs,
  accessPrefix,
  dropOldestGrants,
  findAccount,
  GrantDocument,
  grantAt,
  newTokens,
  parseGrant,
  refreshPrefix,
} from './grants.ts'
import { type OAuth, OAuthError, random } from './oauth.ts'

/** The answer to a token request (RFC 6749, 5.1). */
export type TokenAnswer = {
  access_token: string
  token_type: 'Bearer'
  expires_in: number
  refresh_token: string
  scope: string
}

const Code = z.object({
  uid: z.string(),
  clientId: z.string(),
  clientName: z.string(),
  redirectUri: z.string(),
  challenge: z.string(),
  scopes: z.array(TokenScope),
  resource: z.string(),
  signedOutAt: z.string().nullable(),
  /** The grant it was exchanged for; null until then. */
  grant: z.string().nullable(),
  expiresAt: z.iso.datetime(),
})

type Form = Readonly<Record<string, string>>

const badGrant = () => new OAuthError('invalid_grant', 'The code or refresh token is wrong, used or too old.')

/** Answers a token request. @throws OAuthError */
export async function trade(form: Form, oauth: OAuth): Promise<TokenAnswer> {
  if (form.resource !== undefined && form.resource !== oauth.resource) {
    throw new OAuthError('invalid_target', 'Tokens only work with this site’s own server.')
  }
  if (form.grant_type === 'authorization_code') return tradeCode(form, oauth)
  if (form.grant_type === 'refresh_token') return tradeRefresh(form, oauth)
  throw new OAuthError('unsupported_grant_type', 'Send a code or a refresh token.')
}

/** Exchanges a code, once. A second use revokes the tokens issued for it, because it may have been stolen. */
async function tradeCode(form: Form, oauth: OAuth): Promise<TokenAnswer> {
  const { code = '', code_verifier: verifier = '', client_id: clientId, redirect_uri: redirectUri } = form
  const { db, now } = oauth
  const place = db.doc(`oauth-codes/${hashSecret(code)}`)
  const id = random(16)
  const { access, refresh, stored } = newTokens(id, now())
  const traded = await db.runTransaction(async (transaction) => {
    const known = Code.safeParse((await transaction.get(place)).data()).data
    if (!known) return null
    const { expiresAt, challenge, grant, clientName, uid, scopes, resource, signedOutAt } = known
    if (grant !== null) {
      transaction.delete(grantAt(db, grant))
      transaction.delete(place)
      return null
    }
    const isRight =
      known.clientId === clientId &&
      known.redirectUri === redirectUri &&
      isVerified(verifier, challenge) &&
      expiresAt > now()
    if (!isRight || (await findAccount(oauth, known)) === null) {
      // A failed attempt also uses up the code.
      transaction.delete(place)
      return null
    }
    const made: GrantDocument = {
      ...{ uid, clientId, clientName, scopes, resource, signedOutAt, createdAt: now(), lastUsedAt: null },
      ...{ access: stored.access, refresh: stored.refresh },
    }
    transaction.create(grantAt(db, id), { ...made, expireAt: stored.expireAt })
    transaction.update(place, { grant: id })
    return made
  })
  if (traded === null) throw badGrant()
  await dropOldestGrants(db, traded.uid)
  return toAnswer(access, refresh, traded.scopes)
}

/** Verifies a PKCE challenge by RFC 7636, 4.6; S256 only. */
function isVerified(verifier: string, challenge: string): boolean {
  if (!/^[\w.~-]{43,128}$/.test(verifier)) return false
  return isSecret(createHash('sha256').update(verifier).digest('base64url'), challenge)
}

/** Exchanges a refresh token, which works once, too: using an older one ends the grant. */
async function tradeRefresh(form: Form, oauth: OAuth): Promise<TokenAnswer> {
  const { refresh_token: token = '', client_id: clientId, scope } = form
  const { db, now } = oauth
  const id = parseGrant(token, refreshPrefix)
  if (id === null) throw badGrant()
  const { access, refresh, stored } = newTokens(id, now())
  const traded = await db.runTransaction(async (transaction) => {
    const known = GrantDocument.safeParse((await transaction.get(grantAt(db, id))).data()).data
    if (!known || known.clientId !== clientId) return null
    const isRight = isSecret(known.refresh.hash, hashSecret(token)) && known.refresh.expiresAt > now()
    if (!isRight || (await findAccount(oauth, known)) === null) {
      transaction.delete(grantAt(db, id))
      return null
    }
    if (scope !== undefined && readScopes(scope).some((one) => !known.scopes.includes(one))) {
      throw new OAuthError('invalid_scope', 'That’s more than the member allowed.')
    }
    transaction.update(grantAt(db, id), stored)
    return known
  })
  if (traded === null) throw badGrant()
  return toAnswer(access, refresh, traded.scopes)
}

function toAnswer(access: string, refresh: string, scopes: readonly TokenScope[]): TokenAnswer {
  const expires = accessMs / 1000
  return {
    access_token: access,
    token_type: 'Bearer',
    expires_in: expires,
    refresh_token: refresh,
    scope: scopes.join(' '),
  }
}

/** Ends a grant by either of its tokens (RFC 7009). An unknown token has already ended. */
export async function revoke(form: Form, { db }: Pick<OAuth, 'db'>): Promise<void> {
  const { token = '' } = form
  const id = parseGrant(token, accessPrefix) ?? parseGrant(token, refreshPrefix)
  if (id === null) return
  await db.runTransaction(async (transaction) => {
    const known = GrantDocument.safeParse((await transaction.get(grantAt(db, id))).data()).data
    const hashes = known ? [known.access.hash, known.refresh.hash] : []
    if (hashes.some((hash) => isSecret(hash, hashSecret(token)))) transaction.delete(grantAt(db, id))
  })
}
