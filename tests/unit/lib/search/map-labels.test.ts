import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type MapLabel, placeLabels } from '../../../../lib/search/map-labels.ts'

const size = { width: 358, height: 175 }

type Box = readonly [left: number, top: number, right: number, bottom: number]
const sides = ['above', 'below', 'right', 'left'] as const

/** The part of the map a label covers, calculated independently of the code under test. */
function boxOf({ x, y, width }: MapLabel, side: string): Box {
  if (side === 'above') return [x - width / 2, y - 24, x + width / 2, y - 8]
  if (side === 'below') return [x - width / 2, y + 8, x + width / 2, y + 24]
  return side === 'right' ? [x + 8, y - 8, x + 8 + width, y + 8] : [x - 8 - width, y - 8, x - 8, y + 8]
}
const dotOf = ({ x, y }: MapLabel): Box => [x - 4, y - 4, x + 4, y + 4]
const isInside = ([left, top, right, bottom]: Box) =>
  left >= 0 && top >= 0 && right <= size.width && bottom <= size.height
const overlaps = ([left, top, right, bottom]: Box, [l, t, r, b]: Box) => left < r && l < right && top < b && t < bottom

const place = fc.record({
  x: fc.integer({ min: 0, max: size.width }),
  y: fc.integer({ min: 0, max: size.height }),
  width: fc.integer({ min: 20, max: 110 }),
})
const manyLabels = fc
  .array(place, { maxLength: 9 })
  .map((places) => places.map((one, at): MapLabel => ({ ...one, code: String(at) })))

describe('labels on a map', () => {
  it('are placed above their places if there is space, otherwise on the next free side', () => {
    const at = (code: string, x: number, y: number) => ({ code, x, y, width: 60 })
    expect([...placeLabels([at('NRT', 180, 60), at('HND', 182, 66)], size).values()]).toEqual(['above', 'below'])
    expect(placeLabels([at('LHR', 180, 10)], size).get('LHR')).toBe('below')
    expect(placeLabels([at('AKL', 350, 100)], size).get('AKL')).toBe('left')
    expect(placeLabels([{ ...at('LAX', 100, 100), width: 400 }], size).size).toBe(0)
  })

  it('never cover each other or the edge', () => {
    fc.assert(
      fc.property(manyLabels, (labels) => {
        const boxes = [...placeLabels(labels, size)].map(([code, side]) =>
          boxOf(labels[Number(code)] as MapLabel, side),
        )
        for (const [at, box] of boxes.entries()) {
          expect(isInside(box)).toBe(true)
          expect(boxes.slice(at + 1).some((other) => overlaps(box, other))).toBe(false)
        }
      }),
    )
  })

  it('give way to earlier ones and to other places only, so the first is left out last', () => {
    fc.assert(
      fc.property(manyLabels, (labels) => {
        const placed = placeLabels(labels, size)
        for (const [at, label] of labels.entries()) {
          const earlier = labels.slice(0, at).flatMap((one) => {
            const side = placed.get(one.code)
            return side === undefined ? [] : [boxOf(one, side)]
          })
          const dots = labels.filter((one) => one !== label).map(dotOf)
          const free = sides.filter((side) => {
            const box = boxOf(label, side)
            return isInside(box) && ![...earlier, ...dots].some((other) => overlaps(box, other))
          })
          expect(placed.get(label.code)).toBe(free[0])
        }
      }),
    )
  })
})
