import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { type Cabin, cabins } from '../../../../../lib/core/cabin.ts'
import { CarrierCode, IsoDate } from '../../../../../lib/core/schemas.ts'
import type { Segment } from '../../../../../lib/programs/segment.ts'
import { velocityTables } from '../../../../../lib/programs/velocity/data/reward-tables.ts'
import {
  findVelocityZone,
  priceVelocityByMiles,
  priceVelocityReward,
} from '../../../../../lib/programs/velocity/reward-seat.ts'
import { priceVelocityTrip } from '../../../../../lib/programs/velocity/trip-price.ts'

function flights(text: string, cabin: Cabin): Segment[] {
  return text.split(', ').map((flight) => {
    const [carrier = '', pair = ''] = flight.split(' ')
    const [from = '', to = ''] = pair.split('-')
    return { carrier, from, to, cabin }
  })
}

function points(text: string, cabin: Cabin, bookedOn: string): number | string {
  const price = priceVelocityTrip(flights(text, cabin), bookedOn)
  if (price.status === 'not-published') return price.reason
  return price.points.low === price.points.high ? (price.points.low ?? 'unknown') : JSON.stringify(price.points)
}

test('z1: zones at their limits', () => {
  const miles = [600, 601, 1200, 1201, 4800, 4801, 5800, 5801, 8500, 8501, 9500, 9501]
  expect(miles.map((one) => findVelocityZone(one).zone)).toEqual([1, 2, 2, 3, 5, 6, 6, 7, 8, 9, 9, 10])
  expect(findVelocityZone(15_000)).toMatchObject({ zone: 10, beyond: false })
  expect(findVelocityZone(15_300)).toMatchObject({ zone: 10, beyond: true })
})

test('a distance close to a zone limit says so: PER-DOH', () => {
  expect(findVelocityZone(5787)).toEqual({ zone: 6, beyond: false, nearLimit: true })
  expect(findVelocityZone(7686)).toEqual({ zone: 8, beyond: false, nearLimit: false })
  expect(() => findVelocityZone(-1)).toThrow(expect.objectContaining({ code: 'bad-miles' }))
})

describe('worked examples of one flight', () => {
  const price = (pair: string, cabin: Cabin, bookedOn: string, carrier = 'VA') => {
    const [from = '', to = ''] = pair.split('-')
    return priceVelocityReward({ from, to, carrier, cabin, bookedOn })
  }

  test('rw1: the lead-in price of zone 1 since October 2024', () => {
    expect(price('SYD-MEL', 'Y', '2024-12-01')).toMatchObject({ points: { low: 5900 } })
    expect(price('SYD-MEL', 'Y', '2026-11-20')).toMatchObject({ points: { low: 5900, high: null } })
  })

  test.each([
    ['rw2', 'SYD-MEL', [6200, 7800, 9900], 15_500],
    ['rw3', 'MEL-BNE', [9400, 11_800, 14_900], 23_500],
  ])('%s: %s booked on 2024-01-15', (_, pair, tiers, business) => {
    expect(price(pair, 'Y', '2024-01-15')).toMatchObject({ tiers, points: { low: tiers[0], high: tiers[2] } })
    expect(price(pair, 'J', '2024-01-15')).toMatchObject({ tiers: null, points: { low: business, high: business } })
  })

  // Source: vaDomesticEconomyTiers_2023, whose third tier only applied from 5 July 2023.
  test('domestic economy had two tiers until the third began', () => {
    expect(price('SYD-MEL', 'Y', '2023-07-04')).toMatchObject({ points: { low: 6_200, high: 7_800 } })
    expect(price('SYD-MEL', 'Y', '2023-07-05')).toMatchObject({ points: { low: 6_200, high: 9_900 } })
  })

  test.each([
    ['rw5', 'UA', 'SYD-LAX', 'J', 95_500, 102_000],
    ['rw7', 'NH', 'SYD-HND', 'J', 78_000, 82_000],
  ] as const)('%s: %s %s before and after 21 January 2025', (_, carrier, pair, cabin, before, after) => {
    expect(price(pair, cabin, '2025-01-20', carrier)).toMatchObject({ points: { low: before } })
    expect(price(pair, cabin, '2025-01-21', carrier)).toMatchObject({ points: { low: after } })
  })

  test('rw10: Qatar SYD-DOH business of September 2026 is only recalled', () => {
    expect(price('SYD-DOH', 'J', '2026-09-15', 'QR')).toMatchObject({
      zone: 8,
      points: { low: 119_500 },
      table: { confidence: 'recalled' },
    })
  })

  test.each([
    ['a cell that moved and was not found', 'SYD-MEL', 'J', '2026-11-20', 'VA'],
    ['a partner whose new prices were not found', 'SYD-AUH', 'J', '2026-11-20', 'EY'],
    ['first on Virgin Australia', 'SYD-MEL', 'F', '2024-01-15', 'VA'],
    ['an airline on no table', 'SYD-DOH', 'Y', '2024-01-15', 'EK'],
  ] as const)('%s is not published', (_, pair, cabin, bookedOn, carrier) => {
    expect(price(pair, cabin, bookedOn, carrier).status).toBe('not-published')
  })

  test('a date before any table is refused', () => {
    expect(() => price('SYD-MEL', 'Y', '2016-05-31')).toThrow(expect.objectContaining({ code: 'before-any-table' }))
    expect(() => price('SYD-MEL', 'Y', 'x')).toThrow(expect.objectContaining({ code: 'bad-date' }))
  })
})

describe('worked examples of connections', () => {
  test.each([
    ['rw6', 'QR SYD-DOH, QR DOH-LHR', 'Y', '2025-01-20', 75_000],
    ['rw6', 'QR SYD-DOH, QR DOH-LHR', 'Y', '2025-01-21', 80_000],
    ['rw8', 'QR PER-DOH, QR DOH-FCO', 'J', '2026-09-15', 119_500],
    ['rw9', 'SQ PER-SIN, SQ SIN-MXP', 'J', '2026-09-15', 139_000],
    ['rw11', 'QR SYD-DOH, QR DOH-LHR', 'J', '2023-08-17', 139_000],
    ['rw11', 'QR SYD-DOH, QR DOH-LHR', 'F', '2023-08-17', 203_000],
    ['rw12', 'VA SYD-BNE, QR BNE-DOH, QR DOH-LHR', 'Y', '2023-08-17', 82_800],
    ['rw12', 'VA SYD-BNE, QR BNE-DOH, QR DOH-LHR', 'J', '2023-08-17', 154_500],
    ['rw13', 'VA SYD-MEL, UA MEL-LAX', 'Y', '2023-08-17', 44_800],
    ['rw13', 'VA SYD-MEL, UA MEL-SFO, UA SFO-LAX', 'Y', '2023-08-17', 54_800],
    ['rw14', 'VA SYD-DPS, QR DPS-DOH, QR DOH-FCO', 'Y', '2023-08-17', 78_300],
    ['rw15', 'SQ SYD-SIN, SQ SIN-LHR', 'W', '2023-08-17', 112_500],
    ['rw16', 'AC SYD-YVR, AC YVR-LAX', 'Y', '2023-08-17', 65_000],
    ['rw16', 'AC SYD-YVR, AC YVR-LAX', 'J', '2023-08-17', 121_000],
  ] as const)('%s: %s in %s booked on %s', (_, text, cabin, bookedOn, expected) => {
    expect(points(text, cabin, bookedOn)).toBe(expected)
  })

  test.each([
    ['a mix since the tables changed', flights('VA SYD-BNE, QR BNE-DOH', 'Y'), '2026-11-20', /Several airlines/],
    ['two partners', flights('QR SYD-DOH, EY DOH-AUH', 'Y'), '2023-08-17', /Several airlines/],
    [
      'a change of cabin',
      [...flights('QR SYD-DOH', 'J'), ...flights('QR DOH-LHR', 'Y')],
      '2023-08-17',
      /Mixing cabins/,
    ],
  ])('%s has no published price', (_, segments, bookedOn, reason) => {
    expect(priceVelocityTrip(segments, bookedOn)).toEqual({
      status: 'not-published',
      reason: expect.stringMatching(reason),
    })
  })

  test('a stopover has no published price either', () => {
    const [first, second] = flights('QR SYD-DOH, QR DOH-LHR', 'Y') as [Segment, Segment]
    const trip = (departs: string) =>
      priceVelocityTrip(
        [
          { ...first, arrives: '2023-09-01T05:00' },
          { ...second, departs },
        ],
        '2023-08-17',
      ).status
    expect([trip('2023-09-02T05:00'), trip('2023-09-02T05:01')]).toEqual(['published', 'not-published'])
  })
})

describe('the tables as data', () => {
  const zoneTo = (last: number) => z.int().min(1).max(last)
  const Price = z.int().positive().multipleOf(100).nullable()
  const Base = z.object({
    id: z.string(),
    title: z.string(),
    carriers: z.array(CarrierCode).min(1),
    validFrom: IsoDate,
    validTo: z.nullable(IsoDate),
    asOf: IsoDate,
    confidence: z.enum(['confirmed', 'derived', 'weak', 'recalled']),
    sources: z.array(z.string().min(10)),
  })
  const Table = z.discriminatedUnion('kind', [
    Base.extend({
      kind: z.literal('single'),
      rows: z.array(z.strictObject({ zone: zoneTo(10), Y: Price, W: Price, J: Price, F: Price })).min(1),
    }),
    Base.extend({
      kind: z.literal('domestic'),
      rows: z.array(z.strictObject({ zone: zoneTo(5), tiers: z.array(Price).min(2).max(3), J: Price })).min(1),
    }),
  ])

  test.each(velocityTables)('$id is well formed, its zones in order, prices rising', (table) => {
    const { rows } = Table.parse(table)
    const zones = rows.map((row) => row.zone)
    expect(zones).toEqual([...new Set(zones)].sort((a, b) => a - b))
    const cells = rows.map((row) => ('tiers' in row ? [...row.tiers, row.J] : [row.Y, row.W, row.J, row.F]))
    expect(cells.filter((row) => row.every((price) => price === null))).toEqual([])
    for (const column of [0, 1, 2, 3]) {
      const known = cells.map((row) => row[column] ?? null).filter((one) => one !== null)
      expect(known).toEqual([...known].sort((a, b) => a - b))
    }
  })

  test('a table that was found complete has every zone', () => {
    const countRows = (id: string) => velocityTables.find((table) => table.id === id)?.rows.length
    expect(countRows('velocity-table-1')).toBe(10)
    for (const month of ['2023-06', '2023-07', '2024-10']) expect(countRows(`velocity-domestic-${month}`)).toBe(5)
  })

  test('no cell of a carrier is in two single-price tables on the same day', () => {
    const days = velocityTables.flatMap((table) => [table.validFrom, table.validTo ?? '2026-11-20'])
    for (const day of days) {
      for (const carrier of new Set(velocityTables.flatMap((table) => table.carriers))) {
        for (const zone of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]) {
          for (const cabin of cabins) {
            const holders = velocityTables.filter(
              (table) =>
                table.kind === 'single' &&
                table.carriers.includes(carrier) &&
                day >= table.validFrom &&
                (table.validTo === null || day <= table.validTo) &&
                (table.rows.find((row) => row.zone === zone)?.[cabin] ?? null) !== null,
            )
            expect(holders.length).toBeLessThanOrEqual(1)
          }
        }
      }
    }
  })
})

test('more miles never cost fewer points, and every price is positive', () => {
  const mile = fc.integer({ min: 0, max: 16_000 })
  const day = fc.constantFrom('2018-01-01', '2023-08-17', '2024-12-01', '2026-11-20')
  fc.assert(
    fc.property(
      mile,
      mile,
      fc.constantFrom('VA', 'UA', 'QR', 'SQ'),
      fc.constantFrom(...cabins),
      fc.boolean(),
      day,
      (a, b, carrier, cabin, domestic, bookedOn) => {
        const by = (miles: number) => priceVelocityByMiles({ miles, carrier, cabin, domestic, bookedOn })
        const [near, far] = [by(Math.min(a, b)), by(Math.max(a, b))]
        if (near.status !== 'published' || far.status !== 'published') return true
        const grows = (one: number | null, other: number | null) =>
          one === null || other === null || (one > 0 && one <= other)
        return grows(near.points.low, far.points.low) && grows(near.points.high, far.points.high)
      },
    ),
  )
})
