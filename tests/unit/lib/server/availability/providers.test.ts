import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const request = { program: 'qantas', from: 'SYD', to: 'SIN', dates: ['2027-02-01'], cabins: ['J'], seats: 1 } as const

beforeEach(() => {
  // The module parses the environment once, so each test loads it afresh.
  vi.resetModules()
  vi.stubEnv('GOOGLE_CLOUD_PROJECT', 'demo-pointsward')
})
afterEach(() => vi.unstubAllEnvs())

const load = () => import('../../../../../lib/server/availability/providers.ts')

describe('the provider of this site', () => {
  it('is the sample unless another is named, even if there is a key', async () => {
    vi.stubEnv('SEATS_AERO_API_KEY', 'pro_12345678')
    const { liveProvider, routeProvider } = await load()
    expect([liveProvider().source.kind, routeProvider().source.kind]).toEqual(['sample', 'sample'])
  })

  it('is seats.aero if that is named and has a key', async () => {
    vi.stubEnv('AVAILABILITY_PROVIDER', 'seats-aero')
    vi.stubEnv('SEATS_AERO_API_KEY', 'pro_12345678')
    const { liveProvider, routeProvider } = await load()
    expect([liveProvider().source.kind, routeProvider().source.kind]).toEqual(['seats-aero', 'seats-aero'])
  })

  it('fails, without falling back to the sample, if named without a key', async () => {
    vi.stubEnv('AVAILABILITY_PROVIDER', 'seats-aero')
    const { liveProvider, routeProvider } = await load()
    const answers: unknown[] = []
    for await (const day of liveProvider().search(request, new AbortController().signal)) answers.push(day)
    expect(answers).toMatchObject([{ ok: false, date: '2027-02-01', error: { fault: 'not-configured' } }])
    expect(() => routeProvider()).toThrow('no key yet')
  })

  it('is seats.aero for a member with their own token', async () => {
    const { liveProvider } = await load()
    expect(liveProvider('seats:ota:abc').source.kind).toBe('seats-aero')
  })
})
