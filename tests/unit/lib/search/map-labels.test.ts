import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type MapLabel, placeLabels } from '../../../../lib/search/map-labels.ts'

const size = { width: 358, height: 175 }

/** The part of the map a label covers, calculated independently of the code under test. */
function boxOf({ x, y, width }: MapLabel, side: string): [number, number, number, number] {
  if (side === 'above') return [x - width / 2, y - 24, x + width / 2, y - 8]
  if (side === 'below') return [x - width / 2, y + 8, x + width / 2, y + 24]
  return side === 'right' ? [x + 8, y - 8, x + 8 + width, y + 8] : [x - 8 - width, y - 8, x - 8, y + 8]
}

describe('labels on a map', () => {
  it('are placed above their places if there is space, otherwise on the next free side', () => {
    const at = (code: string, x: number, y: number) => ({ code, x, y, width: 60 })
    expect([...placeLabels([at('NRT', 180, 60), at('HND', 182, 66)], size).values()]).toEqual(['above', 'below'])
    expect(placeLabels([at('LHR', 180, 10)], size).get('LHR')).toBe('below')
    expect(placeLabels([at('AKL', 350, 100)], size).get('AKL')).toBe('left')
    expect(placeLabels([{ ...at('LAX', 100, 100), width: 400 }], size).size).toBe(0)
  })

  it('never cover each other or the edge', () => {
    const label = fc.record({
      x: fc.integer({ min: 0, max: size.width }),
      y: fc.integer({ min: 0, max: size.height }),
      width: fc.integer({ min: 20, max: 110 }),
    })
    fc.assert(
      fc.property(fc.array(label, { maxLength: 9 }), (places) => {
        const labels = places.map((place, at) => ({ ...place, code: String(at) }))
        const boxes = [...placeLabels(labels, size)].map(([code, side]) =>
          boxOf(labels[Number(code)] as MapLabel, side),
        )
        for (const [at, [left, top, right, bottom]] of boxes.entries()) {
          expect(left >= 0 && top >= 0 && right <= size.width && bottom <= size.height).toBe(true)
          for (const [l, t, r, b] of boxes.slice(at + 1)) {
            expect(left < r && l < right && top < b && t < bottom).toBe(false)
          }
        }
      }),
    )
  })
})
