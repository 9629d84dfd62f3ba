import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { AnswerCache, bestEncoding, getLifetime, getPageKey, hasIt, isText } from '@/lib/server/http/page-memory.ts'

const answer = (bytes: number) => ({ status: 200, headers: {}, body: Buffer.alloc(bytes, 1) })

describe('answers kept in memory', () => {
  test('are available until they expire', () => {
    const kept = new AnswerCache(100)
    kept.set('/', answer(40), 15)
    expect(kept.get('/', 14)?.body).toHaveLength(40)
    expect(kept.get('/', 15)).toBeUndefined()
    expect(kept.bytes).toBe(0)
  })

  test('are dropped when space runs out, the least recently used first', () => {
    const kept = new AnswerCache(100)
    kept.set('a', answer(40), 10)
    kept.set('b', answer(40), 10)
    kept.get('a', 1)
    kept.set('c', answer(40), 10)
    expect(['a', 'b', 'c'].filter((key) => kept.get(key, 3))).toEqual(['a', 'c'])
  })

  test('are not kept if larger than the total space', () => {
    const kept = new AnswerCache(100)
    kept.set('a', answer(101), 10)
    expect(kept.get('a', 0)).toBeUndefined()
    expect(kept.bytes).toBe(0)
  })

  test('count the bytes of their bodies, and never exceed the total space', () => {
    const step = fc.record({ key: fc.constantFrom('a', 'b', 'c', 'd'), bytes: fc.nat(60), pause: fc.nat(8) })
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        const kept = new AnswerCache(100)
        let now = 0
        for (const { key, bytes, pause } of steps) {
          now += pause
          if (bytes % 3 === 0) kept.get(key, now)
          else kept.set(key, answer(bytes), now + 10)
          expect(kept.bytes).toBeLessThanOrEqual(100)
        }
        const left = ['a', 'b', 'c', 'd'].map((key) => kept.get(key, now)?.body.length ?? 0)
        expect(kept.bytes).toBe(left.reduce((sum, bytes) => sum + bytes, 0))
      }),
    )
  })
})

describe('what may be answered from memory', () => {
  const asking = (headers: Record<string, string> = {}, url = '/faq', method = 'GET') =>
    getPageKey({ method, url, headers })

  test('a page that is read, whatever its query', () => {
    expect(asking()).toBe('/faq')
    expect(asking({ cookie: '__session=abc' })).toBe('/faq')
    expect(asking({}, '/faq?x=1')).toBe('/faq')
    expect(asking({}, '/faq', 'HEAD')).toBe('/faq')
  })

  test.each([
    ['a part of a page', asking({ rsc: '1' })],
    ['a page ahead of need', asking({ 'next-router-prefetch': '1' })],
    ['a page made afresh', asking({ 'x-prerender-revalidate': 'secret' })],
    ['a page that is not out yet', asking({ cookie: 'a=b; __prerender_bypass=x' })],
    ['an API', asking({}, '/api/search')],
    ['anything but reading', asking({}, '/faq', 'POST')],
  ])('not %s', (_, key) => expect(key).toBeNull())

  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['GZIP;q=0.5', 'gzip'],
    ['br;q=0, gzip;q=1.0', 'gzip'],
    ['gzip;q=0.0', 'identity'],
    ['identity', 'identity'],
    ['', 'identity'],
    [undefined, 'identity'],
  ])('in an encoding the reader accepts: %j gives %s', (accepted, encoding) => {
    expect(bestEncoding(accepted)).toBe(encoding)
  })
})

describe('which answers are kept', () => {
  const page = {
    'x-nextjs-cache': 'HIT',
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 's-maxage=31536000',
  }

  test('a public prerendered page, for longer if only a build changes it', () => {
    expect(getLifetime(200, page)).toBe(600_000)
    expect(getLifetime(200, { ...page, 'cache-control': 's-maxage=3600, stale-while-revalidate=31532400' })).toBe(
      10_000,
    )
    expect(getLifetime(200, { ...page, 'cache-control': 's-maxage=5' })).toBe(5_000)
  })

  test('an immutable file, for a day', () =>
    expect(
      getLifetime(200, { 'content-type': 'text/css', 'cache-control': 'public, max-age=31536000, immutable' }),
    ).toBe(86_400_000))

  test.each([
    ['a page that is not there', 404, page],
    ['one drawn for the request', 200, { ...page, 'x-nextjs-cache': undefined }],
    ['one that is out of date', 200, { ...page, 'x-nextjs-cache': 'STALE' }],
    ['one for its reader alone', 200, { ...page, 'cache-control': 'private, no-cache, no-store, max-age=0' }],
    ['one for its reader alone, whatever else it says', 200, { ...page, 'cache-control': 'private, s-maxage=60' }],
    ['a file for its reader alone', 200, { 'cache-control': 'private, max-age=31536000, immutable' }],
    ['one no shared cache may keep', 200, { ...page, 'cache-control': 's-maxage=0' }],
    ['one with a cookie', 200, { ...page, 'set-cookie': ['a=b'] }],
    ['anything but a page', 200, { ...page, 'content-type': 'application/json' }],
    ['a file that may change', 200, { 'content-type': 'image/png', 'cache-control': 'public, max-age=0' }],
  ])('not %s', (_, status, headers) => expect(getLifetime(status, headers)).toBe(0))

  test.each([
    ['text/html; charset=utf-8', true],
    ['application/javascript; charset=UTF-8', true],
    ['application/manifest+json', true],
    ['image/svg+xml', true],
    ['application/atom+xml; charset=utf-8', true],
    ['image/png', false],
    ['font/woff2', false],
    [undefined, false],
  ])('%j is compressed as text, unless it already is: %j', (type, packed) => {
    expect(isText({ 'content-type': type })).toBe(packed)
    expect(isText({ 'content-type': type, 'content-encoding': 'gzip' })).toBe(false)
  })

  test('a reader’s copy is recognised by its tag, weak or not, alone or in a list', () => {
    expect(hasIt('"a"', '"a"')).toBe(true)
    expect(hasIt('W/"b", W/"a"', '"a"')).toBe(true)
    expect(hasIt('*', '"a"')).toBe(true)
    expect(hasIt('"b"', '"a"')).toBe(false)
    expect(hasIt(undefined, '"a"')).toBe(false)
    expect(hasIt('"a"', undefined)).toBe(false)
  })
})
