import type { Firestore } from 'firebase-admin/firestore'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { ConnectionStart, ConnectionStatus } from '../../../lib/accounts/connections-contract.ts'
import { deleteAccount } from '../../../lib/server/accounts/delete-account.ts'
import { exportPersonalData } from '../../../lib/server/accounts/personal-data.ts'
import type { Caller } from '../../../lib/server/caller.ts'
import {
  answerCallback,
  answerEnd,
  answerStart,
  answerStatus,
  type ConnectionContext,
} from '../../../lib/server/connections/answer-connection.ts'
import { findMemberToken } from '../../../lib/server/connections/connections.ts'
import { openStore, type Store } from '../providers/ingest-stage.ts'
import { startTokenService, type TokenService } from './token-service.ts'

const base = 'https://site.example/api/connections/seats-aero'
const start = '2026-11-21T03:00:00.000Z'
const ann: Caller = { uid: 'ann', plan: 'gold', admin: false }
const ben: Caller = { uid: 'ben', plan: 'gold', admin: false }
const guest: Caller = { uid: null, plan: 'guest', admin: false }
/** Headers that claim another host: the published address must be used whatever they say. */
const hosts = { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http' }
const bearer = { ...hosts, authorization: 'Bearer an-id-token' }

let store: Store
let db: Firestore
let service: TokenService
let now = start
let context: ConnectionContext & { app: NonNullable<ConnectionContext['app']> }
beforeAll(async () => {
  vi.stubEnv('SITE_URL', 'https://site.example')
  store = await openStore('connections')
  db = store.db
  service = await startTokenService()
  const app = {
    consent: 'https://provider.example/consent',
    token: service.url,
    clientId: 'cid',
    clientSecret: 'top-secret',
  }
  context = { db: () => db, app, now: () => now, onFault: vi.fn() }
})
afterAll(() => Promise.all([store.stop(), service.stop()]))
beforeEach(async () => {
  now = start
  service.requests.splice(0)
  service.answers.splice(0)
  vi.mocked(context.onFault).mockClear()
  for (const uid of ['ann', 'ben']) await db.recursiveDelete(db.doc(`users/${uid}`))
})

const stored = async (uid = 'ann') => (await db.doc(`users/${uid}/private/connections`).get()).data()
const later = (minutes: number) => new Date(Date.parse(start) + minutes * 60_000).toISOString()
const statusOf = async (caller: Caller) => ConnectionStatus.parse(await (await answerStatus(caller, context)).json())
const token = (uid: string) => findMemberToken({ db, app: context.app, now: () => now }, uid)

/** Starts the sign-in at our site; returns the state that the provider must hand back. */
async function begin(caller = ann): Promise<{ url: URL; state: string }> {
  const response = await answerStart(new Request(`${base}/start`, { method: 'POST', headers: bearer }), caller, context)
  const url = new URL(ConnectionStart.parse(await response.json()).url)
  return { url, state: url.searchParams.get('state') ?? '' }
}

/** The provider sends the browser back; returns where our site redirects it. */
async function comeBack(params: Record<string, string>, caller = ann): Promise<string | null> {
  const request = new Request(`${base}/callback?${new URLSearchParams(params)}`, { headers: hosts })
  const response = await answerCallback(request, caller, context)
  expect([response.status, response.headers.get('cache-control')]).toEqual([303, 'no-store'])
  return response.headers.get('location')
}

async function connect(caller = ann): Promise<void> {
  const { state } = await begin(caller)
  expect(await comeBack({ code: 'a-code', state }, caller)).toBe('/dashboard/account?connection=connected')
}

describe('a sign-in at the provider', () => {
  it('requests consent, exchanges the code, and stores the tokens without showing them', async () => {
    const { url, state } = await begin()
    expect(`${url.origin}${url.pathname}`).toBe('https://provider.example/consent')
    expect(Object.fromEntries(url.searchParams)).toEqual({
      ...{ response_type: 'code', client_id: 'cid', scope: 'openid', state, redirect_uri: `${base}/callback` },
    })
    expect(JSON.stringify(await stored())).not.toContain(state)
    expect(await statusOf(ann)).toEqual({ configured: true, state: 'none', since: null })

    expect(await comeBack({ code: 'a-code', state })).toBe('/dashboard/account?connection=connected')
    expect(service.requests).toEqual([
      {
        ...{
          grant_type: 'authorization_code',
          code: 'a-code',
          state,
          scope: 'openid',
          redirect_uri: `${base}/callback`,
        },
        ...{ client_id: 'cid', client_secret: 'top-secret' },
      },
    ])
    expect(await stored()).toMatchObject({ seatsAero: { accessToken: 'seats:ota:1', ended: false }, pending: null })
    const status = await answerStatus(ann, context)
    expect(await status.text()).toBe(`{"configured":true,"state":"connected","since":"${start}"}`)
    expect(status.headers.get('cache-control')).toBe('no-store')
    expect(await token('ann')).toEqual({ token: 'seats:ota:1' })
    expect(await token('ben')).toBeNull()
  })

  it('accepts a state once, from its own member, within ten minutes', async () => {
    const { state } = await begin()
    await begin(ben)
    for (const [params, caller] of [
      [{ code: 'c', state }, ben],
      [{ code: 'c', state: `${state}x` }, ann],
      [{ code: 'c' }, ann],
    ] as const) {
      expect(await comeBack(params, caller)).toBe('/dashboard/account?connection=expired')
    }
    expect(service.requests).toEqual([])
    expect(await comeBack({ code: 'c', state })).toBe('/dashboard/account?connection=connected')
    expect(await comeBack({ code: 'c', state })).toBe('/dashboard/account?connection=expired')
    expect(service.requests).toHaveLength(1)

    const late = await begin()
    now = later(10)
    expect(await comeBack({ code: 'c', state: late.state })).toBe('/dashboard/account?connection=expired')
    expect(service.requests).toHaveLength(1)
  })

  it('redirects only to the dashboard', async () => {
    const { state } = await begin()
    const away = { next: 'https://evil.example', redirect_uri: '//evil.example', state, error: 'access_denied' }
    expect(await comeBack(away)).toBe('/dashboard/account?connection=refused')
    expect(await comeBack({ code: 'c', state }, guest)).toBe('/dashboard/account?connection=signed-out')
    expect(service.requests).toEqual([])
  })

  const broken: [string, TokenService['answers'][number], string][] = [
    ['a code that is good no more', { status: 400, body: { error: 'invalid_grant' } }, 'refused'],
    ['a registration it does not know', { status: 401, body: { error: 'invalid_client' } }, 'failed'],
    ['a fault of its own', { status: 503, body: '<html>' }, 'failed'],
    ['another shape', { status: 200, body: { token: 'x' } }, 'failed'],
    ['a token that would break a header', { status: 200, body: { access_token: 'seats:ota:\r\nx: y' } }, 'failed'],
    [
      'a redirect, which must not carry the secret away',
      { status: 307, body: '', headers: { location: '/x' } },
      'failed',
    ],
  ]
  it.each(broken)('reports that the token service answered with %s', async (_, answer, outcome) => {
    service.answers = [answer]
    const { state } = await begin()
    expect(await comeBack({ code: 'c', state })).toBe(`/dashboard/account?connection=${outcome}`)
    expect((await statusOf(ann)).state).toBe('none')
    expect(service.requests).toHaveLength(1)
    expect(JSON.stringify(vi.mocked(context.onFault).mock.calls.map(String))).not.toMatch(/top-secret|seats:ot/)
  })
})

describe('a member’s token', () => {
  it('is renewed before it expires, and the refresh token is kept if no new one comes', async () => {
    await connect()
    now = later(54)
    expect(await token('ann')).toEqual({ token: 'seats:ota:1' })
    now = later(56)
    service.answers = [{ status: 200, body: { access_token: 'seats:ota:next', expires_in: '3600' } }]
    expect(await token('ann')).toEqual({ token: 'seats:ota:next' })
    expect(service.requests[1]).toMatchObject({ grant_type: 'refresh_token', refresh_token: 'seats:otr:1' })
    expect(await token('ann')).toEqual({ token: 'seats:ota:next' })
    expect(await stored()).toMatchObject({ seatsAero: { refreshToken: 'seats:otr:1', connectedAt: start } })
    expect(service.requests).toHaveLength(2)
  })

  it('ends when it cannot be renewed, until the member connects again', async () => {
    await connect()
    now = later(60)
    service.answers = [{ status: 400, body: { error: 'invalid_grant' } }]
    expect(await token('ann')).toBe('ended')
    expect(await token('ann')).toBe('ended')
    expect(service.requests).toHaveLength(2)
    expect((await statusOf(ann)).state).toBe('ended')
    await connect()
    expect((await statusOf(ann)).state).toBe('connected')
  })

  it('does not end when the token service fails', async () => {
    await connect()
    now = later(60)
    service.answers = [{ status: 500, body: {} }]
    await expect(token('ann')).rejects.toThrow('answered 500')
    expect(await token('ann')).toEqual({ token: 'seats:ota:3' })
  })

  it('ends at its expiry without a refresh token, and stays without an expiry', async () => {
    service.answers = [{ status: 200, body: { access_token: 'seats:ota:short', expires_in: 600 } }]
    await connect()
    now = later(6)
    expect(await token('ann')).toBe('ended')
    now = start
    service.answers = [{ status: 200, body: { access_token: 'seats:ota:long' } }]
    await connect(ben)
    now = later(100_000)
    expect(await token('ben')).toEqual({ token: 'seats:ota:long' })
  })
})

describe('the requests that change something', () => {
  it('need a token in a header, which no other site can send', async () => {
    await connect()
    const cookieOnly = { ...hosts, cookie: '__session=whatever' }
    for (const [headers, caller] of [
      [cookieOnly, ann],
      [bearer, guest],
    ] as const) {
      const request = (method: string) => new Request(base, { method, headers })
      expect((await answerStart(request('POST'), caller, context)).status).toBe(401)
      expect((await answerEnd(request('DELETE'), caller, context)).status).toBe(401)
    }
    expect((await answerStatus(guest, context)).status).toBe(401)
    expect((await statusOf(ann)).state).toBe('connected')
  })

  it('are unavailable if the site has no registration, but tokens can still be deleted', async () => {
    await connect()
    const off = { ...context, app: null }
    const post = new Request(`${base}/start`, { method: 'POST', headers: bearer })
    expect((await answerStart(post, ann, off)).status).toBe(404)
    expect((await answerCallback(new Request(`${base}/callback?code=c`), ann, off)).status).toBe(404)
    expect(await (await answerStatus(ann, off)).json()).toEqual({ configured: false, state: 'none', since: null })
    const end = await answerEnd(new Request(base, { method: 'DELETE', headers: bearer }), ann, off)
    expect([end.status, await stored()]).toEqual([204, undefined])
  })
})

describe('a member’s data', () => {
  const stripe = () => {
    throw new Error('nobody pays here')
  }

  it('exports the connection without its tokens, and deletes it with the account', async () => {
    await connect()
    await begin()
    const account = { uid: 'ann', metadata: {} } as never
    const { documents } = await exportPersonalData('ann', { db, auth: { getUser: async () => account }, stripe }, now)
    const own = { connectedAt: start, ended: false, tokens: 'kept by the server, not exported' }
    expect(documents['users/ann/private/connections']).toEqual({ seatsAero: own })
    expect(JSON.stringify(documents)).not.toContain('seats:ot')

    const nothing = async () => ({}) as never
    const getUser = async () => ({ tokensValidAfterTime: 'Fri, 20 Nov 2026 00:00:00 GMT' }) as never
    await deleteAccount(
      'ann',
      { db, auth: { updateUser: nothing, deleteUser: nothing, revokeRefreshTokens: nothing, getUser }, stripe },
      now,
    )
    expect(await stored()).toBeUndefined()
  })
})
