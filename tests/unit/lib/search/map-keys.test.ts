import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { moveByKey } from '../../../../lib/search/map-keys.ts'
import { describeMapView, frame, wholeWorld } from '../../../../lib/search/world-map.ts'

const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', '+', '-', 'Home'] as const

describe('sightAfterKey', () => {
  it('never leaves the map, whatever keys are pressed', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...keys)), (pressed) => {
        const { zoom, x, y } = pressed.reduce((sight, key) => moveByKey(sight, key) ?? sight, wholeWorld)
        expect(zoom).toBeGreaterThanOrEqual(1)
        expect(Math.abs(x - frame.width / 2)).toBeLessThanOrEqual(frame.width / 2 - frame.width / zoom / 2 + 1e-9)
        expect(Math.abs(y - frame.height / 2)).toBeLessThanOrEqual(frame.height / 2 - frame.height / zoom / 2 + 1e-9)
      }),
    )
  })

  it('returns null for keys it does not handle', () => {
    for (const key of ['Tab', 'Enter', 'a', 'constructor']) expect(moveByKey(wholeWorld, key)).toBeNull()
  })

  it('returns to the map’s initial view with End, and to the whole world with Home', () => {
    const fitted = { zoom: 3, x: 400, y: 200 }
    expect(moveByKey(wholeWorld, 'End', fitted)).toEqual(fitted)
    expect(moveByKey(fitted, 'Home', fitted)).toEqual(wholeWorld)
  })

  it('describes which places are in sight', () => {
    const spots = [
      { code: 'SYD', x: frame.width / 2, y: frame.height / 2 },
      { code: 'LHR', x: 1, y: 1 },
    ]
    const near = moveByKey(wholeWorld, '+') ?? wholeWorld
    expect(describeMapView(near, spots)).toBe('Zoomed in 2 times, in sight: SYD.')
    expect(describeMapView(wholeWorld, spots)).toBe('The whole map, in sight: SYD, LHR.')
  })
})
