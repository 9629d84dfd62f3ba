import { readdirSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Gate } from '@/lib/server/api/serve.ts'
import { guest } from '@/lib/server/caller.ts'

/** Every handler of the API as the server runs it, behind a test gate. A new handler is covered automatically. */
vi.mock('next/server', () => ({ connection: async () => {}, after: () => {} }))

type Handler = (request: Request, context: { params: Promise<object> }) => Promise<Response>
type Case = { name: string; method: string; path: string; handler: Handler }

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

/** Handlers without a rate limit: probes that must answer under any load, and a file of the build. */
const open = ['GET /api/health', 'GET /api/health/ready', 'GET /api/openapi.json']

/** Handlers that authorise by a token in the address. */
const keyed = ['POST /api/alerts/unsubscribe']

const files = readdirSync('app/api', { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('route.ts') && !file.includes('[...'),
)

async function casesOf(file: string): Promise<Case[]> {
  const path = `/api/${dirname(file)}`
  const handlers = (await import(resolve('app/api', file))) as Record<string, Handler>
  return methods.flatMap((method) => {
    const handler = handlers[method]
    return handler ? [{ name: `${method} ${path}`, method, path, handler }] : []
  })
}

process.env.GOOGLE_CLOUD_PROJECT ??= 'demo-pointsward'
const cases = (await Promise.all(files.map(casesOf))).flat()

const holder = globalThis as { pointswardGate?: Gate }
const looked = vi.fn(async () => guest)

beforeAll(() => {
  holder.pointswardGate = {
    callerOf: looked,
    addressOf: () => '203.0.113.7',
    limits: { waitOfCaller: async () => 61 },
    attestationOf: null,
    onFault: () => {},
    onAnswer: () => {},
  }
})
afterEach(() => looked.mockClear())

const send = ({ handler, method, path }: Case, headers: Record<string, string> = {}) =>
  handler(new Request(`http://localhost:3000${path}`, { method, headers: { host: 'localhost:3000', ...headers } }), {
    params: Promise.resolve({}),
  })

it('finds the handlers', () => {
  expect(cases.length).toBeGreaterThan(25)
  expect(cases.map(({ name }) => name)).toEqual(expect.arrayContaining([...open, ...keyed]))
})

describe.each(cases.filter(({ name }) => !open.includes(name)))('$name', (one) => {
  it('answers 429 with retry-after to a caller over the rate limit', async () => {
    const response = await send(one)
    expect([response.status, response.headers.get('retry-after')]).toEqual([429, '61'])
  })
})

const changing = cases.filter(({ method, name }) => method !== 'GET' && !keyed.includes(name))

describe.each(changing)('$name', (one) => {
  it.each([
    { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
    { 'sec-fetch-site': 'same-site', origin: 'http://other.localhost:3000' },
    { 'sec-fetch-site': 'cross-site' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'http://localhost:3000.evil.example' },
    { origin: 'http://localhost:3001' },
  ] as Record<string, string>[])('rejects a request from another site with 403: %o', async (headers) => {
    const response = await send(one, { ...headers, cookie: '__session=anything' })
    expect([response.status, ((await response.json()) as { title: string }).title]).toEqual([403, 'From another site'])
    expect(looked).not.toHaveBeenCalled()
  })

  it.each([{ 'sec-fetch-site': 'same-origin' }, { origin: 'http://localhost:3000' }, {}] as Record<string, string>[])(
    'lets requests of our own site and of programs through: %o',
    async (headers) => {
      // 429 comes from the test gate's rate limit: the request got as far as that.
      expect((await send(one, headers)).status).toBe(429)
    },
  )
})
