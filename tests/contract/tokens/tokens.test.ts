import type { Auth, UserRecord } from 'firebase-admin/auth'
import type { Firestore } from 'firebase-admin/firestore'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { TokenList, TokenMade, type TokenRequest } from '../../../lib/accounts/tokens-contract.ts'
import { deleteAccount } from '../../../lib/server/accounts/delete-account.ts'
import { type Caller, guest } from '../../../lib/server/caller.ts'
import {
  answerNewToken,
  answerRevoke,
  answerTokens,
  readToken,
  type Tokens,
} from '../../../lib/server/tokens/tokens.ts'
import { openStore, type Store } from '../providers/ingest-stage.ts'

const start = '2026-11-21T03:00:00.000Z'
const ann: Caller = { uid: 'ann', plan: 'gold', admin: true }
const ben: Caller = { uid: 'ben', plan: 'free', admin: false }
const settings: TokenRequest = { name: 'My script', scopes: ['read:seats'], days: 30, endsWithSignOut: true }
const address = 'https://site.example/api/tokens'
const headers = { authorization: 'Bearer an-id-token' }

let store: Store
let db: Firestore
let now = start
let account: { -readonly [Key in keyof UserRecord]?: UserRecord[Key] }
let tokens: Tokens
beforeAll(async () => {
  store = await openStore('tokens')
  db = store.db
  const getUser = async (uid: string) => ({ uid, disabled: false, ...account }) as UserRecord
  tokens = { db, auth: { getUser } as Pick<Auth, 'getUser'>, now: () => now }
})
afterAll(() => store.stop())
beforeEach(async () => {
  now = start
  account = { customClaims: { plan: 'gold', admin: true }, tokensValidAfterTime: 'Fri, 20 Nov 2026 00:00:00 GMT' }
  await db.recursiveDelete(db.collection('access-tokens'))
})

const post = (body: unknown, caller = ann, more: object = headers) =>
  answerNewToken(
    new Request(address, { method: 'POST', headers: { ...more }, body: JSON.stringify(body) }),
    caller,
    tokens,
  )
const make = async (more: Partial<TokenRequest> = {}, caller = ann) =>
  TokenMade.parse(await (await post({ ...settings, ...more }, caller)).json())
const revoke = (id: string, caller = ann) =>
  answerRevoke(new Request(`${address}?id=${id}`, { method: 'DELETE', headers }), caller, tokens)
const list = async (caller = ann) => TokenList.parse(await (await answerTokens(caller, tokens)).json()).tokens

describe('a personal access token', () => {
  it('acts for its member with their current plan, and never as an administrator', async () => {
    const { secret, token } = await make()
    expect(secret).toMatch(/^pw_[\w-]{43}$/)
    const asGold = { caller: { uid: 'ann', plan: 'gold', admin: false }, id: token.id, scopes: ['read:seats'] }
    expect(await readToken(tokens, secret)).toEqual(asGold)
    account.customClaims = {}
    expect((await readToken(tokens, secret))?.caller.plan).toBe('guest')
  })

  it('is stored and listed without its secret', async () => {
    const { secret } = await make()
    const { docs } = await db.collection('access-tokens').get()
    const kept = JSON.stringify([docs.map((doc) => [doc.id, doc.data()]), await list()])
    expect(kept).not.toContain(secret.slice(3))
    expect(docs).toHaveLength(1)
  })

  it('is listed although another one can’t be read', async () => {
    const { token } = await make()
    await db.collection('access-tokens').doc('0'.repeat(64)).set({ uid: 'ann', name: 'damaged' })
    expect((await list()).map(({ id }) => id)).toEqual([token.id])
  })

  it('shows when it was last used, to the minute', async () => {
    const { secret } = await make()
    expect((await list())[0]?.lastUsedAt).toBeNull()
    await readToken(tokens, secret)
    now = '2026-11-21T03:00:59.000Z'
    await readToken(tokens, secret)
    expect((await list())[0]?.lastUsedAt).toBe(start)
    now = '2026-11-21T03:01:00.000Z'
    await readToken(tokens, secret)
    expect((await list())[0]?.lastUsedAt).toBe(now)
  })

  it('ends when it expires, is revoked or its account is disabled', async () => {
    const [brief, revoked, other] = [await make({ days: 7 }), await make(), await make()]
    expect((await revoke(revoked.token.id)).status).toBe(204)
    expect(await readToken(tokens, revoked.secret)).toBeNull()
    now = '2026-11-28T03:00:00.000Z'
    expect(await readToken(tokens, brief.secret)).toBeNull()
    expect((await list()).map(({ state }) => state).sort()).toEqual(['active', 'expired'])
    expect(await readToken(tokens, other.secret)).not.toBeNull()
    account.disabled = true
    expect(await readToken(tokens, other.secret)).toBeNull()
    expect(await readToken(tokens, 'pw_nobody-ever-made-this-one')).toBeNull()
  })

  it('ends with a sign-out everywhere only if the member chose that', async () => {
    const [wished, kept] = [await make(), await make({ endsWithSignOut: false })]
    account.tokensValidAfterTime = 'Sat, 21 Nov 2026 03:00:00 GMT'
    expect(await readToken(tokens, wished.secret)).toBeNull()
    expect(await readToken(tokens, kept.secret)).not.toBeNull()
    expect((await list()).map(({ state }) => state).sort()).toEqual(['active', 'signed-out'])
  })

  it('is always deleted with its account', async () => {
    await make({ endsWithSignOut: false })
    await make({}, ben)
    const auth = { updateUser: vi.fn(), deleteUser: vi.fn(), revokeRefreshTokens: vi.fn() }
    for (const method of Object.values(auth)) method.mockResolvedValue(undefined)
    const getUser = async () => ({ tokensValidAfterTime: 'Fri, 20 Nov 2026 00:00:00 GMT' }) as never
    await deleteAccount('ann', { db, auth: { ...auth, getUser }, stripe: () => expect.fail('no payments') }, now)
    const { docs } = await db.collection('access-tokens').get()
    expect(docs.map((doc) => doc.get('uid'))).toEqual(['ben'])
  })
})

describe('making and revoking', () => {
  it('stops at ten tokens per member, also for simultaneous requests', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => post(settings)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10)
    expect(answers.filter(({ status }) => status === 403)).toHaveLength(2)
    expect((await post(settings, ben)).status).toBe(200)
  })

  it.each([
    ['no scope', { scopes: [] }],
    ['a scope twice', { scopes: ['read:seats', 'read:seats'] }],
    ['an unknown scope', { scopes: ['admin'] }],
    ['a name of blanks', { name: '  ' }],
    ['a life of its own', { days: 3650 }],
    ['more than it takes', { uid: 'ben' }],
  ])('refuses %s', async (_what, more) => {
    expect((await post({ ...settings, ...more })).status).toBe(400)
    expect(await list()).toEqual([])
  })

  it('needs an ID token, and lets a member revoke only their own tokens', async () => {
    const { secret, token } = await make()
    expect((await post(settings, ann, {})).status).toBe(401)
    expect((await post(settings, guest)).status).toBe(401)
    expect((await answerTokens(guest, tokens)).status).toBe(401)
    expect((await revoke(token.id, ben)).status).toBe(404)
    expect((await revoke('../users/ann')).status).toBe(404)
    expect(await list(ben)).toEqual([])
    expect(await readToken(tokens, secret)).not.toBeNull()
  })
})
