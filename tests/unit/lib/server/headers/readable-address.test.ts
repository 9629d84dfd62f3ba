import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readableAddress } from '@/lib/server/headers/readable-address.ts'

describe('the address of a request', () => {
  test.each(['/', '/faq?q=%zz', '/seatmaps/qantas%20a380', '/popular-routes/%E6%9D%B1'])(
    '%j stays as it is',
    (address) => {
      expect(readableAddress(address)).toBe(address)
    },
  )

  test.each([
    ['/popular-routes/%zz', '/popular-routes/%25zz'],
    ['/popular-routes/%E0%A4%A/x?from=SYD&a=%', '/popular-routes/%25E0%25A4%25A/x?from=SYD&a=%'],
    ['/%s%n%x', '/%25s%25n%25x'],
  ])('%j has broken escapes and becomes %j', (address, readable) => {
    expect(readableAddress(address)).toBe(readable)
  })

  test('can always be read, and keeps its query', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (path, query) => {
        const own = path.replaceAll('?', '%')
        const [read = '', ...rest] = readableAddress(`/${own}?${query}`).split('?')
        expect(() => decodeURIComponent(read)).not.toThrow()
        expect(rest.join('?')).toBe(query)
      }),
    )
  })
})
