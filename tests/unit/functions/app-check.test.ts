import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

type Handler = (request: object, response: object) => Promise<void>

/** Calls a deployed function's handler as the runtime does, and resolves to its status and error. */
async function call(handler: Handler, headers: Record<string, string>): Promise<{ status: number; error: unknown }> {
  const all: Record<string, string> = { 'content-type': 'application/json', origin: 'http://localhost', ...headers }
  const request = {
    method: 'POST',
    headers: all,
    header: (name: string) => all[name.toLowerCase()],
    body: { data: { code: 'abcdefghij' } },
    on: () => {},
  }
  return new Promise((resolve, reject) => {
    const response = {
      statusCode: 200,
      setHeader: () => response,
      getHeader: () => undefined,
      on: () => response,
      status: (status: number) => {
        response.statusCode = status
        return response
      },
      send: (body: { error?: { status: string } }) => resolve({ status: response.statusCode, error: body.error }),
    }
    handler(request, response).catch(reject)
  })
}

async function claimReferral(environment: Record<string, string>): Promise<Handler> {
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value)
  const { claimReferral: handler } = await import('../../../functions/src/accounts.ts')
  return handler as unknown as Handler
}

beforeEach(() => {
  vi.resetModules()
  vi.stubEnv('GOOGLE_CLOUD_PROJECT', 'demo-pointsward')
  vi.spyOn(console, 'warn').mockReturnValue()
})
afterEach(() => {
  vi.unstubAllEnvs()
})

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const forged = `${part({ alg: 'none', typ: 'JWT' })}.${part({ sub: '1:1:web:1' })}.`

describe('a callable', () => {
  it('rejects a request without a valid App Check token with 401 if App Check is enforced', async () => {
    const handler = await claimReferral({ APP_CHECK_ENFORCED: 'true' })
    for (const headers of [{}, { 'x-firebase-appcheck': forged }, { 'x-firebase-appcheck': 'nonsense' }]) {
      expect(await call(handler, headers as Record<string, string>)).toMatchObject({
        status: 401,
        error: { status: 'UNAUTHENTICATED', message: 'Unauthenticated' },
      })
    }
  })

  it('requires no App Check token otherwise: the request gets as far as requiring a login', async () => {
    const handler = await claimReferral({ APP_CHECK_ENFORCED: 'false' })
    expect(await call(handler, {})).toMatchObject({ status: 401, error: { message: 'Log in first.' } })
  })
})
