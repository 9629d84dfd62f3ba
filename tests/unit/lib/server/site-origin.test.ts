import { afterEach, describe, expect, it, vi } from 'vitest'
import { findSiteOrigin, originOf } from '../../../../lib/server/site-origin.ts'

const request = (headers: Record<string, string>) => ({ get: (name: string) => headers[name] ?? null })

describe("the site's address", () => {
  afterEach(() => vi.unstubAllEnvs())

  it('is the published one where there is one, without its path', () => {
    vi.stubEnv('SITE_URL', 'https://pointsward.example/anything')
    expect(findSiteOrigin()).toBe('https://pointsward.example')
    expect(originOf(request({ host: 'elsewhere' }))).toBe('https://pointsward.example')
  })

  it('is else where the request came to, in front of a proxy if there is one', () => {
    vi.stubEnv('SITE_URL', '')
    expect(findSiteOrigin()).toBeUndefined()
    expect(originOf(request({ host: 'localhost:3000' }))).toBe('http://localhost:3000')
    expect(
      originOf(request({ host: 'inner:80', 'x-forwarded-host': 'site.example', 'x-forwarded-proto': 'https' })),
    ).toBe('https://site.example')
  })

  it('refuses what is no web address', () => {
    vi.stubEnv('SITE_URL', 'ftp://files.example')
    expect(() => findSiteOrigin()).toThrow()
  })
})
