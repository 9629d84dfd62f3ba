import { afterEach, describe, expect, it, vi } from 'vitest'
import { findSiteOrigin, getOrigin } from '../../../../lib/server/site-origin.ts'

const request = (headers: Record<string, string>) => ({ get: (name: string) => headers[name] ?? null })

describe("the site's address", () => {
  afterEach(() => vi.unstubAllEnvs())

  it('is the published one where there is one, without its path', () => {
    vi.stubEnv('SITE_URL', 'https://pointsward.example/anything')
    expect(findSiteOrigin()).toBe('https://pointsward.example')
    expect(getOrigin(request({ host: 'elsewhere' }))).toBe('https://pointsward.example')
  })

  it('is else this machine, on the port it was asked at', () => {
    vi.stubEnv('SITE_URL', '')
    expect(findSiteOrigin()).toBeUndefined()
    for (const host of ['localhost:3000', '127.0.0.1:8080', '[::1]:3000', 'localhost']) {
      expect(getOrigin(request({ host }))).toBe(`http://${host}`)
    }
  })

  it('is never what a caller writes into a header', () => {
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

  it('refuses what is no web address', () => {
    vi.stubEnv('SITE_URL', 'ftp://files.example')
    expect(() => findSiteOrigin()).toThrow()
  })
})
