import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CursorError, readCursor, writeCursor } from '../../../../lib/availability/cursor.ts'
import { SearchQuery } from '../../../../lib/availability/search-contract.ts'
import { question } from './question.ts'

const query: SearchQuery = { ...question, cabins: ['J'], sort: 'points' }
const key = { primary: 1, secondary: 3, tie: 2 }

describe('a cursor', () => {
  it('returns its position, and satisfies the contract', () => {
    const primary = fc.oneof(fc.integer(), fc.constant(Number.POSITIVE_INFINITY))
    fc.assert(
      fc.property(primary, primary, fc.nat({ max: Number.MAX_SAFE_INTEGER }), (first, second, tie) => {
        const place = { primary: first, secondary: second, tie }
        const cursor = writeCursor(query, place)
        expect(SearchQuery.parse({ ...query, cursor }).cursor).toBe(cursor)
        expect(readCursor({ ...query, cursor })).toEqual(place)
      }),
    )
  })

  it('is valid for another page size, but not for another query', () => {
    const cursor = writeCursor(query, key)
    expect(readCursor({ ...query, cursor, take: 5 })).toEqual(key)
    for (const change of [
      { sort: 'date' as const },
      { seats: 2 },
      { end: '2026-12-30' },
      { to: ['LHR'] },
      { thenBy: 'date' as const },
    ]) {
      expect(() => readCursor({ ...query, ...change, cursor })).toThrow('a different search')
    }
  })

  it.each(['', 'x', Buffer.from('a b c').toString('base64url'), Buffer.from('a 1').toString('base64url')])(
    'is refused when it is %j',
    (cursor) => {
      expect(() => readCursor({ ...query, cursor })).toThrow(CursorError)
    },
  )

  it.each(['1 2', '1 2 3 4', '1  3', ' 2 3', 'x 2 3', '1 x 3', '1 2 x'])(
    'from this search is refused when its position is %j',
    (place) => {
      const [search] = Buffer.from(writeCursor(query, key), 'base64url').toString().split(' ')
      const cursor = Buffer.from(`${search} ${place}`).toString('base64url')
      expect(() => readCursor({ ...query, cursor })).toThrow('isn’t a cursor from this search')
    },
  )

  it('is not needed for the first page', () => {
    expect(readCursor(query)).toBeNull()
  })
})
