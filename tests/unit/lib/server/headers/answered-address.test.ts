import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { answeredAddress } from '@/lib/server/headers/guard-answers.ts'

describe('the address under which a request is answered', () => {
  test.each(['/', '/faq?q=%zz', '/seatmaps/qantas%20a380', '/popular-routes/%E6%9D%B1'])(
    'of %j is its own',
    (address) => {
      for (const method of ['GET', 'HEAD']) expect(answeredAddress(method, address)).toBe(address)
    },
  )

  test.each([
    ['/popular-routes/%zz', '/popular-routes/%25zz'],
    ['/popular-routes/%E0%A4%A/x?from=SYD&a=%', '/popular-routes/%25E0%25A4%25A/x?from=SYD&a=%'],
    ['/%s%n%x', '/%25s%25n%25x'],
  ])('of %j, whose escapes are broken, is %j', (address, readable) => {
    expect(answeredAddress('GET', address)).toBe(readable)
  })

  test('can always be read, and keeps its query', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (path, query) => {
        const own = path.replaceAll('?', '%')
        const [read = '', ...rest] = answeredAddress('GET', `/${own}?${query}`).split('?')
        expect(() => decodeURIComponent(read)).not.toThrow()
        expect(rest.join('?')).toBe(query)
      }),
    )
  })

  test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PURGE'])(
    'is the refusal for %s to a page or a file',
    (method) => {
      for (const address of ['/', '/about?a=1', '/sw.js', '/_next/static/chunks/x.js', '/apis', '/%zz']) {
        expect(answeredAddress(method, address)).toBe('/405')
      }
      expect(answeredAddress(method, '/api/session')).toBe('/api/session')
      expect(answeredAddress(method, '/api/%zz')).toBe('/api/%25zz')
    },
  )
})
