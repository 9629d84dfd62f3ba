import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { SessionsDocument } from '../../../../lib/accounts/documents.ts'
import { getPlanLimits } from '../../../../lib/programs/plan-limits.ts'
import { createFindCaller, guest } from '../../../../lib/server/caller.ts'

type Account = { disabled: boolean; tokensValidAfterTime?: string; customClaims?: Record<string, unknown> }

const signedInAt = Date.parse('2026-11-20T00:00:00Z') / 1000
const tokenFault = (code: string) => Object.assign(new Error(code), { code })

let accounts: Map<string, Account | Error>
let nowMs: number
const lookups = vi.fn()
const faults = vi.fn()
const sessions = vi.fn<(uid: string) => Promise<SessionsDocument | null>>()

/** Tokens in these tests are `kind:uid:plan`; any other text is what the SDK calls malformed. */
async function verify(kind: string, token: string) {
  const [prefix, uid, plan] = token.split(':')
  if (prefix !== kind || !uid) throw tokenFault('auth/argument-error')
  return { uid, sub: uid, auth_time: signedInAt, plan } as never
}

const auth = {
  verifyIdToken: (token: string) => verify('id', token),
  verifySessionCookie: (token: string) => verify('session', token),
  getUser: async (uid: string) => {
    lookups(uid)
    const account = accounts.get(uid) ?? tokenFault('auth/user-not-found')
    if (account instanceof Error) throw account
    return account as never
  },
}

const request = (headers: Record<string, string>) => new Request('http://localhost/api/search', { headers })
const bearer = (token: string) => request({ authorization: `Bearer ${token}` })
const cookie = (token: string) => request({ cookie: `theme=dark; __session=${token}; a=b` })

let callerOf: ReturnType<typeof createFindCaller>

beforeEach(() => {
  accounts = new Map([['ann', { disabled: false, customClaims: { plan: 'gold' } }]])
  nowMs = 0
  lookups.mockClear()
  faults.mockClear()
  sessions.mockReset().mockResolvedValue({ endedAt: 0, logIns: [] })
  callerOf = createFindCaller({ auth: () => auth, sessions, nowMs: () => nowMs, onFault: faults })
})

describe('callerOf', () => {
  it('returns a guest without a credential, and looks up no account', async () => {
    expect(await callerOf(request({ cookie: 'theme=dark; __session=' }))).toEqual(guest)
    expect(await callerOf(request({ authorization: 'Basic abc' }))).toEqual(guest)
    expect(lookups).not.toHaveBeenCalled()
  })

  it('accepts a session cookie and a bearer ID token', async () => {
    const ann = { plan: 'gold', uid: 'ann', admin: false }
    expect(await callerOf(cookie('session:ann:gold'))).toEqual(ann)
    expect(await callerOf(bearer('id:ann:gold'))).toEqual(ann)
  })

  it.each([
    ['signed out of', { endedAt: 0, logIns: [signedInAt] }],
    ['from before a sign-out everywhere', { endedAt: signedInAt, logIns: [] }],
  ])('returns a guest within a second for a cookie or token of a log-in that was %s', async (_, over) => {
    expect((await callerOf(cookie('session:ann:gold'))).uid).toBe('ann')
    expect((await callerOf(bearer('id:ann:gold'))).uid).toBe('ann')
    sessions.mockResolvedValue(over)
    nowMs = 1_000
    expect(await callerOf(cookie('session:ann:gold'))).toEqual(guest)
    expect(await callerOf(bearer('id:ann:gold'))).toEqual(guest)
    expect(sessions).toHaveBeenCalledTimes(2)
  })

  it('keeps a member’s other log-ins after a sign-out', async () => {
    sessions.mockResolvedValue({ endedAt: signedInAt - 1, logIns: [signedInAt + 1] })
    expect((await callerOf(cookie('session:ann:gold'))).uid).toBe('ann')
  })

  it('returns a guest within a second once an account and its documents are deleted', async () => {
    expect((await callerOf(cookie('session:ann:gold'))).uid).toBe('ann')
    sessions.mockResolvedValue(null)
    accounts.delete('ann')
    nowMs = 1_000
    expect(await callerOf(cookie('session:ann:gold'))).toEqual(guest)
  })

  it('keeps a member while sessions cannot be read, and retries only after ten seconds', async () => {
    sessions.mockRejectedValue(new Error('the database is away'))
    for (nowMs of [0, 1_000, 9_999]) expect((await callerOf(cookie('session:ann:gold'))).uid).toBe('ann')
    expect([sessions.mock.calls.length, faults.mock.calls.length]).toEqual([1, 1])
    sessions.mockResolvedValue({ endedAt: signedInAt, logIns: [] })
    nowMs = 11_000
    expect(await callerOf(cookie('session:ann:gold'))).toEqual(guest)
  })

  it('accepts on a public host only the __Host- cookie, which no sibling site can set', async () => {
    const host = 'pointsward.example'
    const named = (name: string) => callerOf(request({ host, cookie: `${name}=session:ann:gold` }))
    expect((await named('__Host-session')).uid).toBe('ann')
    expect(await named('__session')).toEqual(guest)
  })

  it('prefers the bearer token to the cookie', async () => {
    accounts.set('bea', { disabled: false, customClaims: { plan: 'silver' } })
    const both = request({ authorization: 'bearer id:bea:silver', cookie: '__session=session:ann:gold' })
    expect((await callerOf(both)).uid).toBe('bea')
  })

  it('reads plan and admin from the account, not from the token', async () => {
    accounts.set('ann', { disabled: false, customClaims: { plan: 'silver', admin: true } })
    expect(await callerOf(cookie('session:ann:gold'))).toEqual({
      ...{ plan: 'silver', uid: 'ann', admin: true },
      logInAt: signedInAt,
    })
  })

  it('looks up the account at once for a new token, which a page fetches when its plan changes', async () => {
    accounts.set('ann', { disabled: false, customClaims: { plan: 'free' } })
    expect((await callerOf(bearer('id:ann:free'))).plan).toBe('free')
    accounts.set('ann', { disabled: false, customClaims: { plan: 'gold' } })
    expect((await callerOf(bearer('id:ann:gold'))).plan).toBe('gold')
  })

  it('gives an unknown plan the limits of a guest', async () => {
    accounts.set('ann', { disabled: false, customClaims: { plan: 'platinum' } })
    expect(await callerOf(bearer('id:ann:gold'))).toEqual({ plan: 'guest', uid: 'ann', admin: false })
    expect(getPlanLimits((await callerOf(bearer('id:ann:gold'))).plan, 'qantas')).toMatchObject({
      ...{ daysAhead: 60, seats: 1, liveSearch: null, alertsDaysAhead: 60 },
    })
  })

  it('treats an account without a plan claim as a guest, and a truthy admin claim as no admin', async () => {
    accounts.set('ann', { disabled: false, customClaims: { admin: 'yes' } })
    expect(await callerOf(bearer('id:ann'))).toEqual({ plan: 'guest', uid: 'ann', admin: false })
  })

  it.each([
    ['malformed', 'nonsense'],
    ['an ID token in the cookie', 'id:ann:gold'],
    ['of a deleted account', 'session:nobody:gold'],
  ])('returns a guest for a cookie that is %s', async (_, token) => {
    expect(await callerOf(cookie(token))).toEqual(guest)
    expect(faults).not.toHaveBeenCalled()
  })

  it.each(['auth/id-token-expired', 'auth/id-token-revoked', 'auth/user-disabled'])(
    'returns a guest on %s',
    async (code) => {
      accounts.set('ann', tokenFault(code))
      expect(await callerOf(bearer('id:ann:gold'))).toEqual(guest)
    },
  )

  it('returns a guest for a disabled account and for a token older than a sign-out everywhere', async () => {
    accounts.set('ann', { disabled: true, customClaims: { plan: 'gold' } })
    expect(await callerOf(bearer('id:ann:gold'))).toEqual(guest)
    nowMs += 10_000
    accounts.set('ann', { disabled: false, tokensValidAfterTime: 'Fri, 20 Nov 2026 00:00:01 GMT' })
    expect(await callerOf(bearer('id:ann:gold'))).toEqual(guest)
    nowMs += 10_000
    accounts.set('ann', { disabled: false, tokensValidAfterTime: 'Fri, 20 Nov 2026 00:00:00 GMT' })
    expect((await callerOf(bearer('id:ann:gold'))).uid).toBe('ann')
  })

  it('keeps the signed plan while the auth service is unavailable, and reports it', async () => {
    accounts.set('ann', tokenFault('app/network-error'))
    expect(await callerOf(cookie('session:ann:silver'))).toEqual({ plan: 'silver', uid: 'ann', admin: false })
    expect(faults).toHaveBeenCalledOnce()
  })

  it('waits one second for a slow auth service, then uses the signed plan and reports it', async () => {
    vi.useFakeTimers()
    const slow = { ...auth, getUser: () => new Promise<never>(() => {}) }
    callerOf = createFindCaller({ auth: () => slow, sessions, nowMs: () => nowMs, onFault: faults })
    const found = callerOf(cookie('session:ann:silver'))
    await vi.advanceTimersByTimeAsync(999)
    expect(faults).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(await found).toEqual({ plan: 'silver', uid: 'ann', admin: false })
    expect(faults).toHaveBeenCalledOnce()
    vi.useRealTimers()
  })

  it('makes a guest of a credential that can’t be checked, reports it, and checks it again for the next request', async () => {
    const away = { ...auth, verifySessionCookie: vi.fn(auth.verifySessionCookie) }
    away.verifySessionCookie.mockRejectedValueOnce(tokenFault('app/network-error'))
    callerOf = createFindCaller({ auth: () => away, sessions, nowMs: () => nowMs, onFault: faults })
    expect(await callerOf(cookie('session:ann:gold'))).toEqual(guest)
    expect(faults).toHaveBeenCalledOnce()
    expect((await callerOf(cookie('session:ann:gold'))).uid).toBe('ann')
  })

  it('checks a bad credential once in ten seconds', async () => {
    const verifySessionCookie = vi.fn(auth.verifySessionCookie)
    callerOf = createFindCaller({
      auth: () => ({ ...auth, verifySessionCookie }),
      sessions,
      nowMs: () => nowMs,
      onFault: faults,
    })
    for (let time = 0; time < 2; time += 1) expect(await callerOf(cookie('nonsense'))).toEqual(guest)
    expect(verifySessionCookie).toHaveBeenCalledOnce()
  })

  it('looks up an account once in ten seconds for simultaneous and repeated requests', async () => {
    await Promise.all([cookie('session:ann:gold'), cookie('session:ann:gold')].map(callerOf))
    nowMs = 9_999
    await callerOf(cookie('session:ann:gold'))
    expect(lookups).toHaveBeenCalledTimes(1)
    nowMs = 10_000
    await callerOf(cookie('session:ann:gold'))
    expect(lookups).toHaveBeenCalledTimes(2)
  })
})
