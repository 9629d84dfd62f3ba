import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { layOutRows, rowsWithin, scrollTopFor } from '@/lib/search/row-layout.ts'

const heights = fc.array(fc.integer({ min: 1, max: 400 }), { maxLength: 60 })
const stretch = fc
  .tuple(fc.integer({ min: -500, max: 9000 }), fc.integer({ min: 1, max: 900 }))
  .map(([top, height]) => ({ top, bottom: top + height }))
const layOut = (given: number[]) => layOutRows(given.length, (index) => given[index] ?? 0)

describe('the rows in a section', () => {
  it('start where the previous ones end', () => {
    expect([...layOut([45, 200, 45])]).toEqual([0, 45, 245, 290])
    expect([...layOut([])]).toEqual([0])
  })

  it('are those it overlaps, wherever it is', () => {
    fc.assert(
      fc.property(heights, stretch, (given, { top, bottom }) => {
        const starts = layOut(given)
        const cut = given.flatMap((height, index) => {
          const start = starts[index] ?? 0
          return start < bottom && start + height > top ? [index] : []
        })
        const drawn = rowsWithin(starts, { top, bottom })
        // Below the last row the last one stays, so that a shorter answer never shows an empty frame.
        const isBelow = given.length > 0 && top >= (starts.at(-1) ?? 0)
        expect(drawn).toEqual(isBelow ? [given.length - 1] : cut)
      }),
    )
  })
})

describe('scrolling to a row', () => {
  it('stays put if the row is in sight, and goes no further than needed', () => {
    const starts = layOut([45, 45, 45, 45, 45, 45])
    expect(scrollTopFor(starts, 2, { top: 45, bottom: 180 })).toBe(45)
    expect(scrollTopFor(starts, 0, { top: 45, bottom: 180 })).toBe(0)
    expect(scrollTopFor(starts, 5, { top: 45, bottom: 180 })).toBe(135)
  })

  it('shows the complete row, or its top if it is taller than the frame', () => {
    fc.assert(
      fc.property(heights, stretch, fc.nat(), (given, { top, bottom }, pick) => {
        fc.pre(given.length > 0)
        const index = pick % given.length
        const starts = layOut(given)
        const [start, end] = [starts[index] ?? 0, starts[index + 1] ?? 0]
        const next = scrollTopFor(starts, index, { top, bottom })
        expect(next).toBeLessThanOrEqual(start)
        if (end - start <= bottom - top) expect(next + bottom - top).toBeGreaterThanOrEqual(end)
        else expect(next).toBe(start)
      }),
    )
  })
})
