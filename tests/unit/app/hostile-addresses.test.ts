import { execFileSync } from 'node:child_process'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { GET as buildMeta } from '@/app/builds/meta/[file]/route.ts'
import { GET as card } from '@/app/og/[...path]/route.tsx'
import { GET as ways } from '@/app/qantas/how-many-points-to-fly-to/ways/[origin]/route.ts'
import { GET as sitemapPart } from '@/app/sitemaps/[file]/route.ts'
import { AlertSettings } from '@/lib/alerts/alert.ts'
import { readParams } from '@/lib/availability/parse-params.ts'
import { findPage } from '@/lib/pages/pages.ts'
import { redirects } from '@/lib/pages/redirects.ts'
import { createRedactor } from '@/lib/server/logs/log-line.ts'

vi.mock('next/server', () => ({ connection: async () => {} }))
vi.mock('next/og', () => ({ ImageResponse: Response }))

const request = new Request('http://localhost/')

/** Parts of an address that are dangerous if used as names of files or properties. */
const climbing = [
  '../../../../etc/passwd',
  '..%2f..%2fpackage.json',
  '....//package.json',
  '/etc/passwd',
  'latest.json\0.png',
  '..\\..\\package.json',
  'C:\\Windows\\win.ini',
  '__proto__',
  'constructor',
  'toString',
]

describe('path traversal', () => {
  it.each(climbing)('%s finds no file, and no property of an object', { timeout: 60_000 }, async (path) => {
    const found = await Promise.all([
      buildMeta(request, { params: Promise.resolve({ file: path }) }),
      sitemapPart(request, { params: Promise.resolve({ file: path }) }),
      ways(request, { params: Promise.resolve({ origin: path }) }),
      card(request, { params: Promise.resolve({ path: path.split('/') }) }),
    ])
    expect(found.map(({ status }) => status)).toEqual([404, 404, 404, 404])
    expect(findPage(path)).toBeUndefined()
  })
})

describe('redirects', () => {
  it('have no pattern in the source, and go to a path of ours or an airline’s home page', () => {
    for (const { from, to } of redirects) {
      expect(from).not.toMatch(/[:*(]/)
      expect(to).toMatch(/^\/[a-z]|^https:\/\/www\.(qantas|virginaustralia)\.com\/$/)
    }
  })

  it('are made by browser code only in these files', () => {
    const pattern = 'location\\.(assign|replace)\\(|location(\\.href)? = '
    const files = execFileSync('git', ['grep', '-lE', pattern, '--', 'app', 'components', 'lib'], { encoding: 'utf8' })
    expect(files.trim().split('\n').sort()).toEqual([
      'components/account/consent-page.tsx',
      'components/account/settings/seats-aero-connection.tsx',
      'components/billing/checkout.tsx',
      'components/shell/use-portal.ts',
    ])
  })
})

describe('prototype pollution', () => {
  afterEach(() => expect(Object.keys(Object.prototype)).toEqual([]))
  const polluted = '{"__proto__":{"admin":true},"constructor":{"prototype":{"admin":true}},"name":"x"}'

  it('does not happen through query parameters', () => {
    const params = new URLSearchParams('__proto__=1&__proto__[admin]=true&constructor.prototype.admin=true&name=x')
    const read = readParams(params, z.object({ name: z.string() }))
    expect(read).toEqual({ ok: true, value: { name: 'x' } })
    expect('admin' in {}).toBe(false)
  })

  it('does not happen through request bodies', () => {
    expect(AlertSettings.safeParse(JSON.parse(polluted)).success).toBe(false)
    const loose = z.object({ name: z.string() }).parse(JSON.parse(polluted))
    expect(Object.keys(loose)).toEqual(['name'])
    expect('admin' in loose).toBe(false)
  })

  it('does not happen through logged values', () => {
    createRedactor({})(JSON.parse(polluted))
    expect('admin' in {}).toBe(false)
  })
})
