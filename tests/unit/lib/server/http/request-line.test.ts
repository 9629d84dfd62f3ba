import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readAddress } from '@/lib/server/http/request-line.ts'

describe('the address under which a request is answered', () => {
  test.each(['/', '/faq?q=%zz', '/seatmaps/qantas%20a380', '/popular-routes/%E6%9D%B1'])(
    'of %j stays unchanged',
    (address) => {
      expect(readAddress(address)).toEqual({ address })
    },
  )

  test.each([
    ['/popular-routes/%zz', '/popular-routes/%25zz'],
    ['/popular-routes/%E0%A4%A/x?from=SYD&a=%', '/popular-routes/%25E0%25A4%25A/x?from=SYD&a=%'],
    ['/%s%n%x', '/%25s%25n%25x'],
    ['/api/%zz', '/api/%25zz'],
  ])('of %j, with broken escapes, is %j', (line, address) => {
    expect(readAddress(line)).toEqual({ address })
  })

  test('can always be decoded, and keeps its query', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (path, query) => {
        const own = path.replaceAll('?', '%')
        const answer = readAddress(`/${own}?${query}`)
        const [read = '', ...rest] = (
          'address' in answer ? answer.address : 'redirect' in answer ? answer.redirect : ''
        ).split('?')
        expect(() => decodeURIComponent(read)).not.toThrow()
        expect(rest.join('?')).toBe(query)
      }),
    )
  })

  test.each([
    ['/%70ricing', '/pricing'],
    ['/%70%72icing?a=%70', '/pricing?a=%70'],
    ['/seatmaps/qantas%2Fa380%2d800', '/seatmaps/qantas%2Fa380-800'],
  ])('of %j, with needless escapes, redirects to %j', (line, redirect) => {
    expect(readAddress(line)).toEqual({ redirect })
  })

  test.each(['/%2e%2e/admin', '/a/%2E/b', '//%65vil.example/x', '/\\%65vil.example'])(
    'of %j is escaped again: decoded, it would be another host or a parent folder',
    (line) => {
      expect(readAddress(line)).toEqual({ address: line.replaceAll('%', '%25') })
    },
  )

  test.each([
    ['http://elsewhere.example/faq?a=1', '/faq?a=1'],
    ['HTTPS://elsewhere.example', '/'],
    ['http://elsewhere.example//evil.example/', '/evil.example/'],
  ])('of the absolute URL %j is its path, %j', (line, address) => {
    expect(readAddress(line)).toEqual({ address })
  })

  test.each(['*', 'elsewhere.example:443', 'ftp://elsewhere.example/', ''])('of %j is unreadable', (line) => {
    expect(readAddress(line)).toEqual({ unreadable: true })
  })

  test('never redirects to another host', () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true }), fc.string(), (line, path) => {
        for (const one of [line, `/${path}`, `//${path}`]) {
          const answer = readAddress(one)
          if ('redirect' in answer) {
            expect(new URL(answer.redirect, 'https://pointsward.example').host).toBe('pointsward.example')
          }
        }
      }),
    )
  })
})
