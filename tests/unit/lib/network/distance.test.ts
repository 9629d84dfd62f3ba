import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { allAirports, getAirport, NetworkError } from '../../../../lib/network/airports.ts'
import provenance from '../../../../lib/network/data/provenance.json' with { type: 'json' }
import routeMiles from '../../../../lib/network/data/route-miles.json' with { type: 'json' }
import { findFlownMiles, flownMiles, geodesicMiles } from '../../../../lib/network/distance.ts'

const metres = 1609.344
const position = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lon: fc.double({ min: -180, max: 180, noNaN: true }),
})

describe('geodesicMiles', () => {
  test.each([
    { a: [0, 0], b: [0, 1], metresApart: 111_319.491 },
    { a: [0, 0], b: [90, 0], metresApart: 10_001_965.729 },
    // Close to the antipode, where the usual iteration does not converge; reference values of Karney's algorithm.
    { a: [0, 0], b: [0.5, 179.5], metresApart: 19_936_288.579 },
    { a: [0, 0], b: [0.5, 179.7], metresApart: 19_944_127.421 },
    { a: [0, 0], b: [0, 180], metresApart: 20_003_931.459 },
    { a: [90, 0], b: [-90, 77], metresApart: 20_003_931.459 },
  ])('$a to $b', ({ a: [lat1 = 0, lon1 = 0], b: [lat2 = 0, lon2 = 0], metresApart }) => {
    const miles = geodesicMiles({ lat: lat1, lon: lon1 }, { lat: lat2, lon: lon2 })
    expect(Math.abs(miles * metres - metresApart)).toBeLessThan(0.01)
  })

  test('is symmetric, never negative and never longer than halfway round the Earth', () => {
    fc.assert(
      fc.property(position, position, (a, b) => {
        const there = geodesicMiles(a, b)
        const back = geodesicMiles(b, a)
        return there >= 0 && there < 12_431 && Math.abs(there - back) < 1e-3
      }),
    )
  })

  test('keeps the triangle inequality', () => {
    fc.assert(
      fc.property(position, position, position, (a, b, c) => {
        return geodesicMiles(a, c) <= geodesicMiles(a, b) + geodesicMiles(b, c) + 1e-3
      }),
    )
  })

  test.each([Number.NaN, 91, Number.POSITIVE_INFINITY])('throws for latitude %s', (lat) => {
    expect(() => geodesicMiles({ lat, lon: 0 }, { lat: 0, lon: 0 })).toThrow(NetworkError)
  })
})

test.each(provenance.distanceChecks)(
  '$from-$to is within 0.5 % of the published $published miles',
  ({ from, to, published }) => {
    expect(Math.abs(geodesicMiles(getAirport(from), getAirport(to)) / published - 1)).toBeLessThan(0.005)
  },
)

describe('flownMiles', () => {
  test('every recorded pair gives its recorded miles both ways', () => {
    for (const [pair, miles] of Object.entries(routeMiles)) {
      const [from = '', to = ''] = pair.split('-')
      expect([flownMiles(from, to), flownMiles(to, from)]).toEqual([miles, miles])
    }
  })

  test('a pair without a record gives the geodesic in whole miles, the same each time', () => {
    expect(flownMiles('SYD', 'LHR')).toBe(10_572)
    expect(flownMiles('SYD', 'LHR')).toBe(10_572)
  })

  test('every pair of airports has a distance', () => {
    for (const { iata: from } of allAirports) {
      for (const { iata: to } of allAirports) expect(flownMiles(from, to)).toBeGreaterThanOrEqual(0)
    }
  })

  test('an unknown airport throws an error that names it, or gives undefined', () => {
    expect(() => flownMiles('SYD', 'QQQ')).toThrow('No airport with the code "QQQ" is known here.')
    expect(() => flownMiles('QQQ', 'SYD')).toThrow(NetworkError)
    expect(findFlownMiles('SYD', 'QQQ')).toBeUndefined()
    expect(findFlownMiles('SYD', 'MEL')).toBe(439)
  })
})
