import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CursorError, cursorOf, placeOf } from '../../../../lib/availability/cursor.ts'
import { SearchQuery } from '../../../../lib/availability/search-contract.ts'

const query: SearchQuery = {
  program: 'qantas',
  from: ['SYD'],
  to: ['SIN'],
  start: '2026-01-01',
  end: '2026-12-31',
  cabins: ['J'],
  seats: 1,
  directOnly: false,
  sort: 'points',
  cursor: null,
  take: 50,
}

describe('a cursor', () => {
  it('gives back its place, and fits the contract', () => {
    const primary = fc.oneof(fc.integer(), fc.constant(Number.POSITIVE_INFINITY))
    fc.assert(
      fc.property(primary, fc.nat({ max: Number.MAX_SAFE_INTEGER }), (value, tie) => {
        const cursor = cursorOf(query, { primary: value, tie })
        expect(SearchQuery.parse({ ...query, cursor }).cursor).toBe(cursor)
        expect(placeOf({ ...query, cursor })).toEqual({ primary: value, tie })
      }),
    )
  })

  it('holds for another page size, and for no other question', () => {
    const cursor = cursorOf(query, { primary: 1, tie: 2 })
    expect(placeOf({ ...query, cursor, take: 5 })).toEqual({ primary: 1, tie: 2 })
    for (const change of [{ sort: 'date' as const }, { seats: 2 }, { end: '2026-12-30' }, { to: ['LHR'] }]) {
      expect(() => placeOf({ ...query, ...change, cursor })).toThrow('another question')
    }
  })

  it.each(['', 'x', Buffer.from('a b c').toString('base64url'), Buffer.from('a 1').toString('base64url')])(
    'is refused when it is %j',
    (cursor) => {
      expect(() => placeOf({ ...query, cursor })).toThrow(CursorError)
    },
  )

  it('is not needed for the first page', () => {
    expect(placeOf(query)).toBeNull()
  })
})
