import { describe, expect, it, vi } from 'vitest'
import { Problem } from '../../../../../lib/availability/search-contract.ts'
import { createRateLimits } from '../../../../../lib/server/api/rate-limits.ts'
import { type Gate, serve } from '../../../../../lib/server/api/serve.ts'
import { guest } from '../../../../../lib/server/caller.ts'

const gateWith = (more: Partial<Gate> = {}): Gate => ({
  callerOf: async () => guest,
  addressOf: () => '203.0.113.7',
  limits: createRateLimits(),
  attestationOf: null,
  onFault: vi.fn(),
  ...more,
})
const request = new Request('http://localhost/api/search?from=SYD', { headers: { authorization: 'Bearer secret' } })
const answer = async () => Response.json({ fine: true })

describe('serve', () => {
  it('hands the caller to the answer', async () => {
    const ann = { plan: 'gold', uid: 'ann', admin: false } as const
    const seen = vi.fn(answer)
    const response = await serve(request, { class: 'read' }, gateWith({ callerOf: async () => ann }), seen)
    expect([response.status, seen.mock.calls]).toEqual([200, [[ann]]])
  })

  it('refuses the one request too many with the seconds to wait', async () => {
    const gate = gateWith({ limits: { waitOfAddress: async () => null, waitOfCaller: async () => 17 } })
    const seen = vi.fn(answer)
    const response = await serve(request, { class: 'read' }, gate, seen)
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '17'])
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(Problem.parse(await response.json()).detail).toContain('17 seconds')
    expect(seen).not.toHaveBeenCalled()
  })

  it('asks nobody who a flooding address is', async () => {
    const callerOf = vi.fn()
    const gate = gateWith({ callerOf, limits: { waitOfAddress: async () => 1, waitOfCaller: async () => null } })
    expect((await serve(request, { class: 'read' }, gate, answer)).status).toBe(429)
    expect(callerOf).not.toHaveBeenCalled()
  })

  it('counts the members of one address apart', async () => {
    let uid = 'ann'
    const gate = gateWith({ callerOf: async () => ({ plan: 'gold', uid, admin: false }) })
    const statuses = async () => (await serve(request, { class: 'live' }, gate, answer)).status
    for (let time = 0; time < 12; time++) expect(await statuses()).toBe(200)
    expect(await statuses()).toBe(429)
    uid = 'bob'
    expect(await statuses()).toBe(200)
  })

  it.each([
    ['missing', 401],
    ['bad', 401],
    ['good', 200],
  ] as const)('answers a %s attestation with %i where one is asked for', async (attestation, status) => {
    const gate = gateWith({ attestationOf: async () => attestation })
    expect((await serve(request, { class: 'live', attested: true }, gate, answer)).status).toBe(status)
    expect((await serve(request, { class: 'read' }, gate, answer)).status).toBe(200)
    expect((await serve(request, { class: 'live', attested: true }, gateWith(), answer)).status).toBe(200)
  })

  it('makes a problem of whatever is thrown, without a word of the inside', async () => {
    const gate = gateWith()
    const broken = () => Promise.reject(new Error('password of the database'))
    const response = await serve(request, { class: 'read' }, gate, broken)
    const body = await response.text()
    expect(response.status).toBe(500)
    expect(body).not.toContain('password')
    expect(gate.onFault).toHaveBeenCalledWith('/api/search', expect.any(Error))
  })
})
