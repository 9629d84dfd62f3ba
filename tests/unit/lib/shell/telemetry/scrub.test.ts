import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { scrubBreadcrumb, scrubReport, scrubText } from '@/lib/shell/telemetry/scrub.ts'

describe('text of a report', () => {
  test.each([
    ['no account of Zoe.O+x@mail.example.com here', 'no account of [e-mail] here'],
    ['fetch https://site.test/auth/action?oobCode=secret#top failed', 'fetch https://site.test/auth/action failed'],
    ['/qantas/reward-seat-finder?from=SYD&to=SIN', '/qantas/reward-seat-finder'],
    ['Is it 3 @ 5? Yes', 'Is it 3 @ 5? Yes'],
    ['', ''],
  ])('%s becomes %s', (text, expected) => expect(scrubText(text)).toBe(expected))

  test('no e-mail address remains, wherever it is', () => {
    fc.assert(
      fc.property(fc.emailAddress(), fc.string(), fc.string(), (email, before, after) => {
        // The rule covers only these characters; fast-check also generates others, which our mailboxes never contain.
        fc.pre(/^[\w.+-]+@[\w.-]+$/.test(email))
        expect(scrubText(`${before} ${email} ${after}`)).not.toContain(email)
      }),
    )
  })
})

describe('a report', () => {
  const report = {
    release: 'abc',
    message: 'mail to ann@example.com',
    transaction: '/dashboard?x=1',
    contexts: { nextjs: { request_path: '/api/search?secret=1', tries: 3, seen: ['a@b.test'] } },
    user: { id: 'uid-1', email: 'ann@example.com', ip_address: '203.0.113.9', username: 'Ann' },
    request: {
      url: 'https://site.test/?ref=CODE',
      headers: { cookie: '__session=secret', authorization: 'Bearer secret' },
      cookies: { __session: 'secret' },
      data: '{"password":"secret"}',
      query_string: 'ref=CODE',
    },
    exception: { values: [{ type: 'Error', value: 'ann@example.com is taken' }, { type: 'Error' }] },
    breadcrumbs: [
      { category: 'fetch', data: { url: '/api/search?from=SYD', status_code: 200, body: 'secret' } },
      { category: 'console', message: 'hello ann@example.com', data: { arguments: ['secret'] } },
    ],
  }

  test('keeps the user’s id, paths and text, without other personal data', () => {
    const sent = scrubReport(report)
    expect(sent).toMatchObject({
      release: 'abc',
      user: { id: 'uid-1' },
      request: { url: 'https://site.test/' },
      transaction: '/dashboard',
      contexts: { nextjs: { request_path: '/api/search', tries: 3, seen: ['[e-mail]'] } },
      exception: { values: [{ type: 'Error', value: '[e-mail] is taken' }, { type: 'Error' }] },
    })
    expect(sent.user).toEqual({ id: 'uid-1' })
    expect(sent.request).toEqual({ url: 'https://site.test/' })
    expect(sent.breadcrumbs).toEqual([
      { category: 'fetch', data: { url: '/api/search', status_code: 200 } },
      { category: 'console', message: 'hello [e-mail]', data: {} },
    ])
    expect(JSON.stringify(sent)).not.toMatch(/secret|ann@|CODE|203\.0/)
  })

  test('of a guest gets no user details', () => {
    expect(scrubReport({ message: 'plain' })).toEqual({ message: 'plain' })
    expect(scrubReport({ user: { email: 'ann@example.com' } }).user).toEqual({})
  })

  test('a breadcrumb without data is kept', () => {
    expect(scrubBreadcrumb({ message: 'clicked' })).toEqual({ message: 'clicked', data: {} })
  })
})
