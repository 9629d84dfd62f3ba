import { describe, expect, it, vi } from 'vitest'
import {
  closeEverySession,
  closeOtherSessions,
  closeSession,
  openSession,
} from '../../../../../lib/server/accounts/session.ts'
import type { LogIn } from '../../../../../lib/server/ended-sessions.ts'

const nowMs = Date.parse('2026-11-20T00:10:00Z')
const fault = (code: string) => Object.assign(new Error(code), { code })
const revoked: string[] = []

const ended: unknown[] = []

const slept: number[] = []
const isEnded = vi.fn(async () => false)
const logInAt = nowMs / 1000 - 60

/** Tokens in these tests are `uid:ageSeconds`, or the code of the error that the SDK throws. */
const sources = {
  isEnded,
  endLogIn: async ({ uid, auth_time }: LogIn) => void ended.push([uid, auth_time]),
  endLogInsUpTo: async (uid: string, second: number) => void ended.push([uid, `up to ${second}`]),
  endEverySession: async (uid: string) => {
    revoked.push(uid)
    return nowMs / 1000
  },
  sleep: async (ms: number) => void slept.push(ms),
  nowMs: () => nowMs + 300,
  auth: () => ({
    verifyIdToken: async (token: string) => {
      if (token.startsWith('auth/') || token.startsWith('app/')) throw fault(token)
      const [uid = '', age] = token.split(':')
      return { uid, iat: nowMs / 1000 - Number(age), auth_time: logInAt } as never
    },
    createSessionCookie: async (token: string, { expiresIn }: { expiresIn: number }) => `cookie-${token}-${expiresIn}`,
    verifySessionCookie: async (token: string) => {
      if (token.startsWith('auth/') || token.startsWith('app/')) throw fault(token)
      return { uid: token, auth_time: token === 'quick' ? nowMs / 1000 : 7 } as never
    },
  }),
}

function request(
  token?: string,
  address = 'https://pointsward.example/api/session',
  more: Record<string, string> = {},
) {
  const headers = new Headers(more)
  if (token) headers.set('authorization', `Bearer ${token}`)
  return new Request(address, { method: 'POST', headers })
}

describe('openSession', () => {
  it('answers a fresh token with a cookie that scripts cannot read', async () => {
    const response = await openSession(request('ann:10'), sources)
    expect(response.status).toBe(204)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('set-cookie')).toBe(
      '__Host-session=cookie-ann:10-1209600000; Path=/; HttpOnly; SameSite=Lax; Max-Age=1209600; Secure',
    )
  })

  it.each([
    ['no token', undefined],
    ['an expired token', 'auth/id-token-expired'],
    ['a forged token', 'auth/argument-error'],
    ['a revoked token', 'auth/id-token-revoked'],
    ['a disabled account', 'auth/user-disabled'],
    ['a token older than 300 seconds and a minute of clock difference', 'ann:361'],
  ])('rejects %s and sets no cookie', async (_, token) => {
    const response = await openSession(request(token), sources)
    expect(response.status).toBe(401)
    expect(response.headers.get('set-cookie')).toBeNull()
    expect(await response.json()).toMatchObject({ status: 401, title: 'Not signed in' })
  })

  it('answers 503 while the auth service is unavailable, so that the token is not treated as bad', async () => {
    const reported = vi.spyOn(console, 'error').mockImplementation(() => {})
    const response = await openSession(request('app/network-error'), sources)
    expect(response.status).toBe(503)
    expect(reported).toHaveBeenCalledOnce()
    reported.mockRestore()
  })

  it('omits Secure on loopback only, judged by the host the browser requested', async () => {
    const cookieAt = async (address: string, headers: Record<string, string> = {}) =>
      (await openSession(request('ann:0', address, headers), sources)).headers.get('set-cookie')
    expect(await cookieAt('http://localhost:3000/api/session', { host: 'localhost:3000' })).not.toContain('Secure')
    expect(await cookieAt('http://127.0.0.1:3000/api/session', { host: '127.0.0.1:3000' })).not.toContain('Secure')
    expect(await cookieAt('http://localhost:3000/api/session', { host: 'pointsward.example' })).toContain('Secure')
    const proxied = { host: 'localhost:3000', 'x-forwarded-host': 'pointsward.example' }
    expect(await cookieAt('http://localhost:3000/api/session', proxied)).toContain('Secure')
  })
})

describe('closing', () => {
  const closed = async (cookie: string) => {
    const response = await closeSession(request(undefined, undefined, { cookie: `__Host-session=${cookie}` }), sources)
    expect(response.headers.get('set-cookie')).toMatch(/^__Host-session=; .*Max-Age=0/)
    return response.status
  }

  it('expires the cookie, and records which log-in has ended', async () => {
    expect(await closed('ann')).toBe(204)
    expect(ended).toEqual([['ann', 7]])
    expect(slept).toEqual([])
  })

  it('expires an invalid cookie too, and records nothing', async () => {
    ended.length = 0
    for (const bad of ['', 'auth/argument-error', 'auth/session-cookie-expired']) expect(await closed(bad)).toBe(204)
    expect(ended).toEqual([])
  })

  it('expires the cookie while the auth service is unavailable, and reports that', async () => {
    const reported = vi.spyOn(console, 'error').mockImplementation(() => {})
    expect(await closed('app/network-error')).toBe(204)
    expect(reported).toHaveBeenCalledOnce()
    reported.mockRestore()
  })

  it('waits for the second to pass when the log-in began in this second', async () => {
    slept.length = 0
    expect(await closed('quick')).toBe(204)
    expect(slept).toEqual([700])
  })

  it('ends every log-in older than the token’s', async () => {
    ended.length = 0
    const response = await closeOtherSessions(request('ann:5'), sources)
    expect([response.status, response.headers.get('set-cookie')]).toEqual([204, null])
    expect(ended).toEqual([['ann', `up to ${logInAt - 1}`]])
  })

  it('rejects an ended log-in, but opens a session if that cannot be checked', async () => {
    ended.length = 0
    isEnded.mockResolvedValue(true)
    for (const work of [openSession, closeEverySession, closeOtherSessions]) {
      expect((await work(request('ann:5'), sources)).status).toBe(401)
    }
    expect([ended, revoked]).toEqual([[], []])
    isEnded.mockReset().mockRejectedValueOnce(new Error('the database is away')).mockResolvedValue(false)
    const reported = vi.spyOn(console, 'error').mockImplementation(() => {})
    expect((await openSession(request('ann:5'), sources)).status).toBe(204)
    expect(reported).toHaveBeenCalledOnce()
    reported.mockRestore()
  })

  it('ends every log-in of the caller, and rejects a revoked or missing token', async () => {
    expect((await closeEverySession(request('ann:3000'), sources)).status).toBe(204)
    expect(revoked).toEqual(['ann'])
    expect((await closeEverySession(request('auth/id-token-revoked'), sources)).status).toBe(401)
    expect((await closeEverySession(request(), sources)).status).toBe(401)
    expect(revoked).toEqual(['ann'])
  })
})
