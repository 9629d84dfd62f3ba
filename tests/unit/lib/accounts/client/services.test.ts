import type { Auth } from 'firebase/auth'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { checkDomain } from '../../../../../lib/accounts/client/services.ts'

const hosted = { app: { options: { apiKey: 'key of ours' } }, emulatorConfig: null } as unknown as Auth
const emulated = { ...hosted, emulatorConfig: { protocol: 'http', host: '127.0.0.1', port: 9099 } } as Auth

function answering(body: unknown, status = 200) {
  const fetched = vi.fn(async (_address: string) => Response.json(body, { status }))
  vi.stubGlobal('fetch', fetched)
  return fetched
}

afterEach(() => vi.unstubAllGlobals())

describe('checkDomain', () => {
  it('asks the auth service, or its emulator, for the project’s domains', async () => {
    const fetched = answering({ authorizedDomains: ['localhost'] })
    await checkDomain(hosted, 'localhost')
    await checkDomain(emulated, 'localhost')
    expect(fetched.mock.calls.map(([address]) => address)).toEqual([
      'https://identitytoolkit.googleapis.com/v1/projects?key=key%20of%20ours',
      'http://127.0.0.1:9099/identitytoolkit.googleapis.com/v1/projects?key=key%20of%20ours',
    ])
  })

  it.each(['pointsward.example', 'www.pointsward.example', '127.0.0.1', '[::1]'])('accepts %s', async (host) => {
    answering({ authorizedDomains: ['localhost', 'pointsward.example'] })
    await expect(checkDomain(hosted, host)).resolves.toBeUndefined()
  })

  it.each(['evil.example', 'evilpointsward.example', 'pointsward.example.evil.example'])('rejects %s', async (host) => {
    answering({ authorizedDomains: ['localhost', 'pointsward.example'] })
    await expect(checkDomain(hosted, host)).rejects.toMatchObject({ code: 'auth/unauthorized-domain' })
  })

  it('accepts any domain if the service gives no usable answer', async () => {
    answering({ error: 'API key not valid' }, 400)
    await checkDomain(hosted, 'evil.example')
    answering('nonsense')
    await checkDomain(hosted, 'evil.example')
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')))
    await checkDomain(hosted, 'evil.example')
  })
})
