import { describe, expect, it } from 'vitest'
import { TablePrice } from '../../../../lib/availability/search-contract.ts'
import { tablePriceOn } from '../../../../lib/availability/table-price.ts'
import { priceVelocityReward } from '../../../../lib/programs/velocity/reward-seat.ts'

const row = {
  program: 'qantas',
  from: 'SYD',
  to: 'SIN',
  cabin: 'Y',
  carriers: ['QF'],
  direct: true,
  stops: [] as string[],
  points: null,
} as const
const priceOf = (change: object, program: 'qantas' | 'velocity' = 'qantas', on = '2023-11-19') =>
  tablePriceOn(on)({ ...row, program, ...change, carriers: [...row.carriers], ...change })

describe('tablePriceOn', () => {
  it('returns the table price in force on the booking day, as the recordings show it', () => {
    expect(TablePrice.parse(priceOf({}))).toMatchObject({ points: 25_200, miles: 3908 })
    expect(priceOf({ carriers: ['BA'] })?.points).toBe(30_200)
  })

  it('returns the price of the carrier whose points were seen, if the prices of carriers differ', () => {
    expect(priceOf({ carriers: ['BA', 'QF'] })).toBeNull()
    expect(priceOf({ carriers: ['BA', 'QF'], points: 30_200 })?.points).toBe(30_200)
    expect(priceOf({ carriers: ['BA', 'QF'], points: 25_200 })?.points).toBe(25_200)
  })

  it('returns the Velocity price if it does not depend on demand, else the tier that was seen', () => {
    const on = '2026-11-21'
    expect(priceOf({ to: 'DOH', carriers: ['QR'], cabin: 'J' }, 'velocity', on)).toMatchObject({
      points: 119_500,
      zone: 8,
    })
    const domestic = { to: 'MEL', carriers: ['VA'] }
    const price = priceVelocityReward({ from: 'SYD', to: 'MEL', carrier: 'VA', cabin: 'Y', bookedOn: on })
    const [lowest] = price.status === 'published' ? (price.tiers ?? []) : []
    expect(lowest).toBeGreaterThan(0)
    expect(priceOf(domestic, 'velocity', on)).toBeNull()
    expect(priceOf({ ...domestic, points: lowest }, 'velocity', on)?.points).toBe(lowest)
  })

  it('returns the price of the complete trip for a connection of one carrier', () => {
    const viaKul = { direct: false, carriers: ['MH'], stops: ['KUL'], points: 30_200 }
    expect(priceOf(viaKul)).toMatchObject({ points: 30_200 })
    expect(priceOf({ ...viaKul, points: null })?.points).toBe(30_200)
    expect(priceOf({ ...viaKul, points: 29_000 })).toBeNull()
  })

  it('returns null for unnamed stops, mixed carriers, carriers without a table and days before any table', () => {
    expect(priceOf({ direct: false, stops: null })).toBeNull()
    expect(priceOf({ direct: false, stops: ['MEL'], carriers: ['QF', 'BA'] })).toBeNull()
    expect(priceOf({ carriers: ['ZZ'] })).toBeNull()
    expect(priceOf({}, 'qantas', '1990-01-01')).toBeNull()
  })
})
