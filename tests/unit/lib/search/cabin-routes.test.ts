import { describe, expect, it } from 'vitest'
import { findAirport } from '../../../../lib/network/airports.ts'
import { listRoutes } from '../../../../lib/network/routes.ts'
import { listCabinElsewhere, listCabinRoutes } from '../../../../lib/search/cabin-routes.ts'

const bookedOn = '2026-11-20'

describe('the routes of a cabin', () => {
  it('leave Australia and offer the cabin', () => {
    for (const program of ['qantas', 'velocity'] as const) {
      for (const cabin of ['J', 'F'] as const) {
        const routes = listCabinRoutes(program, cabin, bookedOn)
        expect(routes.length).toBeGreaterThan(0)
        for (const { from, to, carrier } of routes) {
          expect(findAirport(from)?.country).toBe('AU')
          expect(findAirport(to)?.country).not.toBe('AU')
          const flown = listRoutes(program).some(
            (route) =>
              route.from === from && route.to === to && route.carrier === carrier && route.cabins.includes(cabin),
          )
          expect(flown).toBe(true)
        }
      }
    }
  })

  it('are sorted by miles per point, with unknown prices last', () => {
    const values = listCabinRoutes('qantas', 'J', bookedOn).map(({ value }) => value ?? -1)
    expect(values).toEqual(values.toSorted((a, b) => b - a))
    const [first] = listCabinRoutes('qantas', 'J', bookedOn)
    expect(first?.value).toBeCloseTo(((first?.miles ?? 0) / (first?.price?.points ?? 1)) * 1000, 6)
  })

  it('have the table price and its sources: Sydney to Singapore in first', () => {
    const route = listCabinRoutes('qantas', 'F', bookedOn).find(({ from, to }) => from === 'SYD' && to === 'SIN')
    expect(route?.price).toMatchObject({ points: 123_100 })
    expect(route?.price?.sources.length).toBeGreaterThan(0)
  })

  it('elsewhere count a pair of airports once for both directions', () => {
    const airlines = listCabinElsewhere('qantas', 'F')
    expect(airlines.length).toBeGreaterThan(0)
    for (const { routes, pairs } of airlines) {
      expect(new Set(pairs).size).toBe(routes)
      for (const pair of pairs) expect(pair.split('–')).toEqual(pair.split('–').toSorted())
    }
  })
})
