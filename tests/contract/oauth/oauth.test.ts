import { createHash, randomBytes } from 'node:crypto'
import { type OAuthClientProvider, UnauthorizedError } from '@modelcontextprotocol/sdk/client/auth.js'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { ConsentOutcome, ConsentQuestion, GrantList } from '../../../lib/accounts/oauth-contract.ts'
import { deleteAccount } from '../../../lib/server/accounts/delete-account.ts'
import { listRecords } from '../../../lib/server/accounts/personal-data.ts'
import { serveBehind } from '../../../lib/server/api/serve.ts'
import { type Caller, guest } from '../../../lib/server/caller.ts'
import { answerDecision, answerQuestion } from '../../../lib/server/oauth/answer-oauth.ts'
import { answerGrantEnd, answerGrants, readAccessToken } from '../../../lib/server/oauth/grants.ts'
import { type McpStage, now, openMcp } from '../mcp/mcp-stage.ts'

const redirect = 'https://app.example/cb'
const ann: Caller = { uid: 'free-ann', plan: 'free', admin: false }
const signedIn = { authorization: 'Bearer an-id-token', 'content-type': 'application/json' }

let stage: McpStage
beforeAll(async () => {
  stage = await openMcp('oauth')
})
afterAll(() => stage.stop())
beforeEach(async () => {
  stage.clock.now = now
  stage.accounts.clear()
  for (const name of ['oauth-clients', 'oauth-codes', 'oauth-grants', 'form-turns']) {
    await stage.db.recursiveDelete(stage.db.collection(name))
  }
})

const send = (path: string, body: string, type: string) =>
  fetch(`${stage.url.origin}${path}`, { method: 'POST', headers: { 'content-type': type }, body })
const register = (metadata: object) => send('/oauth/register', JSON.stringify(metadata), 'application/json')
const form = (path: string, fields: Record<string, string>) =>
  send(path, `${new URLSearchParams(fields)}`, 'application/x-www-form-urlencoded')
const errorOf = async (response: Response) => [response.status, ((await response.json()) as { error: string }).error]
const badGrant = [400, 'invalid_grant']

async function clientOf(...redirects: string[]): Promise<string> {
  const response = await register({ redirect_uris: redirects, client_name: 'My app' })
  return ((await response.json()) as { client_id: string }).client_id
}

type Pkce = { verifier: string; challenge: string }
function pkce(): Pkce {
  const verifier = randomBytes(32).toString('base64url')
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') }
}

const paramsOf = (client_id: string, code_challenge: string, more: object = {}) => ({
  ...{ client_id, redirect_uri: redirect, response_type: 'code', code_challenge, code_challenge_method: 'S256' },
  ...{ state: 'a state', scope: 'read:seats read:alerts', resource: stage.url.href },
  ...more,
})
const fetchQuestion = (params: Record<string, string>) =>
  answerQuestion(new Request(`${stage.url.origin}/oauth/request?${new URLSearchParams(params)}`), stage.oauth)
const decide = (params: object, approve = true, caller = ann, headers: Record<string, string> = signedIn) =>
  answerDecision(
    new Request(`${stage.url.origin}/oauth/decision`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ params, approve }),
    }),
    caller,
    stage.oauth,
  )
const locationOf = async (response: Response) => new URL(ConsentOutcome.parse(await response.json()).location)

type Traded = { access_token: string; refresh_token: string; expires_in: number; scope: string }

/** The fields that exchange a new authorisation code of Ann's. */
async function codeFor(more: object = {}) {
  const [client_id, { verifier, challenge }] = [await clientOf(redirect), pkce()]
  const location = await locationOf(await decide(paramsOf(client_id, challenge, more)))
  const code = location.searchParams.get('code') ?? ''
  return { grant_type: 'authorization_code', code, client_id, redirect_uri: redirect, code_verifier: verifier }
}
async function tokensFor(more: object = {}): Promise<Traded & { client_id: string }> {
  const fields = await codeFor(more)
  return { ...((await (await form('/oauth/token', fields)).json()) as Traded), client_id: fields.client_id }
}
const refreshWith = ({ refresh_token, client_id }: { refresh_token: string; client_id: string }) =>
  form('/oauth/token', { grant_type: 'refresh_token', refresh_token, client_id })
/** Reads the stored token, without the gate, which remembers a token for ten seconds. */
const isGood = async (token: string) => (await readAccessToken(stage.oauth, token)) !== null
const callWith = (token: string, tool: string) =>
  stage.post(
    { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: tool, arguments: {} } },
    { authorization: `Bearer ${token}` },
  )

/** What an app stores while it connects; the member consents here instead of in a browser. */
class Provider implements OAuthClientProvider {
  readonly redirectUrl = 'http://127.0.0.1:7777/callback'
  readonly clientMetadata = { client_name: 'Official client', redirect_uris: [this.redirectUrl] }
  code = ''
  question: ConsentQuestion | null = null
  kept: Record<string, unknown> = {}
  clientInformation = () => this.kept.client as never
  saveClientInformation = (client: unknown) => {
    this.kept.client = client
  }
  tokens = () => this.kept.tokens as never
  saveTokens = (tokens: unknown) => {
    this.kept.tokens = tokens
  }
  codeVerifier = () => this.kept.verifier as string
  saveCodeVerifier = (verifier: string) => {
    this.kept.verifier = verifier
  }
  async redirectToAuthorization({ searchParams }: URL): Promise<void> {
    const params = Object.fromEntries(searchParams)
    this.question = ConsentQuestion.parse(await (await fetchQuestion(params)).json())
    this.code = (await locationOf(await decide(params))).searchParams.get('code') ?? ''
  }
}

describe('the official client', () => {
  it('gets from a refused call to the member’s alerts, and refreshes by itself after 15 minutes', async () => {
    const provider = new Provider()
    const connect = () => new StreamableHTTPClientTransport(stage.url, { authProvider: provider })
    const client = new Client({ name: 'official', version: '1.0.0' })
    const transport = connect()
    await client.connect(transport as never)
    const list = () => client.callTool({ name: 'list_alerts', arguments: {} })
    await expect(list()).rejects.toThrow(UnauthorizedError)
    expect(provider.question).toEqual({
      name: 'Official client',
      host: 'an app on this device (127.0.0.1)',
      scopes: ['read:alerts'],
    })
    await transport.finishAuth(provider.code)
    expect(JSON.stringify(await list())).toContain('No alerts yet')
    const before = (provider.tokens() as Traded).access_token
    stage.clock.now = '2026-11-24T03:15:00.000Z'
    expect(await isGood(before)).toBe(false)
    provider.question = null
    expect(JSON.stringify(await list())).toContain('No alerts yet')
    expect(await isGood((provider.tokens() as Traded).access_token)).toBe(true)
    expect(provider.question).toBeNull()
  })
})

describe('registration', () => {
  it.each([
    'http://app.example/cb',
    'https://user:pass@app.example/cb',
    'https://app.example/cb#part',
    'https://*.example/cb',
    'javascript:alert(1)',
    'data:text/html,x',
    'file:///etc/passwd',
    'myapp://cb',
    'http://127.0.0.1.evil.example/cb',
    '/cb',
    `https://app.example/${'x'.repeat(600)}`,
  ])('rejects a redirect to %s', async (address) => {
    expect(await errorOf(await register({ redirect_uris: [address] }))).toEqual([400, 'invalid_redirect_uri'])
  })

  it('accepts https, loopback and app-scheme redirects, and rejects six redirects or broken JSON', async () => {
    const good = ['https://app.example/cb?a=b', 'http://localhost:3000/cb', 'http://[::1]/cb', 'com.example.app:/cb']
    const response = await register({ redirect_uris: good, token_endpoint_auth_method: 'client_secret_basic' })
    expect(response.status).toBe(201)
    expect(await response.json()).toMatchObject({ redirect_uris: good, token_endpoint_auth_method: 'none' })
    expect((await register({ redirect_uris: Array.from({ length: 6 }, () => redirect) })).status).toBe(400)
    expect(await errorOf(await send('/oauth/register', '{', 'application/json'))).toEqual([
      400,
      'invalid_client_metadata',
    ])
  })

  it('strips markup and control characters from the app’s name and cuts it to 60 characters', async () => {
    const client_name = `Pointsward\u202e\n<script>alert(1)</script> ${'long '.repeat(30)}`
    const { client_name: name } = (await (await register({ redirect_uris: [redirect], client_name })).json()) as {
      client_name: string
    }
    expect(name).not.toMatch(/[<>\n\u202e]/)
    expect(name.length).toBeLessThanOrEqual(60)
  })

  it('expires after a month, and is limited to sixty an hour from one address', async () => {
    const client = await clientOf(redirect)
    const params = paramsOf(client, pkce().challenge)
    expect((await fetchQuestion(params)).status).toBe(200)
    stage.clock.now = '2026-12-24T03:00:00.000Z'
    expect(await errorOf(await fetchQuestion(params))).toEqual([400, 'invalid_client'])
    stage.clock.now = now
    const statuses: number[] = []
    for (let time = 0; time < 61; time += 1) statuses.push((await register({ redirect_uris: [redirect] })).status)
    expect([...new Set(statuses)].sort()).toEqual([201, 429])
  })
})

describe('the consent page', () => {
  it('names the app, the host it redirects to and each scope', async () => {
    const response = await fetchQuestion(paramsOf(await clientOf(redirect), pkce().challenge))
    expect(await response.json()).toEqual({
      name: 'My app',
      host: 'app.example',
      scopes: ['read:seats', 'read:alerts'],
    })
  })

  it.each([
    'https://app.example/cb/',
    'https://app.example/cb?x=1',
    'https://app.example/CB',
    'https://APP.example/cb',
    'https://app.example:443/cb',
    'https://app.example/cb#',
    'https://app.example.evil.example/cb',
    'https://app.example@evil.example/cb',
    'http://app.example/cb',
    'https://app.example/x/../cb',
    'http://127.0.0.1:5000/other',
    'http://127.0.0.1:5000@evil.example/callback',
    'http://127.0.0.1.evil.example/callback',
    'http://localhost:5000/callback',
    'http://[::1]:5000/callback',
    'https://127.0.0.1:5000/callback',
    '',
  ])('rejects a redirect address that almost matches: %s', async (address) => {
    const client = await clientOf(redirect, 'http://127.0.0.1:7777/callback')
    const params = paramsOf(client, pkce().challenge, { redirect_uri: address })
    expect(await errorOf(await fetchQuestion(params))).toEqual([400, 'invalid_request'])
    for (const approve of [true, false]) expect((await decide(params, approve)).status).toBe(400)
  })

  it.each(['http://127.0.0.1:1/callback', 'http://127.0.0.1:65535/callback', 'http://127.0.0.1/callback'])(
    'accepts another port for an app on this device: %s',
    async (address) => {
      const client = await clientOf('http://127.0.0.1:7777/callback')
      expect((await fetchQuestion(paramsOf(client, pkce().challenge, { redirect_uri: address }))).status).toBe(200)
    },
  )

  it.each([
    ['no PKCE', { code_challenge: '' }, 'invalid_request'],
    ['plain PKCE', { code_challenge_method: 'plain' }, 'invalid_request'],
    ['a token at once', { response_type: 'token' }, 'unsupported_response_type'],
    ['an unknown scope', { scope: 'read:seats admin' }, 'invalid_scope'],
    ['another server', { resource: 'https://evil.example/mcp' }, 'invalid_target'],
    ['a client nobody knows', { client_id: 'x'.repeat(22) }, 'invalid_client'],
    ['a client that is a path', { client_id: '../users/ann' }, 'invalid_client'],
  ])('refuses %s', async (_what, more, error) => {
    expect(await errorOf(await fetchQuestion(paramsOf(await clientOf(redirect), pkce().challenge, more)))).toEqual([
      400,
      error,
    ])
  })

  it('refuses a parameter that is given twice', async () => {
    const params = new URLSearchParams(paramsOf(await clientOf(redirect), pkce().challenge))
    params.append('redirect_uri', 'https://evil.example/')
    const response = await answerQuestion(new Request(`${stage.url.origin}/oauth/request?${params}`), stage.oauth)
    expect(response.status).toBe(400)
  })

  it('accepts a decision only from a signed-in member, never from a cookie', async () => {
    const params = paramsOf(await clientOf(redirect), pkce().challenge)
    expect((await decide(params, true, guest)).status).toBe(401)
    expect((await decide(params, true, ann, { cookie: '__session=hers' })).status).toBe(401)
    const no = await locationOf(await decide(params, false))
    expect(Object.fromEntries(no.searchParams)).toEqual({
      error: 'access_denied',
      state: 'a state',
      iss: stage.url.origin,
    })
  })
})

describe('an authorisation code', () => {
  it('is exchanged for tokens with the allowed scopes, whose secrets are not stored', async () => {
    const traded = await tokensFor()
    expect(traded).toMatchObject({ token_type: 'Bearer', expires_in: 900, scope: 'read:seats read:alerts' })
    expect(await isGood(traded.access_token)).toBe(true)
    const kept = JSON.stringify([
      ...(await stage.db.collection('oauth-grants').get()).docs.map((doc) => doc.data()),
      ...(await stage.db.collection('oauth-codes').get()).docs.map((doc) => doc.data()),
    ])
    for (const secret of [traded.access_token, traded.refresh_token]) expect(kept).not.toContain(secret.split('.')[1])
  })

  it('revokes the tokens it was exchanged for when it is used again', async () => {
    const fields = await codeFor()
    const { access_token } = (await (await form('/oauth/token', fields)).json()) as Traded
    expect(await errorOf(await form('/oauth/token', fields))).toEqual(badGrant)
    expect(await isGood(access_token)).toBe(false)
  })

  it.each([
    ['another verifier', { code_verifier: 'x'.repeat(43) }],
    ['no verifier', { code_verifier: '' }],
    ['another client', { client_id: 'x'.repeat(22) }],
    ['another redirect', { redirect_uri: 'https://app.example/cb/' }],
  ])('is used up by an attempt with %s', async (_what, more) => {
    const fields = await codeFor()
    expect(await errorOf(await form('/oauth/token', { ...fields, ...more }))).toEqual(badGrant)
    expect(await errorOf(await form('/oauth/token', fields))).toEqual(badGrant)
  })

  it('expires after a minute', async () => {
    const fields = await codeFor()
    stage.clock.now = '2026-11-24T03:01:00.000Z'
    expect(await errorOf(await form('/oauth/token', fields))).toEqual(badGrant)
  })

  it('works for one of two simultaneous exchanges, and leaves neither a grant', async () => {
    const fields = await codeFor()
    const answers = await Promise.all([form('/oauth/token', fields), form('/oauth/token', fields)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
    expect((await stage.db.collection('oauth-grants').get()).size).toBe(0)
  })

  it.each([
    ['JSON', () => send('/oauth/token', '{}', 'application/json'), 'invalid_request'],
    [
      'a field twice',
      () => send('/oauth/token', 'code=a&code=b', 'application/x-www-form-urlencoded'),
      'invalid_request',
    ],
    ['a password', () => form('/oauth/token', { grant_type: 'password' }), 'unsupported_grant_type'],
    ['another server', () => form('/oauth/token', { resource: 'https://evil.example/' }), 'invalid_target'],
  ])('is not exchanged by a request with %s', async (_what, call, error) => {
    expect(await errorOf(await call())).toEqual([400, error])
  })
})

describe('access', () => {
  it('lasts 15 minutes, and a refresh issues new tokens', async () => {
    const traded = await tokensFor()
    stage.clock.now = '2026-11-24T03:15:00.000Z'
    expect(await isGood(traded.access_token)).toBe(false)
    const next = (await (await refreshWith(traded)).json()) as Traded
    expect(await isGood(next.access_token)).toBe(true)
    expect(next.refresh_token).not.toBe(traded.refresh_token)
  })

  it('ends when an old refresh token is used again', async () => {
    const traded = await tokensFor()
    const next = (await (await refreshWith(traded)).json()) as Traded
    expect(await errorOf(await refreshWith(traded))).toEqual(badGrant)
    expect(await isGood(next.access_token)).toBe(false)
    expect(await errorOf(await refreshWith({ ...next, client_id: traded.client_id }))).toEqual(badGrant)
  })

  it('is not refreshed by another client, for more scopes, or after a month', async () => {
    const traded = await tokensFor()
    expect(await errorOf(await refreshWith({ ...traded, client_id: 'x'.repeat(22) }))).toEqual(badGrant)
    const { refresh_token, client_id } = traded
    const more = { grant_type: 'refresh_token', refresh_token, client_id, scope: 'write:alerts' }
    expect(await errorOf(await form('/oauth/token', more))).toEqual([400, 'invalid_scope'])
    stage.clock.now = '2026-12-24T03:00:00.000Z'
    expect(await errorOf(await refreshWith(traded))).toEqual(badGrant)
  })

  it('is valid only for this server’s /mcp, within its scopes, and for no other API', async () => {
    const { access_token } = await tokensFor()
    expect((await callWith(access_token, 'list_alerts')).status).toBe(200)
    const refused = await callWith(access_token, 'create_alert')
    expect(refused.status).toBe(403)
    expect(refused.headers.get('www-authenticate')).toContain('insufficient_scope')
    const headers = { authorization: `Bearer ${access_token}` }
    const search = new Request(`${stage.url.origin}/api/search`, { headers })
    const answered = vi.fn(() => Response.json({}))
    const response = await serveBehind(search, { class: 'read', scope: 'read:seats' }, stage.gate, answered)
    expect(response.status).toBe(401)
    expect(answered).not.toHaveBeenCalled()
    const { access_token: other } = await tokensFor()
    await Promise.all(
      (await stage.db.collection('oauth-grants').get()).docs.map(({ ref }) =>
        ref.update({ resource: 'https://other.example/mcp' }),
      ),
    )
    expect((await callWith(other, 'list_alerts')).status).toBe(401)
  })

  it.each([
    ['a sign-out everywhere', { tokensValidAfterTime: 'Tue, 24 Nov 2026 03:00:00 GMT' }],
    ['the end of the account', { disabled: true }],
  ])('ends with %s', async (_what, more) => {
    const traded = await tokensFor()
    stage.accounts.set('free-ann', more)
    expect(await isGood(traded.access_token)).toBe(false)
    expect(await errorOf(await refreshWith(traded))).toEqual(badGrant)
  })

  it('ends when either token is revoked; revoking an unknown token succeeds and changes nothing', async () => {
    for (const which of ['access_token', 'refresh_token'] as const) {
      const traded = await tokensFor()
      expect((await form('/oauth/revoke', { token: 'pwa_unknown' })).status).toBe(200)
      expect((await form('/oauth/revoke', { token: `${traded[which].slice(0, -1)}~` })).status).toBe(200)
      expect(await isGood(traded.access_token)).toBe(true)
      expect((await form('/oauth/revoke', { token: traded[which] })).status).toBe(200)
      expect(await isGood(traded.access_token)).toBe(false)
      expect(await errorOf(await refreshWith(traded))).toEqual(badGrant)
    }
  })

  it('is listed for its member, and only that member can end it', async () => {
    const { access_token } = await tokensFor()
    const list = async (caller: Caller) => GrantList.parse(await (await answerGrants(caller, stage.db)).json()).grants
    const [grant] = await list(ann)
    expect(grant).toMatchObject({ name: 'My app', scopes: ['read:seats', 'read:alerts'] })
    const end = (caller: Caller, headers: Record<string, string> = signedIn) =>
      answerGrantEnd(
        new Request(`${stage.url.origin}/api/grants?id=${grant?.id}`, { method: 'DELETE', headers }),
        caller,
        stage.db,
      )
    expect((await end({ ...ann, uid: 'gold-ben' })).status).toBe(404)
    expect((await end(ann, {})).status).toBe(401)
    expect((await end(guest)).status).toBe(401)
    expect((await end(ann)).status).toBe(204)
    expect(await isGood(access_token)).toBe(false)
    expect(await list(ann)).toEqual([])
  })

  it('is issued and listed although another grant of the member can’t be read', async () => {
    await stage.db.doc(`oauth-grants/${'d'.repeat(22)}`).set({ uid: ann.uid, clientName: 'Damaged' })
    await tokensFor()
    const { grants } = GrantList.parse(await (await answerGrants(ann, stage.db)).json())
    expect(grants.map(({ name }) => name)).toEqual(['My app'])
  })

  it('is deleted with its account, as are all other OAuth records of the member', async () => {
    await tokensFor()
    await codeFor()
    expect((await listRecords(stage.db, 'free-ann')).length).toBe(3)
    const auth = { updateUser: vi.fn(), deleteUser: vi.fn(), revokeRefreshTokens: vi.fn() }
    for (const method of Object.values(auth)) method.mockResolvedValue(undefined)
    const getUser = async () => ({ tokensValidAfterTime: 'Tue, 24 Nov 2026 03:00:00 GMT' }) as never
    await deleteAccount(
      'free-ann',
      { db: stage.db, auth: { ...auth, getUser }, stripe: () => expect.fail('no payments') },
      now,
    )
    expect(await listRecords(stage.db, 'free-ann')).toEqual([])
  })
})
