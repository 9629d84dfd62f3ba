import { afterEach, describe, expect, it, vi } from 'vitest'
import { findSiteOrigin, getOrigin } from '../../../../lib/server/site-origin.ts'

const request = (headers: Record<string, string>) => ({ get: (name: string) => headers[name] ?? null })

describe("the site's address", () => {
  afterEach(() => vi.unstubAllEnvs())

  it('is SITE_URL without its path, if set', () => {
    vi.stubEnv('SITE_URL', 'https://pointsward.example/anything')
    expect(findSiteOrigin()).toBe('https://pointsward.example')
    expect(getOrigin(request({ host: 'elsewhere' }))).toBe('https://pointsward.example')
  })

  it('is otherwise this machine, at the requested port', () => {
    vi.stubEnv('SITE_URL', '')
    expect(findSiteOrigin()).toBeUndefined()
    for (const host of ['localhost:3000', '127.0.0.1:8080', '[::1]:3000', 'localhost']) {
      expect(getOrigin(request({ host }))).toBe(`http://${host}`)
    }
  })

  it('is never taken from a header the caller forged', () => {
    vi.stubEnv('SITE_URL', '')
    for (const host of [
      'evil.example',
      'localhost.evil.example',
      'localhost:3000@evil.example',
      '127.0.0.1.nip.io',
      '',
    ]) {
      expect(getOrigin(request({ host, 'x-forwarded-host': host, 'x-forwarded-proto': 'https' }))).toBe(
        'http://localhost',
      )
    }
    expect(getOrigin(request({ 'x-forwarded-host': 'evil.example' }))).toBe('http://localhost')
    vi.stubEnv('SITE_URL', 'https://pointsward.example')
    expect(getOrigin(request({ 'x-forwarded-host': 'evil.example' }))).toBe('https://pointsward.example')
  })

  it('throws if SITE_URL is not a web address', () => {
    vi.stubEnv('SITE_URL', 'ftp://files.example')
    expect(() => findSiteOrigin()).toThrow()
  })
})
