import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mapHeight, mapWidth, movedFrame, viewBoxOf, wholeMap } from '../../../../lib/map/map-frame.ts'

describe('the frame of a map', () => {
  it('shows all of it at first', () => {
    expect(viewBoxOf(wholeMap)).toBe(`0 0 ${mapWidth} ${mapHeight}`)
  })

  it('never shows anything past the edges, however it is moved', () => {
    const far = fc.double({ min: -5000, max: 5000, noNaN: true })
    fc.assert(
      fc.property(far, far, fc.double({ min: 0.01, max: 100, noNaN: true }), (x, y, scale) => {
        const frame = movedFrame(wholeMap, { x, y, scale })
        expect(frame.scale).toBeGreaterThanOrEqual(1)
        const [left = 0, top = 0, width = 0, height = 0] = viewBoxOf(frame).split(' ').map(Number)
        expect(Math.min(left, top)).toBeGreaterThanOrEqual(-0.02)
        expect(left + width).toBeLessThanOrEqual(mapWidth + 0.02)
        expect(top + height).toBeLessThanOrEqual(mapHeight + 0.02)
      }),
    )
  })
})
