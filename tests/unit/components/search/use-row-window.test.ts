import { describe, expect, it } from 'vitest'
import { placeOfHeld, rowAfterKey } from '../../../../components/search/use-row-window.ts'

const list = { total: 5000, page: 16 }

describe('rowAfterKey', () => {
  it.each([
    ['ArrowDown', 10, 11],
    ['ArrowUp', 10, 9],
    ['PageDown', 10, 26],
    ['PageUp', 20, 4],
    ['Home', 4000, 0],
    ['End', 10, 4999],
  ])('%s moves from row %i to row %i', (key, from, to) => {
    expect(rowAfterKey(key, from, list)).toBe(to)
  })

  it('stays inside the list, and ignores other keys', () => {
    expect(rowAfterKey('ArrowUp', 0, list)).toBe(0)
    expect(rowAfterKey('PageDown', 4995, list)).toBe(4999)
    expect(rowAfterKey('Tab', 10, list)).toBeNull()
    expect(rowAfterKey('End', 0, { total: 0, page: 16 })).toBeNull()
  })
})

describe('placeOfHeld', () => {
  const rows = ['a', 'b', 'c', 'd'].map((id) => ({ id }))

  it('finds the row at its place in another answer', () => {
    expect(placeOfHeld({ index: 1, id: 'b' }, rows)).toBe(1)
    expect(placeOfHeld({ index: 0, id: 'd' }, rows)).toBe(3)
  })

  it('returns the place itself if the row is gone, the last row of a shorter answer, or null', () => {
    expect(placeOfHeld({ index: 2, id: 'gone' }, rows)).toBe(2)
    expect(placeOfHeld({ index: 9, id: 'gone' }, rows)).toBe(3)
    expect(placeOfHeld({ index: 9, id: 'gone' }, [])).toBeNull()
  })
})
