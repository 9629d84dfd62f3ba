import { describe, expect, test } from 'vitest'
import type { Cabin } from '../../../../../lib/core/cabin.ts'
import { priceByMiles } from '../../../../../lib/programs/qantas/classic-reward.ts'
import type { ClassicRewardTable } from '../../../../../lib/programs/qantas/data/classic-reward-tables.ts'
import { classicRewardTables } from '../../../../../lib/programs/qantas/data/classic-reward-tables.ts'

const { 'qantas-2019': qantas2019, 'qantas-2025': qantas2025 } = classicRewardTables
const { 'partner-2019': partner2019, 'partner-2025': partner2025 } = classicRewardTables
const { 'jetstar-2023': jetstar2023, 'jetstar-2025': jetstar2025, 'emirates-2026': emirates } = classicRewardTables

/** The rise announced for August 2025: 15 % in economy and zone 10, otherwise 5 % up to zone 3 and 20 % beyond. */
function riseOf(zone: number, cabin: Cabin): number {
  if (cabin === 'Y' || zone === 10) return 1.15
  return zone <= 3 ? 1.05 : 1.2
}

const cells = (['Y', 'W', 'J', 'F'] as const).flatMap((cabin) =>
  Array.from({ length: 10 }, (_, index) => ({ cabin, zone: index + 1 })),
)

function priceIn(table: ClassicRewardTable, zone: number, cabin: Cabin): number | null {
  return table.rows[zone - 1]?.[cabin] ?? null
}

describe('the change of 5 August 2025', () => {
  test.each(cells)('Qantas zone $zone $cabin rose by the announced share', ({ zone, cabin }) => {
    const before = priceIn(qantas2019, zone, cabin) ?? Number.NaN
    const after = priceIn(qantas2025, zone, cabin) ?? Number.NaN
    expect(Math.abs(after - before * riseOf(zone, cabin))).toBeLessThanOrEqual(100)
  })

  test.each(cells)('partner zone $zone $cabin rose by the announced share', ({ zone, cabin }) => {
    const before = priceIn(partner2019, zone, cabin) ?? Number.NaN
    const after = priceIn(partner2025, zone, cabin) ?? Number.NaN
    expect(Math.abs(after - before * riseOf(zone, cabin))).toBeLessThanOrEqual(100)
  })

  test.each(cells.filter(({ zone, cabin }) => priceIn(jetstar2023, zone, cabin) !== null))(
    'Jetstar zone $zone $cabin has a price before and after it',
    ({ zone, cabin }) => {
      expect(priceIn(jetstar2025, zone, cabin)).not.toBeNull()
    },
  )
})

describe('tables compared with one another', () => {
  test.each(cells.filter(({ cabin }) => cabin === 'J'))(
    'Emirates business in zone $zone costs the same as on a partner',
    ({ zone }) => {
      expect(priceIn(emirates, zone, 'J')).toBe(priceIn(partner2025, zone, 'J'))
    },
  )

  test.each(cells.filter(({ cabin }) => cabin === 'J'))(
    'Jetstar business in zone $zone costs the same as Qantas premium economy',
    ({ zone }) => {
      expect(priceIn(jetstar2025, zone, 'J')).toBe(priceIn(qantas2025, zone, 'W'))
    },
  )

  test.each(cells)('no flight on Qantas in zone $zone $cabin costs more than on a partner', ({ zone, cabin }) => {
    expect(priceIn(qantas2025, zone, cabin) ?? 0).toBeLessThanOrEqual(priceIn(partner2025, zone, cabin) ?? 0)
  })
})

describe('no table is used outside its dates', () => {
  const tables: readonly ClassicRewardTable[] = Object.values(classicRewardTables)

  test.each(tables)('$id is used on its first and its last day, and not after it', (table) => {
    const carrier = { Q: 'QF', P: 'CX', E: 'EK', J: 'JQ' }[table.id.charAt(0).toUpperCase()] ?? ''
    const usedOn = (bookedOn: string) => {
      const price = priceByMiles({ miles: 500, carrier, cabin: 'Y', bookedOn })
      return price.status === 'published' ? price.table.id : price.status
    }
    expect(usedOn(table.validFrom)).toBe(table.id)
    if (table.validTo) {
      expect(usedOn(table.validTo)).toBe(table.id)
      expect(usedOn('2025-08-05')).not.toBe(table.id)
    } else {
      expect(usedOn('2030-01-01')).toBe(table.id)
    }
  })
})
