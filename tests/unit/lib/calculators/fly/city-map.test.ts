import { describe, expect, it } from 'vitest'
import { drawCityMap } from '../../../../../lib/calculators/fly/city-map.ts'
import { findQantasPair, qantasDestinations, qantasPairsTo } from '../../../../../lib/calculators/fly/slugs.ts'

/** Pairs from both coasts, with and without the date line between them. */
const pairs = qantasDestinations()
  .flatMap(({ slug }) => qantasPairsTo(slug))
  .filter(({ from }) => from.slug === 'sydney' || from.slug === 'perth')

describe('the map of two cities', () => {
  it('has both ends and all stops inside the picture, with land around them', () => {
    for (const pair of pairs) {
      const { width, height, ends, stops, land } = drawCityMap({ ...pair, hasNonStop: true }, 'wide')
      expect(land.length).toBeGreaterThan(0)
      for (const { code, x, y } of [...ends, ...stops]) {
        expect(x > 0 && x < width && y > 0 && y < height, `${pair.from.name} ${pair.to.name} ${code}`).toBe(true)
      }
    }
  })

  it('draws a non-stop flight only where there is one, and at most four one-stop ways', () => {
    const pair = findQantasPair('sydney', 'london')
    if (!pair) throw new Error('no such pair')
    const { nonStop, oneStop, stops } = drawCityMap({ ...pair, hasNonStop: false }, 'wide')
    expect(nonStop).toBeNull()
    expect(oneStop).toHaveLength(stops.length)
    expect(stops.length).toBeGreaterThan(0)
    expect(stops.length).toBeLessThanOrEqual(4)
    expect(drawCityMap({ ...pair, hasNonStop: true }, 'wide').nonStop).toMatch(/^M/)
  })
})
