import { describe, expect, it, vi } from 'vitest'
import { verifyAttestation } from '../../../../../lib/server/api/gate.ts'
import { adminAppCheck } from '../../../../../lib/server/firebase-admin.ts'

const headers = (token?: string) => new Headers(token === undefined ? {} : { 'x-firebase-appcheck': token })
const verifier = (verifyToken: (token: string) => Promise<unknown>) => () => ({ verifyToken }) as never
const coded = (code: string) => Object.assign(new Error(code), { code })

describe('verifyAttestation', () => {
  it('is good for a token the service verifies', async () => {
    const verify = vi.fn(async () => ({ appId: '1:1:web:1' }))
    expect(await verifyAttestation(headers('token'), verifier(verify), () => {})).toBe('good')
    expect(verify).toHaveBeenCalledWith('token')
  })

  it('is missing without a token, and calls no verifier', async () => {
    const verify = vi.fn()
    expect(await verifyAttestation(headers(), verifier(verify), () => {})).toBe('missing')
    expect(verify).not.toHaveBeenCalled()
  })

  it.each(['app-check/invalid-argument', 'app-check/app-check-token-expired'])('is bad for %s', async (code) => {
    const onFault = vi.fn()
    const verify = () => Promise.reject(coded(code))
    expect(await verifyAttestation(headers('token'), verifier(verify), onFault)).toBe('bad')
    expect(onFault).not.toHaveBeenCalled()
  })

  it('is bad, and reports a fault, when the service fails', async () => {
    const onFault = vi.fn()
    const verify = () => Promise.reject(coded('app-check/internal-error'))
    expect(await verifyAttestation(headers('token'), verifier(verify), onFault)).toBe('bad')
    expect(onFault).toHaveBeenCalledOnce()
  })

  it('is bad for malformed, unsigned and wrongly signed tokens with the real verifier', async () => {
    vi.stubEnv('GOOGLE_CLOUD_PROJECT', 'demo-pointsward')
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const claims = {
      sub: '1:1:web:1',
      aud: ['projects/demo-pointsward'],
      iss: 'https://firebaseappcheck.googleapis.com/1',
    }
    const unsigned = `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`
    const otherAlgorithm = `${part({ alg: 'HS256', typ: 'JWT', kid: 'k' })}.${part(claims)}.c2ln`
    for (const forged of ['nonsense', unsigned, otherAlgorithm, 'a.b.c', 'x'.repeat(10_000)]) {
      expect(await verifyAttestation(headers(forged), adminAppCheck, () => {}), forged.slice(0, 30)).toBe('bad')
    }
    vi.unstubAllEnvs()
  })
})
