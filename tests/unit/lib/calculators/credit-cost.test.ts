import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { creditCost, creditCostDefaults, creditCostFields } from '../../../../lib/calculators/credit-cost.ts'

const of = (change: Partial<typeof creditCostDefaults>) => creditCost({ ...creditCostDefaults, ...change })

describe('what a status credit costs', () => {
  it('is the fare divided by the credits, less what the points are worth', () => {
    expect(of({})).toMatchObject({ eachAud: 8, eachAfterPointsAud: 7.6 })
    expect(of({ cents: 0 }).eachAfterPointsAud).toBe(8)
  })

  it('counts the trips needed to reach a tier of the published table', () => {
    // Gold takes 700; 460 are missing after 240, six trips of 80.
    expect(of({})).toMatchObject({ missing: 460, trips: 6, tripsAud: 3_840 })
    expect(of({}).sentence).toBe('6 of these trips earn the 460 status credits you still need for Gold.')
    expect(of({ held: 620 })).toMatchObject({ missing: 80, trips: 1, tripsAud: 640 })
    expect(of({ held: 620 }).sentence).toBe('One of these trips earns the 80 status credits you still need for Gold.')
  })

  it('is worked out line by line', () => {
    expect(of({}).steps.map(({ figure }) => figure)).toEqual(['$8.00', '$32', '$7.60', '460', '6'])
    expect(of({ goal: 'Platinum' }).sentence).toContain('1,160 status credits')
  })

  it('says when nothing is missing', () => {
    expect(of({ held: 9_000 })).toMatchObject({ missing: 0, trips: 0, tripsAud: 0 })
    expect(of({ held: 9_000 }).sentence).toBe('You already have enough status credits for Gold.')
  })

  it('is never negative, and the trips always suffice', () => {
    const numbers = fc.record({
      fare: fc.integer({ min: 1, max: 100_000 }),
      credits: fc.integer({ min: 1, max: 5_000 }),
      points: fc.integer({ min: 0, max: 1_000_000 }),
      held: fc.integer({ min: 0, max: 20_000 }),
    })
    fc.assert(
      fc.property(numbers, (change) => {
        const { eachAud, eachAfterPointsAud, trips, missing } = of(change)
        expect(eachAfterPointsAud).toBeGreaterThanOrEqual(0)
        expect(eachAfterPointsAud).toBeLessThanOrEqual(eachAud)
        expect(trips * change.credits).toBeGreaterThanOrEqual(missing)
        expect((trips - 1) * change.credits).toBeLessThan(Math.max(1, missing))
      }),
    )
  })

  it('has defaults that its own fields read back', () => {
    for (const [name, field] of Object.entries(creditCostFields)) {
      const value = creditCostDefaults[name as keyof typeof creditCostDefaults]
      expect(field.read(field.write(value as never)), name).toBe(value)
    }
  })
})
