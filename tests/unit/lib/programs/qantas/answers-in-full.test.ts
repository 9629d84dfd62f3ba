import { describe, expect, test } from 'vitest'
import { flownMiles } from '../../../../../lib/network/distance.ts'
import { findCarrierTable } from '../../../../../lib/programs/qantas/carrier-tables.ts'
import { priceByMiles, priceClassicReward } from '../../../../../lib/programs/qantas/classic-reward.ts'

import { earnOnFlight } from '../../../../../lib/programs/qantas/earn.ts'
import { partnerEarn, qantasEarn } from '../../../../../lib/programs/qantas/earn-table.ts'
import { checkOneworldItinerary, violationsOfAdding } from '../../../../../lib/programs/qantas/oneworld-rules.ts'
import { pricedFlightByFlight, pricedWith, priceTrip } from '../../../../../lib/programs/qantas/trip-price.ts'
import type { Segment } from '../../../../../lib/programs/segment.ts'

const today = '2026-11-20'

describe('a Classic Reward', () => {
  const flight = { from: 'SYD', to: 'MEL', carrier: 'QF', cabin: 'Y', bookedOn: today } as const

  test('names the table it is from', () => {
    const { id, title, asOf, sources } = findCarrierTable('QF', today)?.table ?? {}
    expect(priceClassicReward(flight)).toMatchObject({
      ...{ status: 'published', zone: 1, miles: flownMiles('SYD', 'MEL'), conditions: [] },
      table: { id, title, asOf, sources, confidence: 'confirmed' },
    })
  })

  test('has the confidence of the carrier’s place on the table', () => {
    const on = (carrier: string) => priceByMiles({ miles: 500, carrier, cabin: 'Y', bookedOn: '2024-01-01' })
    expect(on('BA')).toMatchObject({ table: { confidence: 'confirmed' } })
    expect(on('AY')).toMatchObject({ table: { confidence: 'derived' } })
  })

  test('goes by whole miles, up to the last mile of a zone', () => {
    const zone = (miles: number) => {
      const price = priceByMiles({ ...flight, miles })
      return price.status === 'published' && price.zone
    }
    const most = findCarrierTable('QF', today)?.table.rows[0]?.maxMiles ?? 0
    expect([0, most, most + 0.4, most + 0.5, most + 1].map(zone)).toEqual([1, 1, 1, 2, 2])
  })

  test('requires status in Emirates first, but not in Emirates business or Qantas first', () => {
    const conditions = (carrier: string, cabin: 'J' | 'F') =>
      priceByMiles({ miles: 7000, carrier, cabin, bookedOn: today })
    const status = ['Emirates first class rewards need Qantas Silver status or higher.']
    expect(conditions('EK', 'F')).toMatchObject({ conditions: status })
    expect(conditions('EK', 'J')).toMatchObject({ conditions: [] })
    expect(conditions('QF', 'F')).toMatchObject({ conditions: [] })
  })

  test.each([
    [{ carrier: 'ZZ' }, 'We know no Classic Reward prices for ZZ on 2026-11-20.'],
    [{ miles: 16_000 }, '16000 miles is beyond the last zone of the'],
    [{ carrier: 'QR', cabin: 'W', miles: 900 }, 'premium economy price for zone 2 on QR.'],
  ] as const)('%j is not published, and the reason says why', (change, reason) => {
    const price = priceByMiles({ miles: 900, carrier: 'QF', cabin: 'Y', bookedOn: today, ...change })
    expect(price).toMatchObject({ status: 'not-published', reason: expect.stringContaining(reason) })
  })

  test('refuses days before the oldest table, and a negative distance', () => {
    expect(() => priceByMiles({ ...flight, miles: 500, bookedOn: '2019-09-17' })).toThrow(
      'The oldest Classic Reward table known began on 2019-09-18.',
    )
    expect(priceByMiles({ ...flight, miles: 500, bookedOn: '2019-09-18' }).status).toBe('published')
    expect(() => priceByMiles({ ...flight, miles: -1 })).toThrow('A distance is 0 miles or more, not -1.')
  })
})

describe('what a flight earns', () => {
  const flight = { from: 'SYD', to: 'MEL', carrier: 'QF', tier: 'Gold', flownOn: today } as const
  const earned = (change: object, category: string) =>
    earnOnFlight({ ...flight, ...change, fare: { category } } as Parameters<typeof earnOnFlight>[0])

  test('is returned with all its fields and its table', () => {
    const { title, asOf, sources } = qantasEarn
    expect(earned({}, 'business')).toEqual({
      ...{ status: 'published', category: 'business', by: 'domestic' },
      ...{ basePoints: 1750, bonusPoints: 1312, minimumPoints: qantasEarn.minimumPoints.businessAll },
      ...{ points: 3062, statusCredits: 40 },
      table: { id: 'earn-qantas', title, asOf, sources, confidence: 'confirmed' },
    })
  })

  test('on a partner has the partner table and no minimum', () => {
    const { title, asOf, sources } = partnerEarn
    expect(earned({ carrier: 'CX', to: 'HKG' }, 'business')).toMatchObject({
      ...{ bonusPoints: 0, minimumPoints: null },
      table: { id: 'earn-partner', title, asOf, sources, confidence: 'confirmed' },
    })
  })

  test('before the date of the table is derived', () => {
    const before = new Date(Date.parse(qantasEarn.asOf) - 86_400_000).toISOString().slice(0, 10)
    expect(earned({ flownOn: qantasEarn.asOf }, 'business')).toMatchObject({ table: { confidence: 'confirmed' } })
    expect(earned({ flownOn: before }, 'business')).toMatchObject({ table: { confidence: 'derived' } })
  })

  test('is never less than the minimum', () => {
    const found = earned({ tier: 'Bronze' }, 'discountEconomy')
    if (found.status !== 'published') throw new Error(found.reason)
    expect(found.points).toBe(Math.max(found.basePoints, qantasEarn.minimumPoints.economy))
    expect(found.minimumPoints).toBe(qantasEarn.minimumPoints.economy)
  })
})

describe('an itinerary around the world', () => {
  const sector = (from: string, to: string, carrier: string | null, stop: 'stopover' | 'transit' = 'stopover') => ({
    ...{ from, to, carrier, stop },
  })
  const hops = (count: number) =>
    Array.from({ length: count }, (_, at) =>
      at % 2 === 0 ? sector('SYD', 'MEL', 'QF', 'transit') : sector('MEL', 'SYD', 'QF', 'transit'),
    )

  test('without sectors has every allowance left', () => {
    expect(checkOneworldItinerary([])).toEqual({
      ...{ miles: 0, milesLeft: 35_000, sectorsLeft: 16, stopoversLeft: 5, airlinesStillNeeded: 2 },
      ...{ noStopoverIn: [], noTransitIn: [], onlyToFinishIn: '' },
      violations: [{ rule: 'airlines', reason: '0 oneworld airlines besides Qantas; you need at least 2.' }],
    })
  })

  test('gives the reason for each rule it breaks', () => {
    const reasons = (rule: string, sectors: Parameters<typeof checkOneworldItinerary>[0]) =>
      checkOneworldItinerary(sectors).violations.flatMap((one) => (one.rule === rule ? one.reason : []))
    expect(reasons('airlines', [sector('SYD', 'HKG', 'CX')])).toEqual([
      '1 oneworld airline besides Qantas; you need at least 2.',
    ])
    expect(reasons('not-oneworld', [sector('SYD', 'DXB', 'EK'), sector('DXB', 'SYD', 'EK')])).toEqual([
      'EK isn’t a oneworld airline.',
    ])
    expect(reasons('sectors', hops(17))).toEqual(['17 sectors, counting surface sectors; you can have at most 16.'])
    expect(reasons('sectors', hops(16))).toEqual([])
    expect(reasons('city-transits', hops(7))).toEqual([
      '3 stops in MEL; at most 2 transits per city.',
      '3 stops in SYD; at most 2 transits per city.',
    ])
    expect(reasons('city-transits', hops(5))).toEqual([])
    const far = ['JNB', 'SYD', 'JNB', 'SYD', 'JNB', 'SYD', 'JNB', 'SYD'].slice(0, 7)
    const long = far.map((to, at) => sector(at % 2 === 0 ? 'SYD' : 'JNB', to, 'QF', 'transit'))
    const miles = 8 * flownMiles('SYD', 'JNB')
    expect(reasons('miles', long)).toEqual([
      `${miles} miles, counting surface sectors and the way back; you can have at most 35000.`,
    ])
    const surface = sector('HKG', 'HKG', null)
    expect(
      reasons(
        'stopovers',
        Array.from({ length: 6 }, () => surface),
      ),
    ).toEqual(['6 stopovers, counting surface sectors; you can have at most 5.'])
    expect(reasons('city-stopovers', [surface, surface])).toEqual(['2 stops in HKG; at most 1 stopover per city.'])
  })

  test('names the cities at their limit, and never has fewer than 0 sectors left', () => {
    const outlook = checkOneworldItinerary(hops(17))
    expect(outlook).toMatchObject({ sectorsLeft: 0, noTransitIn: ['MEL', 'SYD'], noStopoverIn: [] })
    expect(checkOneworldItinerary(hops(3)).noTransitIn).toEqual([])
    expect(checkOneworldItinerary([sector('HKG', 'HKG', null)])).toMatchObject({
      stopoversLeft: 4,
      noStopoverIn: ['HKG'],
    })
  })

  test('lists only the rules that an added sector breaks, not those broken before', () => {
    const broken = [sector('SYD', 'DXB', 'EK')]
    expect(violationsOfAdding(broken, sector('DXB', 'SIN', 'EK'))).toEqual([])
    expect(violationsOfAdding(broken, sector('DXB', 'SIN', 'SQ'))).toEqual([
      { rule: 'not-oneworld', reason: 'SQ isn’t a oneworld airline.' },
    ])
    expect(violationsOfAdding([], sector('SYD', 'HKG', 'CX'))).toEqual([])
  })
})

describe('what is one Trip', () => {
  test.each([
    ['CI', '2023-11-18', false],
    ['CI', '2023-11-19', true],
    ['CI', '2025-08-04', true],
    ['CI', '2025-08-05', false],
    ['CX', '2024-01-01', false],
  ])('%s booked on %s is charged flight by flight: %s', (carrier, day, apart) => {
    expect(pricedFlightByFlight(carrier, day)).toBe(apart)
  })

  test('Qantas, the airlines on its table and Jetstar are priced together; a partner alone', () => {
    expect(['QF', 'AA', 'FJ', 'JQ', 'GK', '3K', 'CX'].map(pricedWith)).toEqual([
      'QF',
      'QF',
      'QF',
      'QF',
      'QF',
      'QF',
      'CX',
    ])
  })

  const flight = (from: string, to: string, carrier: string, cabin: 'Y' | 'J' = 'Y'): Segment => ({
    from,
    to,
    carrier,
    cabin,
  })

  test('of several Qantas flights names the airline once, and its first and last airports', () => {
    const price = priceTrip(
      { segments: [flight('MEL', 'SYD', 'QF'), flight('SYD', 'BNE', 'QF'), flight('BNE', 'CNS', 'QF')] },
      today,
    )
    if (price.status !== 'published') throw new Error(price.reason)
    expect(price).toMatchObject({ rule: 'whole-trip', confidence: price.parts[0]?.table.confidence })
    expect(price.parts).toMatchObject([{ from: 'MEL', to: 'CNS', carriers: ['QF'], cabin: 'Y' }])
    expect(price.parts[0]?.points).toBe(price.points)
  })

  test('is split where the cabin changes, if that costs less', () => {
    const price = priceTrip(
      { segments: [flight('MEL', 'SYD', 'QF', 'J'), flight('SYD', 'LAX', 'QF'), flight('LAX', 'JFK', 'QF')] },
      today,
    )
    if (price.status !== 'published') throw new Error(price.reason)
    expect(price.rule).toBe('split-by-cabin')
    expect(price.parts.map(({ from, to, cabin }) => `${from}-${to} ${cabin}`)).toEqual(['MEL-SYD J', 'SYD-JFK Y'])
    expect(price.points).toBe(price.parts.reduce((sum, { points }) => sum + points, 0))
  })

  test('has no price where a part has none', () => {
    const stranger = priceTrip({ segments: [flight('MEL', 'SYD', 'ZZ', 'J'), flight('SYD', 'LAX', 'ZZ')] }, today)
    expect(stranger).toEqual({
      status: 'not-published',
      reason: 'We know no Classic Reward prices for ZZ on 2026-11-20.',
    })
  })
})
