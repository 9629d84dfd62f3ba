import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type EarnState, earnDefaults, planEarning } from '../../../../lib/calculators/earn-plan.ts'
import { earnMethods } from '../../../../lib/programs/qantas/data/earn-methods.ts'

const nothing: EarnState = {
  ...earnDefaults,
  cardSpend: 0,
  groceries: 0,
  fuelLitres: 0,
  shopping: 0,
  hotels: 0,
  cardBonus: false,
  switchEnergy: false,
}
const planned = (change: Partial<EarnState>) => planEarning({ ...nothing, ...change })

describe('a plan', () => {
  it('is empty without any spending, and never reaches the target', () => {
    expect(planned({})).toMatchObject({ lines: [], minPoints: 0, maxPoints: 0, missing: 150_000, monthsToTarget: null })
  })

  it('multiplies spending by months', () => {
    const { lines } = planned({ groceries: 1_000, months: 10 })
    expect(lines.map(({ method, minPoints, maxPoints }) => [method.id, minPoints, maxPoints])).toEqual([
      ['groceries', 5_000, 5_000],
    ])
  })

  it('counts a joining bonus once, and an “up to” bonus only in the maximum', () => {
    expect(planned({ cardBonus: true, months: 24 }).minPoints).toBe(90_000)
    expect(planned({ switchHealth: true })).toMatchObject({ minPoints: 0, maxPoints: 130_000 })
  })

  it('counts one month as one', () => {
    expect(planned({ groceries: 1_000, months: 1 }).steps[0]?.how).toBe('in 1 month')
  })

  it('counts savings only up to $50,000: 54,000 to 54,780 points a year', () => {
    const { minPoints, maxPoints } = planned({ savings: 400_000, months: 12 })
    expect([minPoints, maxPoints]).toEqual([54_000, 54_780])
  })

  it('says how many months the target takes', () => {
    const { monthsToTarget, missing } = planned({ target: 10_000, groceries: 2_000, months: 6 })
    expect([monthsToTarget, missing]).toEqual([10, 4_000])
  })

  it('sorts by the least points', () => {
    const { lines } = planEarning(earnDefaults)
    expect(lines.map(({ minPoints }) => minPoints)).toEqual(
      lines.map(({ minPoints }) => minPoints).sort((a, b) => b - a),
    )
  })

  it('never brings less with more months and more spending', () => {
    const amount = fc.integer({ min: 0, max: 50_000 })
    fc.assert(
      fc.property(amount, amount, fc.integer({ min: 1, max: 59 }), (spend, more, months) => {
        const now = planned({ cardSpend: spend, months })
        const later = planned({ cardSpend: spend + more, months: months + 1 })
        expect(later.minPoints).toBeGreaterThanOrEqual(now.minPoints)
        expect(now.maxPoints).toBeGreaterThanOrEqual(now.minPoints)
      }),
    )
  })
})

it('every way to earn has a source, or is only recalled', () => {
  for (const { id, sources, confidence } of earnMethods) {
    expect([id, sources.length > 0 || confidence === 'recalled']).toEqual([id, true])
  }
})
