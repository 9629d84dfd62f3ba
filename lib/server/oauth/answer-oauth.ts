import { ConsentDecision, type ConsentOutcome, readAuthorization } from '../../accounts/oauth-contract.ts'
import { takeAllowance } from '../allowance.ts'
import { type Caller, readBearerToken } from '../caller.ts'
import { writeLog } from '../logs/log-line.ts'
import { noStore, notSignedIn, problemResponse } from '../problem.ts'
import { approve, deny, readAuthorizationRequest, toQuestion } from './authorize.ts'
import { registerClient } from './clients.ts'
import { type OAuth, OAuthError } from './oauth.ts'
import { revoke, trade } from './trade.ts'

/** POST /oauth/register: an app registers itself (RFC 7591). */
export function answerRegister(request: Request, address: string, oauth: OAuth): Promise<Response> {
  return orError(async () => {
    const { taken } = await takeAllowance(oauth.db, 'oauth-client', { uid: null, person: null, address }, oauth.now())
    if (!taken) {
      const detail = 'Too many apps registered from this address. Please try again in an hour.'
      return problemResponse(429, 'Too many requests', detail, { headers: { 'retry-after': '3600' } })
    }
    const client = await registerClient(oauth.db, await request.json().catch(() => null), oauth.now())
    const answer = {
      client_id: client.id,
      client_name: client.name,
      redirect_uris: client.redirectUris,
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      token_endpoint_auth_method: 'none',
    }
    return Response.json(answer, { status: 201, headers: noStore })
  })
}

/** GET /oauth/request: what the consent page shows for the address it was opened at. */
export function answerQuestion(request: Request, oauth: OAuth): Promise<Response> {
  return orError(async () => {
    const authorization = await readAuthorizationRequest(readAuthorization(new URL(request.url).searchParams), oauth)
    return Response.json(toQuestion(authorization), { headers: noStore })
  })
}

/** POST /oauth/decision: the member's yes or no. Requires an ID token, which no page of another site can send. */
export async function answerDecision(request: Request, { uid }: Caller, oauth: OAuth): Promise<Response> {
  if (uid === null || readBearerToken(request.headers) === null) return notSignedIn()
  return orError(async () => {
    const sent = ConsentDecision.safeParse(await request.json().catch(() => null))
    if (!sent.success) throw new OAuthError('invalid_request', 'Send the request and the decision as JSON.')
    const authorization = await readAuthorizationRequest(sent.data.params, oauth)
    const address = sent.data.approve ? await approve(authorization, uid, oauth) : deny(authorization, oauth)
    if (sent.data.approve)
      writeLog('INFO', 'app connected', { client: authorization.client.id, scopes: authorization.scopes.join(' ') })
    return Response.json({ location: address } satisfies ConsentOutcome, { headers: noStore })
  })
}

/** POST /oauth/token: exchanges a code or a refresh token (RFC 6749, 5). */
export function answerToken(request: Request, oauth: OAuth): Promise<Response> {
  return orError(async () => Response.json(await trade(await readForm(request), oauth), { headers: noStore }))
}

/** POST /oauth/revoke: ends the grant a token belongs to (RFC 7009). */
export function answerRevocation(request: Request, oauth: OAuth): Promise<Response> {
  return orError(async () => {
    await revoke(await readForm(request), oauth)
    return new Response(null, { status: 200, headers: noStore })
  })
}

/** Reads a form with each field once. @throws OAuthError */
async function readForm(request: Request): Promise<Record<string, string>> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  const form = [...new URLSearchParams(type === 'application/x-www-form-urlencoded' ? await request.text() : '')]
  const names = form.map(([name]) => name)
  if (form.length === 0 || new Set(names).size < names.length) {
    throw new OAuthError('invalid_request', 'Send a form, each field once.')
  }
  return Object.fromEntries(form)
}

/** Answers errors in OAuth's format (RFC 6749, 5.2). Others are left to the gate, which reveals nothing internal. */
async function orError(work: () => Promise<Response>): Promise<Response> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof OAuthError)) throw error
    return Response.json({ error: error.code, error_description: error.message }, { status: 400, headers: noStore })
  }
}
