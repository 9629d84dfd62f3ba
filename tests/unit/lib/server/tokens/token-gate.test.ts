import { describe, expect, it, vi } from 'vitest'
import type { TokenScope } from '../../../../../lib/accounts/tokens-contract.ts'
import { Problem } from '../../../../../lib/availability/search-contract.ts'
import { createRateLimits } from '../../../../../lib/server/api/rate-limits.ts'
import { type Gate, serveBehind } from '../../../../../lib/server/api/serve.ts'
import { guest } from '../../../../../lib/server/caller.ts'
import { createTokenGate } from '../../../../../lib/server/tokens/token-gate.ts'
import type { TokenCaller } from '../../../../../lib/server/tokens/tokens.ts'

const ann = { uid: 'ann', plan: 'free', admin: false } as const
const held = (id: string): TokenCaller => ({ caller: ann, id: id.padEnd(64, '0'), scopes: ['read:seats'] })
const known = async (secret: string) => (secret.startsWith('pw_good') ? held(secret.slice(7)) : null)

function gateWith(read = known): Gate {
  const quiet = { attestationOf: null, onFault: vi.fn(), onAnswer: vi.fn() }
  const limits = createRateLimits()
  return {
    callerOf: async () => guest,
    addressOf: () => '203.0.113.7',
    limits,
    tokens: createTokenGate(read),
    ...quiet,
  }
}

async function send(gate: Gate, secret: string, scope: TokenScope | undefined = 'read:seats') {
  const request = new Request('http://localhost/api/search', { headers: { authorization: `Bearer ${secret}` } })
  const seen = vi.fn(() => Response.json({ fine: true }))
  const response = await serveBehind(request, { class: 'read', ...(scope ? { scope } : {}) }, gate, seen)
  return { response, seen }
}

describe('a request with a personal access token', () => {
  it('is answered as its member, with the remaining allowance in headers', async () => {
    const gate = gateWith()
    const { response, seen } = await send(gate, 'pw_good1')
    expect(seen.mock.calls).toEqual([[ann]])
    expect(response.headers.get('ratelimit-policy')).toBe('"token";q=60;w=60')
    expect(response.headers.get('ratelimit')).toBe('"token";r=59;t=60')
    expect(gate.onAnswer).toHaveBeenCalledWith(expect.objectContaining({ plan: 'free', key: '100000000000' }))
  })

  it('is refused if the token is bad, not answered as a guest', async () => {
    const { response, seen } = await send(gateWith(), 'pw_bad')
    expect(response.status).toBe(401)
    expect(response.headers.get('www-authenticate')).toBe('Bearer realm="api", error="invalid_token"')
    expect(JSON.stringify(Problem.parse(await response.json()))).not.toContain('pw_bad')
    expect(seen).not.toHaveBeenCalled()
  })

  it('needs the scope that the route names', async () => {
    const { response, seen } = await send(gateWith(), 'pw_good1', 'write:alerts')
    expect(response.status).toBe(403)
    expect(response.headers.get('www-authenticate')).toContain('error="insufficient_scope", scope="write:alerts"')
    expect(seen).not.toHaveBeenCalled()
  })

  it('is refused by a route that names no scope', async () => {
    const request = new Request('http://localhost/api/tokens', { headers: { authorization: 'Bearer pw_good1' } })
    const seen = vi.fn(() => Response.json({}))
    expect((await serveBehind(request, { class: 'session' }, gateWith(), seen)).status).toBe(403)
    expect(seen).not.toHaveBeenCalled()
  })

  it('has a separate allowance for each token', async () => {
    const gate = gateWith()
    for (let time = 0; time < 60; time++) expect((await send(gate, 'pw_good1')).response.status).toBe(200)
    const { response, seen } = await send(gate, 'pw_good1')
    expect(response.status).toBe(429)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(response.headers.get('ratelimit')).toMatch(/^"token";r=0;t=\d+$/)
    expect(seen).not.toHaveBeenCalled()
    expect((await send(gate, 'pw_good2')).response.status).toBe(200)
  })

  it('looks up its token once for several requests, and again after a failed look-up', async () => {
    const read = vi.fn(known)
    read.mockRejectedValueOnce(new Error('the database is away'))
    const gate = gateWith(read)
    expect((await send(gate, 'pw_good1')).response.status).toBe(500)
    for (let time = 0; time < 3; time++) expect((await send(gate, 'pw_good1')).response.status).toBe(200)
    expect(read).toHaveBeenCalledTimes(2)
  })
})
