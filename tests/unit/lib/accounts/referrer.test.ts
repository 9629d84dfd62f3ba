import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { classifyReferrer } from '../../../../lib/accounts/referrer.ts'

const classify = (referrer: string) => classifyReferrer(referrer, 'www.example.com')

describe('classifyReferrer', () => {
  it.each([
    ['', 'direct'],
    ['https://www.google.com/', 'google'],
    ['https://news.google.com.au/articles?q=1', 'google'],
    ['https://www.bing.com/search?q=reward', 'bing'],
    ['https://l.facebook.com/l.php', 'facebook'],
    ['https://old.reddit.com/r/QantasFrequentFlyer', 'reddit'],
    ['https://www.example.com/qantas', 'pointsward'],
    ['https://blog.pointsward.com/', 'pointsward'],
    ['https://notgoogle.com/', 'https://notgoogle.com/'],
    ['https://forum.example.net/?via=google.com', 'https://forum.example.net/?via=google.com'],
    ['android-app://com.example.reader/', 'android-app://com.example.reader/'],
    ['not an address', 'not an address'],
  ])('classifies %j as %j', (referrer, expected) => {
    expect(classify(referrer)).toBe(expected)
  })

  it('cuts a long address to 500 characters', () => {
    expect(classify(`https://long.example/${'x'.repeat(5_000)}`)).toHaveLength(500)
  })

  it('always returns 1 to 500 characters', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 2_000 }), (referrer) => {
        const found = classify(referrer)
        expect(found.length).toBeGreaterThan(0)
        expect(found.length).toBeLessThanOrEqual(500)
      }),
    )
  })
})
