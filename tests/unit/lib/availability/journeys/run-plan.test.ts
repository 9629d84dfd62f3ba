import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cheapestRun, type Outing } from '../../../../../lib/availability/journeys/run-plan.ts'

const outing: fc.Arbitrary<Outing> = fc
  .record({
    first: fc.integer({ min: 100, max: 108 }),
    nights: fc.integer({ min: 0, max: 3 }),
    credits: fc.constantFrom(10, 20, 35, 60),
    cost: fc.integer({ min: 1, max: 40 }),
  })
  .map(({ first, nights, ...rest }) => ({ first, last: first + nights, ...rest }))

/** The least cost of any set of outings that share no day and reach the target, by trying every set. */
function bruteCost(outings: readonly Outing[], target: number): number {
  let best = Infinity
  for (let chosen = 0; chosen < 2 ** outings.length; chosen += 1) {
    const run = outings.filter((_, at) => (chosen >> at) % 2 === 1).sort((a, b) => a.first - b.first)
    const isFree = run.every(({ first }, at) => at === 0 || first > (run[at - 1]?.last ?? 0))
    if (isFree && sum(run, 'credits') >= target) best = Math.min(best, sum(run, 'cost'))
  }
  return best
}

const sum = (run: readonly Outing[], what: 'credits' | 'cost') => run.reduce((total, one) => total + one[what], 0)

describe('cheapestRun', () => {
  it('costs as little as the cheapest set of outings that reaches the target', () => {
    fc.assert(
      fc.property(fc.array(outing, { maxLength: 9 }), fc.constantFrom(10, 45, 90, 130), (outings, target) => {
        const run = cheapestRun(outings, target)
        const best = bruteCost(outings, target)
        if (run === null) {
          expect(best).toBe(Infinity)
          return
        }
        expect(sum(run, 'cost')).toBe(best)
        expect(sum(run, 'credits')).toBeGreaterThanOrEqual(target)
        for (const [at, { first }] of run.entries()) if (at > 0) expect(first).toBeGreaterThan(run[at - 1]?.last ?? 0)
      }),
      { numRuns: 300 },
    )
  })

  it('returns null without outings', () => {
    expect(cheapestRun([], 10)).toBeNull()
  })
})
