import { describe, expect, test } from 'vitest'
import { allAirports } from '@/lib/network/airports.ts'
import { PlaceToken } from '../../../../lib/core/schemas.ts'
import { namedAirports } from '../../../../lib/network/airport-names.ts'
import { NetworkError } from '../../../../lib/network/airports.ts'
import { searchPlaces } from '../../../../lib/network/place-search.ts'
import { allPlaces, findPlace } from '../../../../lib/network/places.ts'

describe('findPlace', () => {
  test.each([
    { token: 'SYD', kind: 'airport', airports: ['SYD'] },
    { token: 'LON', kind: 'city', airports: ['LHR', 'LGW'] },
    { token: 'TYO', kind: 'city', airports: ['HND', 'NRT'] },
    { token: 'NYC', kind: 'city', airports: ['JFK', 'EWR'] },
    { token: 'country:FJ', kind: 'country', airports: ['NAN', 'SUV'] },
  ])('$token', ({ token, kind, airports }) => {
    expect(findPlace(token)).toMatchObject({ token, kind, airports })
  })

  test('a region has the airports listed under it', () => {
    expect(findPlace('region:new-zealand')?.airports).toEqual(['AKL', 'CHC', 'DUD', 'HLZ', 'NSN', 'WLG', 'ZQN'])
  })

  test('unknown tokens give undefined', () => {
    expect([findPlace('QQQ'), findPlace('country:XX'), findPlace('region:mars')]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })

  test('every token fits a URL, stands for one place and has airports', () => {
    for (const { token, airports } of allPlaces()) {
      expect(PlaceToken.safeParse(token).success).toBe(true)
      expect(airports.length).toBeGreaterThan(0)
    }
    expect(new Set(allPlaces().map((place) => place.token)).size).toBe(allPlaces().length)
  })
})

describe('searchPlaces', () => {
  test.each([
    ['syd', 'SYD'],
    ['London', 'LON'],
    ['lon', 'LON'],
    ['nyc', 'NYC'],
    ['par', 'CDG'],
    ['japan', 'country:JP'],
    ['uk', 'country:GB'],
    ['europe', 'region:europe'],
    ['São Paulo', 'GRU'],
    ['nouméa', 'NOU'],
    ['london gatwick', 'LGW'],
    ['sydney australia', 'SYD'],
    ['saigon', 'SGN'],
    ['heathrow', 'LHR'],
    ['brisvegas', 'BNE'],
    ['brisv', 'BNE'],
    ['perth wa', 'PER'],
    ['Perth, WA', 'PER'],
    ['hobart tas', 'HBA'],
    ['dallas texas', 'DFW'],
    ['london uk', 'LON'],
    ['paris, france', 'CDG'],
    ['hawaii', 'HNL'],
    ['que', 'ZQN'],
  ])('"%s" finds %s first', (text, token) => {
    expect(searchPlaces(text, 5)[0]?.token).toBe(token)
  })

  test.each([
    ['Tokio', 'TYO', 'a wrong letter'],
    ['melborne', 'MEL', 'a missing letter'],
    ['brissbane', 'BNE', 'an extra letter'],
    ['perht', 'PER', 'two letters swapped'],
    ['singapor', 'SIN', 'not finished yet'],
  ])('"%s" finds %s: %s', (text, token) => {
    expect(searchPlaces(text, 3).map((place) => place.token)).toContain(token)
  })

  test.each([
    ['syd, mel', ['SYD', 'MEL']],
    ['london/paris', ['LON', 'CDG']],
    ['brissie or the gold coast', ['BNE', 'OOL']],
    ['Perth, WA, sydney nsw', ['PER', 'SYD']],
    ['syd, me', ['SYD']],
  ])('"%s" offers each place typed: %s', (text, tokens) => {
    expect(searchPlaces(text, 8).map((place) => place.token)).toEqual(tokens)
  })

  test('a nickname of several places lists them in its own order', () => {
    const tokens = searchPlaces('SE asia', 20).map((place) => place.token)
    expect(tokens).toEqual(['ID', 'TH', 'SG', 'VN', 'MY', 'PH', 'KH', 'LA', 'TL'].map((code) => `country:${code}`))
    expect(searchPlaces('hawaii', 3).map((place) => place.name)).toEqual(['Honolulu', 'Kahului (Maui)', 'Kona'])
  })

  test('words that only begin with a place find nothing by it', () => {
    expect(searchPlaces('seat maps', 3)).toEqual([])
  })

  test('every place of the networks is found by its own name', () => {
    const flown = new Set(namedAirports.map(({ iata }) => iata))
    // Other tests may have loaded the airports of the world, which have a test of their own.
    const places = allPlaces().filter(({ airports }) => airports.some((airport) => flown.has(airport)))
    expect(places.length).toBeGreaterThan(flown.size)
    for (const { name, token, kind, airports } of places) {
      const wanted = kind === 'city' && airports.length === 1 ? airports[0] : token
      expect(searchPlaces(name, 10).map((place) => place.token)).toContain(wanted)
    }
  })

  test('empty or unmatched text finds nothing', () => {
    expect([searchPlaces('', 5), searchPlaces('  !', 5), searchPlaces('xqzzy', 5)]).toEqual([[], [], []])
  })

  test('keeps to the limit, and throws for an invalid one', () => {
    expect(searchPlaces('a', 3)).toHaveLength(3)
    expect(() => searchPlaces('a', 0)).toThrow(NetworkError)
    expect(() => searchPlaces('a', Number.NaN)).toThrow(NetworkError)
  })
})

describe('the tropics', () => {
  test('are every airport of the networks within 23.44 degrees of the equator, and no other', () => {
    const inside = allAirports.filter(({ lat }) => Math.abs(lat) <= 23.44).map(({ iata }) => iata)
    expect(findPlace('region:tropics')?.airports).toEqual(inside)
  })
})
