import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { drawMap, formatViewBox, frame, moveMapView, wholeWorld } from '../../../../lib/search/world-map.ts'

const sydney = { code: 'SYD', lon: 151.18, lat: -33.95 }
const santiago = { code: 'SCL', lon: -70.79, lat: -33.39 }

describe('the map', () => {
  it('draws great circles: Sydney to Santiago bends far south of both', () => {
    const { lines, spots } = drawMap([{ from: sydney, to: santiago }])
    const heights = [...(lines[0]?.path ?? '').matchAll(/[ML][\d.]+,([\d.]+)/g)].map(([, y]) => Number(y))
    const lowest = Math.max(...heights)
    const ends = spots.map(({ y }) => y)
    expect(lowest).toBeGreaterThan(Math.max(...ends) + 40)
    expect(spots.map(({ code }) => code)).toEqual(['SYD', 'SCL'])
  })

  it('centres the first origin, and keeps every place inside the frame', () => {
    const place = fc.record({
      code: fc.stringMatching(/^[A-Z]{3}$/),
      lon: fc.double({ min: -180, max: 180, noNaN: true }),
      lat: fc.double({ min: -85, max: 85, noNaN: true }),
    })
    fc.assert(
      fc.property(place, place, (from, to) => {
        const { spots } = drawMap([{ from, to: { ...to, code: `${to.code}2` } }])
        expect(spots[0]?.x).toBeCloseTo(frame.width / 2, 0)
        for (const { x, y } of spots) {
          expect(x).toBeGreaterThanOrEqual(0)
          expect(x).toBeLessThanOrEqual(frame.width)
          expect(y).toBeGreaterThanOrEqual(0)
          expect(y).toBeLessThanOrEqual(frame.height)
        }
      }),
      { numRuns: 30 },
    )
  })
})

describe('the initial view of a map', () => {
  const singapore = { code: 'SIN', lon: 103.99, lat: 1.36 }
  const melbourne = { code: 'MEL', lon: 144.84, lat: -37.67 }
  const london = { code: 'LHR', lon: -0.46, lat: 51.47 }
  const boxOf = (view: string) => view.split(' ').map(Number)

  it('shows all places of the routes, and zooms in further on a smaller area', () => {
    const near = drawMap([{ from: sydney, to: singapore }])
    const far = drawMap([
      { from: sydney, to: singapore },
      { from: sydney, to: london },
    ])
    for (const { fitted, spots } of [near, far]) {
      const [x = 0, y = 0, width = 0, height = 0] = boxOf(formatViewBox(fitted))
      for (const spot of spots) {
        expect(spot.x).toBeGreaterThan(x)
        expect(spot.x).toBeLessThan(x + width)
        expect(spot.y).toBeGreaterThan(y)
        expect(spot.y).toBeLessThan(y + height)
      }
    }
    expect(near.fitted.zoom).toBeGreaterThan(1.5)
    expect(near.fitted.zoom).toBeGreaterThan(far.fitted.zoom)
  })

  it('zooms in five times at most, and shows the whole world without routes', () => {
    expect(drawMap([{ from: sydney, to: melbourne }]).fitted.zoom).toBe(5)
    expect(drawMap([]).fitted).toEqual(wholeWorld)
  })

  it('keeps the bend of a great circle in sight', () => {
    const { fitted, lines } = drawMap([{ from: sydney, to: santiago }])
    const [, y = 0, , height = 0] = boxOf(formatViewBox(fitted))
    const heights = [...(lines[0]?.path ?? '').matchAll(/[ML][\d.]+,([\d.]+)/g)].map(([, at]) => Number(at))
    expect(Math.max(...heights)).toBeLessThanOrEqual(y + height)
  })
})

describe('the visible part of the map', () => {
  const change = fc.record({
    by: fc.option(fc.constantFrom(1.5, 1 / 1.5), { nil: undefined }),
    dx: fc.integer({ min: -900, max: 900 }),
    dy: fc.integer({ min: -900, max: 900 }),
  })

  it('never leaves the frame, however it is moved', () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 30 }), (changes) => {
        const sight = changes.reduce(moveMapView, wholeWorld)
        const [x = 0, y = 0, width = 0, height = 0] = formatViewBox(sight).split(' ').map(Number)
        expect(x).toBeGreaterThanOrEqual(-0.1)
        expect(y).toBeGreaterThanOrEqual(-0.1)
        expect(x + width).toBeLessThanOrEqual(frame.width + 0.2)
        expect(y + height).toBeLessThanOrEqual(frame.height + 0.2)
      }),
    )
  })

  it('is the whole world at first', () => {
    expect(formatViewBox(wholeWorld)).toBe('0 0 960 470')
  })
})
