import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  closeOtherServerSessions,
  closeServerSession,
  closeServerSessions,
  openServerSession,
} from '../../../../../lib/accounts/client/session-cookie.ts'

const issuedAtTime = 'Fri, 20 Nov 2026 00:00:00 GMT'
const at = Date.parse(issuedAtTime)
const token = { token: 'abc', issuedAtTime }

function answering(status: number) {
  const fetching = vi.fn(async () => new Response(null, { status }))
  vi.stubGlobal('fetch', fetching)
  return fetching
}

afterEach(() => vi.unstubAllGlobals())

describe('the exchange with /api/session', () => {
  it('posts a fresh token as a bearer token', async () => {
    const fetching = answering(204)
    expect(await openServerSession(token, at + 300_000)).toBe(true)
    expect(fetching).toHaveBeenCalledExactlyOnceWith('/api/session', {
      method: 'POST',
      headers: { authorization: 'Bearer abc' },
      signal: expect.any(AbortSignal),
    })
  })

  it('does not post a token older than 300 seconds', async () => {
    const fetching = answering(204)
    expect(await openServerSession(token, at + 300_001)).toBe(true)
    expect(fetching).not.toHaveBeenCalled()
  })

  it('distinguishes a rejected token from a failing server', async () => {
    answering(401)
    expect(await openServerSession(token, at)).toBe(false)
    answering(503)
    await expect(openServerSession(token, at)).rejects.toThrow('503')
  })

  it('sends DELETE on sign-out, and throws if the server fails', async () => {
    const fetching = answering(204)
    await closeServerSession()
    expect(fetching).toHaveBeenCalledExactlyOnceWith('/api/session', {
      method: 'DELETE',
      signal: expect.any(AbortSignal),
    })
    answering(500)
    await expect(closeServerSession()).rejects.toThrow('500')
    await expect(closeServerSessions('abc')).rejects.toThrow('/api/session/everywhere answered 500')
    await expect(closeOtherServerSessions('abc')).rejects.toThrow('/api/session/others answered 500')
  })
})
