import { describe, expect, it } from 'vitest'
import { tripCost } from '../../../../lib/alerts/trip-cost.ts'
import { foundWith } from './found.ts'

const back = { from: 'SIN', to: 'SYD', date: '2027-04-14', direct: true, seats: 2, points: 60_000, charges: 10_000 }

describe('tripCost', () => {
  it('is one way for everybody', () => {
    expect(tripCost(foundWith(), 2)).toEqual({ points: 164_000, charges: 46_200 })
  })

  it('adds the way back', () => {
    const found = foundWith({ other: { kind: 'return', ...back } })
    expect(tripCost(found, 2)).toEqual({ points: 284_000, charges: 66_200 })
  })

  it('takes a party that splits group by group', () => {
    const other = { kind: 'split' as const, ...back, from: 'SYD', to: 'SIN', points: 90_000 }
    expect(tripCost(foundWith({ other }), 3).points).toBe(2 * 82_000 + 90_000)
  })

  it('asks nothing of a group nobody is left for', () => {
    const other = { kind: 'split' as const, ...back, from: 'SYD', to: 'SIN', points: null }
    expect(tripCost(foundWith({ other }), 2).points).toBe(2 * 82_000)
  })

  it('counts everybody where a plan tells of one seat', () => {
    expect(tripCost(foundWith({ seats: 1 }), 4).points).toBe(328_000)
  })

  it('is not known where any part is not', () => {
    const found = foundWith({ other: { kind: 'return', ...back, points: null } })
    expect(tripCost(found, 1)).toEqual({ points: null, charges: 33_100 })
    expect(tripCost(foundWith({ charges: null }), 1).charges).toBeNull()
    const whole = foundWith({ points: null, other: { kind: 'return', ...back } })
    expect(tripCost(whole, 1)).toEqual({ points: null, charges: 33_100 })
  })
})
