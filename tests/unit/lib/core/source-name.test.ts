import { describe, expect, it } from 'vitest'
import { sourceName } from '../../../../lib/core/source-name.ts'

describe('the name of a source', () => {
  it('names a bare address by its host and path, and links it', () => {
    expect(sourceName('https://www.qantas.com/au/en/points.html?x=1')).toEqual({
      name: 'qantas.com/au/en/points.html',
      address: 'https://www.qantas.com/au/en/points.html?x=1',
    })
    expect(sourceName('https://www.qantas.com/').name).toBe('qantas.com')
  })

  it('keeps the remark after an address in the name, not in the link', () => {
    expect(sourceName('https://example.com/a (mirror, April 2024)')).toEqual({
      name: 'example.com/a (mirror, April 2024)',
      address: 'https://example.com/a',
    })
  })

  it('does not link words, an incomplete address or a javascript: address', () => {
    expect(sourceName('public fact sheet, citing qantas.com').address).toBeNull()
    expect(sourceName('https://').address).toBeNull()
    expect(sourceName('javascript:alert(1)')).toEqual({ name: 'javascript:alert(1)', address: null })
  })
})
