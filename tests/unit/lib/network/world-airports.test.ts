import '../../../../lib/network/world-airports.ts'
import { describe, expect, test } from 'vitest'
import { AirportCode } from '../../../../lib/core/schemas.ts'
import { namedAirports, regions } from '../../../../lib/network/airport-names.ts'
import { allAirports, findAirport } from '../../../../lib/network/airports.ts'
import { cityOf, sameCity } from '../../../../lib/network/cities.ts'
import { flownMiles } from '../../../../lib/network/distance.ts'
import { localMinute } from '../../../../lib/network/local-time.ts'
import { searchPlaces } from '../../../../lib/network/place-search.ts'
import { listTokens } from '../../../../lib/network/place-tokens.ts'
import { allPlaces, findPlace } from '../../../../lib/network/places.ts'
import { worldAirportNames } from '../../../../lib/network/world-places.ts'

describe('the airports of the world', () => {
  test('are thousands beyond the networks, each listed once with complete data', () => {
    const codes = worldAirportNames.map(({ iata }) => iata)
    expect(codes.length).toBeGreaterThan(4_000)
    expect(new Set(codes).size).toBe(codes.length)
    for (const code of codes) {
      const airport = findAirport(code)
      expect(AirportCode.safeParse(code).success).toBe(true)
      expect([airport?.name, airport?.city, airport?.country].every(Boolean), code).toBe(true)
      expect(regions).toContain(airport?.region)
      expect(Math.abs(airport?.lat ?? 99) <= 90 && Math.abs(airport?.lon ?? 999) <= 180, code).toBe(true)
      expect(() => new Intl.DateTimeFormat('en', { timeZone: airport?.timeZone }), code).not.toThrow()
    }
  })

  test.each([
    ['PDX', 'US', 'north-america'],
    ['SAN', 'US', 'north-america'],
    ['ATL', 'US', 'north-america'],
    ['PHL', 'US', 'north-america'],
    ['MEX', 'MX', 'north-america'],
    ['PEK', 'CN', 'asia'],
    ['CAN', 'CN', 'asia'],
    ['PUS', 'KR', 'asia'],
    ['KTM', 'NP', 'asia'],
    ['TSA', 'TW', 'asia'],
    ['RUH', 'SA', 'middle-east'],
  ])('%s is in %s, %s', (code, country, region) => {
    expect(findAirport(code)).toMatchObject({ country, region })
    expect(findPlace(code)).toMatchObject({ token: code, kind: 'airport', airports: [code] })
  })

  test('leave the networks’ own airports, distances and cities unchanged', () => {
    expect(allAirports).toHaveLength(namedAirports.length)
    expect(flownMiles('SYD', 'LAX')).toBe(7_487)
    expect(findAirport('SYD')?.name).toBe('Sydney Airport')
    expect(findPlace('LON')?.airports).toEqual(['LHR', 'LGW'])
  })

  test('have distances in whole miles, and local times', () => {
    expect(flownMiles('PDX', 'SAN')).toBe(932)
    expect(localMinute('PDX', '2026-11-23T20:00:00Z')).toBe(localMinute('LAX', '2026-11-23T20:00:00Z'))
  })

  test('belong to their cities', () => {
    expect([cityOf('STN'), cityOf('LGA'), cityOf('ORY'), cityOf('PEK')]).toEqual(['LON', 'NYC', 'PAR', 'BJS'])
    expect([sameCity('TPE', 'TSA'), sameCity('MEL', 'AVV'), sameCity('MEL', 'SYD')]).toEqual([true, true, false])
    expect(findPlace('BJS')).toMatchObject({ kind: 'city', name: 'Beijing', airports: ['PEK', 'PKX'] })
    expect(listTokens('PEK')).toEqual(['PEK', 'BJS'])
  })

  test.each([
    ['pdx', 'PDX'],
    ['kathmandu', 'KTM'],
    ['san diego', 'SAN'],
    ['stansted', 'STN'],
    ['beijing', 'BJS'],
    // Airports of the networks come before others of the same name.
    ['sydney', 'SYD'],
    ['melbourne', 'MEL'],
    ['perth', 'PER'],
    ['usa', 'country:US'],
  ])('"%s" finds %s first', (text, token) => {
    expect(searchPlaces(text, 5)[0]?.token).toBe(token)
  })

  test('come after the airports of the same city that points can fly to', () => {
    const found = (text: string) => searchPlaces(text, 8).map(({ token }) => token)
    const [london, newYork] = [found('london'), found('new york')]
    expect([london.slice(0, 3), newYork.slice(0, 3)]).toEqual([
      ['LON', 'LGW', 'LHR'],
      ['NYC', 'JFK', 'EWR'],
    ])
    expect([london.includes('LTN'), newYork.includes('LGA')]).toEqual([true, true])
  })

  test('one place in twenty is found by its own name', () => {
    const sample = allPlaces().filter((_, at) => at % 20 === 0)
    expect(sample.length).toBeGreaterThan(200)
    for (const { name, token, kind, airports } of sample) {
      const wanted = kind === 'city' && airports.length === 1 ? airports[0] : token
      expect(searchPlaces(name, 60).map((place) => place.token)).toContain(wanted)
    }
  })
})
