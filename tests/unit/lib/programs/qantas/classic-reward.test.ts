import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { type Cabin, cabins } from '../../../../../lib/core/cabin.ts'
import { IsoDate } from '../../../../../lib/core/schemas.ts'
import { NetworkError } from '../../../../../lib/network/airports.ts'
import { priceByMiles, priceClassicReward } from '../../../../../lib/programs/qantas/classic-reward.ts'
import type { ClassicRewardTable } from '../../../../../lib/programs/qantas/data/classic-reward-tables.ts'
import { classicRewardTables } from '../../../../../lib/programs/qantas/data/classic-reward-tables.ts'
import { RuleError } from '../../../../../lib/programs/rule-error.ts'

const tables: readonly ClassicRewardTable[] = Object.values(classicRewardTables)
const today = '2026-11-20'

function points(from: string, to: string, carrier: string, cabin: Cabin, bookedOn = today): number | string {
  const price = priceClassicReward({ from, to, carrier, cabin, bookedOn })
  return price.status === 'published' ? price.points : price.reason
}

describe('the tables as data', () => {
  const Price = z.int().positive().multipleOf(100).nullable()
  const Row = z.strictObject({ zone: z.int(), maxMiles: z.int(), Y: Price, W: Price, J: Price, F: Price })
  const Table = z.strictObject({
    id: z.string(),
    title: z.string(),
    validFrom: IsoDate,
    validTo: z.nullable(IsoDate),
    asOf: IsoDate,
    confidence: z.enum(['confirmed', 'recalled']),
    recalledCells: z.array(z.string().regex(/^(10|[1-9])[YWJF]$/)).optional(),
    derivedCells: z.array(z.string().regex(/^(10|[1-9])[YWJF]$/)).optional(),
    note: z.string().optional(),
    sources: z.array(z.string().min(10)).min(1),
    rows: z.array(Row).length(10),
  })

  test.each(tables)('$id is well formed', (table) => {
    const { rows } = Table.parse(table)
    expect(rows.map((row) => row.zone)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    expect(rows.map((row) => row.maxMiles)).toEqual([600, 1200, 2400, 3600, 4800, 5800, 7000, 8400, 9600, 15_000])
  })

  test.each(tables)('$id: a longer zone never costs less, nor a better cabin', ({ rows }) => {
    for (const cabin of cabins) {
      const known = rows.map((row) => row[cabin]).filter((price) => price !== null)
      expect(known).toEqual([...known].sort((a, b) => a - b))
    }
    for (const row of rows) {
      const known = cabins.map((cabin) => row[cabin]).filter((price) => price !== null)
      expect(known).toEqual([...known].sort((a, b) => a - b))
    }
  })
})

describe('worked examples', () => {
  test.each([
    ['r1', 'SYD', 'MEL', 'QF', 'Y', today, 9_200],
    ['r2', 'SYD', 'MEL', 'QF', 'J', today, 19_300],
    ['r3', 'SYD', 'PER', 'QF', 'J', today, 43_600],
    ['r4', 'SYD', 'SIN', 'QF', 'J', today, 82_100],
    ['r6', 'SYD', 'LAX', 'QF', 'J', today, 130_100],
    ['r7', 'SYD', 'LAX', 'QF', 'F', today, 195_400],
    ['r9', 'SYD', 'DXB', 'EK', 'Y', today, 53_100],
    ['r10', 'SYD', 'DXB', 'EK', 'J', today, 143_000],
    ['r11', 'BKK', 'HEL', 'AY', 'J', today, 108_000],
    ['r14', 'SYD', 'LAX', 'QF', 'J', '2024-04-15', 108_400],
    ['r18', 'SYD', 'SIN', 'BA', 'F', '2023-11-19', 107_700],
    ['r21', 'SYD', 'DFW', 'QF', 'W', '2023-05-15', 94_900],
  ] as const)('%s: %s-%s on %s in %s', (_, from, to, carrier, cabin, bookedOn, expected) => {
    expect(points(from, to, carrier, cabin, bookedOn)).toBe(expected)
  })
})

describe('the table of the booking date', () => {
  test.each([
    ['2025-08-04', 'QF', 'J', 68_400, 'qantas-2019'],
    ['2025-08-05', 'QF', 'J', 82_100, 'qantas-2025'],
    ['2025-08-04', 'EK', 'J', 75_000, 'partner-2019'],
    ['2025-08-05', 'EK', 'J', 82_100, 'qantas-2025'],
    ['2026-03-30', 'EK', 'J', 82_100, 'qantas-2025'],
    ['2026-03-31', 'EK', 'J', 90_000, 'emirates-2026'],
  ] as const)('booked on %s, %s in %s', (bookedOn, carrier, cabin, expected, table) => {
    expect(priceByMiles({ miles: 3908, carrier, cabin, bookedOn })).toMatchObject({
      points: expected,
      table: { id: table },
    })
  })
})

describe('zones', () => {
  test.each([
    [0, 1],
    [600, 1],
    [600.4, 1],
    [601, 2],
    [1200, 2],
    [9601, 10],
    [15_000, 10],
  ])('%s miles lie in zone %s', (miles, zone) => {
    expect(priceByMiles({ miles, carrier: 'QF', cabin: 'Y', bookedOn: today })).toMatchObject({ zone, miles })
  })

  test('more miles never cost fewer points', () => {
    const mile = fc.integer({ min: 0, max: 15_000 })
    fc.assert(
      fc.property(
        mile,
        mile,
        fc.constantFrom('QF', 'CX', 'EK', 'JQ'),
        fc.constantFrom(...cabins),
        (a, b, carrier, cabin) => {
          const near = priceByMiles({ miles: Math.min(a, b), carrier, cabin, bookedOn: today })
          const far = priceByMiles({ miles: Math.max(a, b), carrier, cabin, bookedOn: today })
          if (near.status !== 'published' || far.status !== 'published') return near.status === far.status
          return near.points > 0 && near.points <= far.points
        },
      ),
    )
  })
})

describe('prices that are not published', () => {
  test.each([
    ['beyond the last zone', { miles: 15_001, carrier: 'QF', cabin: 'Y', bookedOn: today }, /beyond the last zone/],
    ['first on Jetstar', { miles: 500, carrier: 'JQ', cabin: 'F', bookedOn: today }, /no first price for zone 1 on JQ/],
    [
      'a cell never seen',
      { miles: 700, carrier: 'JQ', cabin: 'Y', bookedOn: '2023-11-19' },
      /no economy price for zone 2/,
    ],
    [
      'a carrier on no table',
      { miles: 500, carrier: 'SQ', cabin: 'Y', bookedOn: today },
      /no Classic Reward prices for SQ/,
    ],
    [
      'premium economy of another partner',
      { miles: 3000, carrier: 'MH', cabin: 'W', bookedOn: today },
      /no premium economy price/,
    ],
  ] as const)('%s', (_, query, reason) => {
    expect(priceByMiles(query)).toEqual({ status: 'not-published', reason: expect.stringMatching(reason) })
  })
})

test('a cell that was only derived or recalled says so', () => {
  const confidence = (zone: number, cabin: Cabin) => {
    const miles = [600, 1200, 2400, 3600, 4800, 5800, 7000, 8400, 9600, 15_000][zone - 1] ?? 0
    const price = priceByMiles({ miles, carrier: 'QF', cabin, bookedOn: '2024-01-01' })
    return price.status === 'published' ? price.table.confidence : price.status
  }
  expect([confidence(8, 'J'), confidence(7, 'W'), confidence(8, 'F')]).toEqual(['confirmed', 'derived', 'recalled'])
})

test('Emirates first says who may book it', () => {
  expect(priceClassicReward({ from: 'SYD', to: 'DXB', carrier: 'EK', cabin: 'F', bookedOn: today })).toMatchObject({
    points: 234_500,
    conditions: ['Emirates first class rewards need Qantas Silver status or higher.'],
  })
})

describe('bad input', () => {
  const good = { miles: 500, carrier: 'QF', cabin: 'Y', bookedOn: today } as const
  test.each([
    ['negative miles', { ...good, miles: -1 }, 'bad-miles'],
    ['no number of miles', { ...good, miles: Number.NaN }, 'bad-miles'],
    ['no date', { ...good, bookedOn: 'soon' }, 'bad-date'],
    ['a date that does not exist', { ...good, bookedOn: '2026-02-30' }, 'bad-date'],
    ['a date before any table', { ...good, bookedOn: '2019-09-17' }, 'before-any-table'],
  ] as const)('%s', (_, query, code) => {
    expect(() => priceByMiles(query)).toThrow(expect.objectContaining({ name: 'RuleError', code }))
  })

  test('an unknown airport, and a date before any table', () => {
    expect(() => points('SYD', 'QQQ', 'QF', 'Y')).toThrow(NetworkError)
    expect(() => points('SYD', 'MEL', 'QF', 'Y', '2000-01-01')).toThrow(RuleError)
  })
})
