import { afterEach, expect, it, vi } from 'vitest'
import robots from '@/app/robots.ts'
import { GET as sitemap } from '@/app/sitemap.xml/route.ts'

const sent = new Headers()
vi.mock('next/headers', () => ({ headers: async () => sent }))
afterEach(() => vi.unstubAllEnvs())

const evil = { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' }

it.each([
  ['', 'http://localhost'],
  ['https://pointsward.example', 'https://pointsward.example'],
])('names the site’s own address (SITE_URL=%s), never one from the request', async (published, origin) => {
  vi.stubEnv('SITE_URL', published)
  for (const [name, value] of Object.entries(evil)) sent.set(name, value)
  expect((await robots()).sitemap).toBe(`${origin}/sitemap.xml`)
  const text = await (await sitemap(new Request('http://inner/sitemap.xml', { headers: evil }))).text()
  expect(text).toContain(`<loc>${origin}/sitemaps/`)
  expect(text).not.toContain('evil.example')
})
