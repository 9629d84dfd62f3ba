import { describe, expect, it } from 'vitest'
import { isIos } from '../../../../../lib/shell/navigation/ios.ts'

const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15'

describe('iOS', () => {
  it('is an iPhone, an iPad, or an iPad that identifies as a Mac', () => {
    expect(isIos({ userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X)', maxTouchPoints: 5 })).toBe(true)
    expect(isIos({ userAgent: 'Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X)', maxTouchPoints: 5 })).toBe(true)
    expect(isIos({ userAgent: mac, maxTouchPoints: 5 })).toBe(true)
  })

  it('is not a Mac, an Android phone or a Windows tablet', () => {
    expect(isIos({ userAgent: mac, maxTouchPoints: 0 })).toBe(false)
    expect(isIos({ userAgent: 'Mozilla/5.0 (Linux; Android 15; Pixel 9)', maxTouchPoints: 5 })).toBe(false)
    expect(isIos({ userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)', maxTouchPoints: 10 })).toBe(false)
  })
})
