import { describe, expect, it } from 'vitest'
import { tripCost } from '../../../../lib/alerts/trip-cost.ts'
import type { TablePrice } from '../../../../lib/availability/search-contract.ts'
import { foundWith } from './found.ts'

const back = { from: 'SIN', to: 'SYD', date: '2027-04-14', direct: true, seats: 2, points: 60_000, charges: 10_000 }

const aud = (minor: number) => ({ minor, currency: 'AUD' })

describe('tripCost', () => {
  it('is the one-way cost for the whole party', () => {
    expect(tripCost(foundWith(), 2)).toEqual({ points: 164_000, charges: aud(46_200) })
  })

  it('adds the way back', () => {
    const found = foundWith({ other: { kind: 'return', ...back } })
    expect(tripCost(found, 2)).toEqual({ points: 284_000, charges: aud(66_200) })
  })

  it('adds up a split party group by group', () => {
    const other = { kind: 'split' as const, ...back, from: 'SYD', to: 'SIN', points: 90_000 }
    expect(tripCost(foundWith({ other }), 3).points).toBe(2 * 82_000 + 90_000)
  })

  it('adds nothing for a group with no passengers left', () => {
    const other = { kind: 'split' as const, ...back, from: 'SYD', to: 'SIN', points: null }
    expect(tripCost(foundWith({ other }), 2).points).toBe(2 * 82_000)
  })

  it('counts the whole party where the plan shows one seat', () => {
    expect(tripCost(foundWith({ seats: 1 }), 4).points).toBe(328_000)
  })

  it('is null where any part is unknown', () => {
    const found = foundWith({ other: { kind: 'return', ...back, points: null } })
    expect(tripCost(found, 1)).toEqual({ points: null, charges: aud(33_100) })
    expect(tripCost(foundWith({ charges: null }), 1).charges).toBeNull()
    const whole = foundWith({ points: null, other: { kind: 'return', ...back } })
    expect(tripCost(whole, 1)).toEqual({ points: null, charges: aud(33_100) })
  })

  it('takes figures the source did not give from the row of the same seats, and says that a sum is estimated', () => {
    const estimate = { minor: 39_500, currency: 'AUD', estimatedFrom: '2026' }
    const row = { points: null, charges: estimate, tablePrice: null }
    const found = foundWith({ charges: null, other: { kind: 'return', ...back } })
    expect(tripCost(found, 2, { out: row, back: null })).toEqual({
      points: 284_000,
      charges: { ...estimate, minor: 2 * 39_500 + 2 * 10_000 },
    })
    const foreign = { ...row, charges: { minor: 1, currency: 'USD' } }
    expect(tripCost(found, 2, { out: foreign, back: null }).charges).toBeNull()
    expect(tripCost(foundWith(), 2, { out: row, back: null }).charges).toEqual(aud(46_200))
  })

  it('takes points the source did not give from the published price', () => {
    const tablePrice = { points: 82_100 } as TablePrice
    const row = { points: null, charges: null, tablePrice }
    expect(tripCost(foundWith({ points: null }), 2, { out: row, back: null }).points).toBe(164_200)
  })
})
