import { maxTokens, TokenChoice, type TokenList, TokenRequest } from '../../accounts/tokens-contract.ts'
import { type Caller, readBearerToken } from '../caller.ts'
import { serverClock } from '../clock.ts'
import { adminAuth, adminFirestore } from '../firebase-admin.ts'
import { writeLog } from '../logs/log-line.ts'
import { noStore, notSignedIn, problemResponse } from '../problem.ts'
import { createToken, listTokens, revokeToken, type Tokens } from './tokens.ts'

/** Returns what this server manages personal access tokens with. */
export function tokensContext(): Tokens {
  return { db: adminFirestore(), auth: adminAuth(), now: serverClock.now }
}

/** GET: the caller's tokens, without their secrets. */
export async function answerTokens({ uid }: Caller, tokens: Tokens): Promise<Response> {
  if (uid === null) return notSignedIn()
  return Response.json({ tokens: await listTokens(tokens, uid) } satisfies TokenList, { headers: noStore })
}

/**
 * POST: creates a token. Requires an ID token: a page of another site can make a browser send the cookie, but never
 * that.
 */
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
