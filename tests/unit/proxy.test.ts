import { NextRequest } from 'next/server'
import { describe, expect, it } from 'vitest'
import { adminSections } from '../../lib/admin/sections.ts'
import { config, proxy } from '../../proxy.ts'

describe('the proxy before the operators’ pages', () => {
  it('matches /admin and everything below it, which covers every section', () => {
    const [exact, below] = config.matcher
    expect([exact, below]).toEqual(['/admin', '/admin/:path*'])
    expect(adminSections.every(({ path }) => path.startsWith('/admin/'))).toBe(true)
  })

  it('answers a request without a session with 403 and a page without the site’s scripts', async () => {
    for (const headers of [{}, { rsc: '1' }, { cookie: '__session=' }] as Record<string, string>[]) {
      const answer = await proxy(new NextRequest('http://localhost/admin/dashboard', { headers }))
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([403, 'private, no-store'])
      const text = await answer.text()
      expect(text).toContain('This page is for the team only')
      expect(text).not.toMatch(/_next|adminAct|x-middleware-next/)
      expect(answer.headers.get('x-middleware-next')).toBeNull()
    }
  })
})
