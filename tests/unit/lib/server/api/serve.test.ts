import { describe, expect, it, vi } from 'vitest'
import { Problem } from '../../../../../lib/availability/search-contract.ts'
import { createRateLimits } from '../../../../../lib/server/api/rate-limits.ts'
import { type Gate, serveBehind } from '../../../../../lib/server/api/serve.ts'
import { guest } from '../../../../../lib/server/caller.ts'
import { LateError } from '../../../../../lib/server/last-good.ts'
import { currentRequestId } from '../../../../../lib/server/logs/request-scope.ts'

const gateWith = (more: Partial<Gate> = {}): Gate => ({
  callerOf: async () => guest,
  addressOf: () => '203.0.113.7',
  limits: createRateLimits(),
  attestationOf: null,
  onFault: vi.fn(),
  onAnswer: vi.fn(),
  ...more,
})
const request = new Request('http://localhost/api/search?from=SYD', { headers: { authorization: 'Bearer secret' } })
const answer = async () => Response.json({ fine: true })

describe('serve', () => {
  it('passes the caller to the handler', async () => {
    const ann = { plan: 'gold', uid: 'ann', admin: false } as const
    const seen = vi.fn(answer)
    const response = await serveBehind(request, { class: 'read' }, gateWith({ callerOf: async () => ann }), seen)
    expect([response.status, seen.mock.calls]).toEqual([200, [[ann]]])
  })

  it('refuses a request over the limit and names the seconds to wait', async () => {
    const gate = gateWith({ limits: { waitOfCaller: async () => 17 } })
    const seen = vi.fn(answer)
    const response = await serveBehind(request, { class: 'read' }, gate, seen)
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '17'])
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(Problem.parse(await response.json()).detail).toContain('17 seconds')
    expect(seen).not.toHaveBeenCalled()
  })

  it('answers 503 after the timeout when a service hangs', async () => {
    const gate = gateWith()
    const never = () => new Promise<Response>(() => {})
    const response = await serveBehind(request, { class: 'read', timeoutMs: 5 }, gate, never)
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5'])
    expect(Problem.parse(await response.json()).detail).toContain('slow to respond')
    expect(gate.onFault).toHaveBeenCalledWith('/api/search', expect.any(LateError))
    expect(gate.onAnswer).toHaveBeenCalledWith(expect.objectContaining({ status: 503 }))
  })

  it('waits two seconds for a read, fifteen for a change, and without limit for a stream', async () => {
    vi.useFakeTimers()
    const late = (ms: number) => () => new Promise<Response>((end) => setTimeout(() => end(Response.json(1)), ms))
    const change = new Request('http://localhost/api/session', { method: 'POST' })
    const statuses = Promise.all([
      serveBehind(request, { class: 'read' }, gateWith(), late(1_900)),
      serveBehind(request, { class: 'read' }, gateWith(), late(2_100)),
      serveBehind(change, { class: 'session' }, gateWith(), late(14_900)),
      serveBehind(change, { class: 'session' }, gateWith(), late(15_100)),
      serveBehind(request, { class: 'live', timeoutMs: null }, gateWith(), late(60_000)),
    ]).then((answers) => answers.map(({ status }) => status))
    await vi.advanceTimersByTimeAsync(60_000)
    vi.useRealTimers()
    expect(await statuses).toEqual([200, 503, 200, 503, 200])
  })

  it('counts members who share an address separately', async () => {
    let uid = 'ann'
    const gate = gateWith({ callerOf: async () => ({ plan: 'gold', uid, admin: false }) })
    const statuses = async () => (await serveBehind(request, { class: 'live' }, gate, answer)).status
    for (let time = 0; time < 12; time++) expect(await statuses()).toBe(200)
    expect(await statuses()).toBe(429)
    uid = 'bob'
    expect(await statuses()).toBe(200)
  })

  it.each([
    ['missing', 401],
    ['bad', 401],
    ['good', 200],
  ] as const)('answers a %s attestation with %i where attestation is required', async (attestation, status) => {
    const gate = gateWith({ attestationOf: async () => attestation })
    expect((await serveBehind(request, { class: 'live', attested: true }, gate, answer)).status).toBe(status)
    expect((await serveBehind(request, { class: 'read' }, gate, answer)).status).toBe(200)
    expect((await serveBehind(request, { class: 'live', attested: true }, gateWith(), answer)).status).toBe(200)
  })

  it('answers a thrown error with 500 and reports it, without revealing its message', async () => {
    const gate = gateWith()
    const broken = () => Promise.reject(new Error('password of the database'))
    const response = await serveBehind(request, { class: 'read' }, gate, broken)
    const body = await response.text()
    expect(response.status).toBe(500)
    expect(body).not.toContain('password')
    expect(gate.onFault).toHaveBeenCalledWith('/api/search', expect.any(Error))
  })

  it('puts the request id in the header, the problem and the log', async () => {
    const onFault = vi.fn(() => expect(currentRequestId()).toBe('abcdef-123456'))
    const request = new Request('http://localhost/api/search', { headers: { 'x-request-id': 'abcdef-123456' } })
    const broken = () => Promise.reject(new Error('broken'))
    const response = await serveBehind(request, { class: 'read' }, gateWith({ onFault }), broken)
    expect(response.headers.get('x-request-id')).toBe('abcdef-123456')
    expect(Problem.parse(await response.json()).requestId).toBe('abcdef-123456')
    expect(onFault).toHaveBeenCalledOnce()
  })

  it('also puts a request id on a redirect, whose headers cannot be changed', async () => {
    const moved = () => Response.redirect('http://localhost/dashboard', 303)
    const response = await serveBehind(request, { class: 'read' }, gateWith(), moved)
    expect([response.status, response.headers.get('location')]).toEqual([303, 'http://localhost/dashboard'])
    expect(response.headers.get('x-request-id')).toMatch(/^[\w-]{36}$/)
  })

  it.each(['short', 'a b c d e f g h', 'x'.repeat(65), 'evil"}{"id":1'])('ignores the request id %s', async (id) => {
    const request = new Request('http://localhost/api/search', { headers: { 'x-request-id': id } })
    const response = await serveBehind(request, { class: 'read' }, gateWith(), answer)
    expect(response.headers.get('x-request-id')).not.toBe(id)
  })

  it('reports the outcome of each request once, without its parameters', async () => {
    const onAnswer = vi.fn()
    const ann = { plan: 'gold', uid: 'ann', admin: false } as const
    await serveBehind(request, { class: 'read' }, gateWith({ onAnswer, callerOf: async () => ann }), answer)
    const limits = { waitOfCaller: async () => 3 }
    await serveBehind(request, { class: 'read' }, gateWith({ onAnswer, limits }), answer)
    const outcome = { method: 'GET', path: '/api/search', ms: expect.any(Number) }
    expect(onAnswer.mock.calls).toEqual([
      [{ ...outcome, status: 200, plan: 'gold' }],
      [{ ...outcome, status: 429, plan: null }],
    ])
  })

  it('does not identify the caller for a public list', async () => {
    const callerOf = vi.fn()
    expect((await serveBehind(request, { class: 'list' }, gateWith({ callerOf }), answer)).status).toBe(200)
    expect(callerOf).not.toHaveBeenCalled()
  })
})
