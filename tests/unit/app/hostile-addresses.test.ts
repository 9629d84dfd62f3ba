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

/** Parts of an address that lead elsewhere where they are taken for names of files or of properties. */
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
  it.each(climbing)('%s names no file, and no part of an object', { timeout: 60_000 }, async (path) => {
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
  it('lead to one place each, whatever stands in the address', () => {
    for (const { from, to } of redirects) {
      expect(from).not.toMatch(/[:*(]/)
      expect(to).toMatch(/^\/[a-z]|^https:\/\/www\.(qantas|virginaustralia)\.com\/$/)
    }
  })

  it('of the browser go to addresses that our own functions gave, in these places only', () => {
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

  it('by parameters', () => {
    const params = new URLSearchParams('__proto__=1&__proto__[admin]=true&constructor.prototype.admin=true&name=x')
    const read = readParams(params, z.object({ name: z.string() }))
    expect(read).toEqual({ ok: true, value: { name: 'x' } })
    expect('admin' in {}).toBe(false)
  })

  it('by bodies', () => {
    expect(AlertSettings.safeParse(JSON.parse(polluted)).success).toBe(false)
    const loose = z.object({ name: z.string() }).parse(JSON.parse(polluted))
    expect(Object.keys(loose)).toEqual(['name'])
    expect('admin' in loose).toBe(false)
  })

  it('by what is logged', () => {
    createRedactor({})(JSON.parse(polluted))
    expect('admin' in {}).toBe(false)
  })
})
