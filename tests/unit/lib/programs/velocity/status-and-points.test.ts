import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { packTable } from '../../../../../lib/programs/velocity/data/points-packs.ts'
import { krisflyerMilesFor, velocityPointsForFare } from '../../../../../lib/programs/velocity/points.ts'
import { cheapestPacks } from '../../../../../lib/programs/velocity/points-packs.ts'
import {
  spendForStatusCredits,
  type VelocityFare,
  type VelocityTier,
  velocityStatusCredits,
  velocityStatusOutlook,
} from '../../../../../lib/programs/velocity/status.ts'

const today = '2026-11-20'

describe('status credits', () => {
  const credits = (fareAud: number, fare: VelocityFare, bookedOn = today, miles = 439) => {
    const result = velocityStatusCredits({ fare, fareAud, miles, network: 'domestic', bookedOn })
    return result.status === 'published' ? result.statusCredits : result.status
  }

  test('sc1: by the fare paid, rounded up', () => {
    expect([
      credits(300, 'choice'),
      credits(300, 'lite'),
      credits(301, 'flex'),
      credits(24, 'lite'),
      credits(24.01, 'lite'),
    ]).toEqual([25, 13, 26, 1, 2])
  })

  test('before 2 April 2025 by distance', () => {
    expect(credits(300, 'choice', '2025-04-01')).toBe(15)
    expect(credits(300, 'business', '2025-04-01', 1501)).toBe(105)
    expect(credits(300, 'choice', '2022-01-18')).toBe('not-published')
  })

  test('short-haul international before 2 April 2025', () => {
    const flight = { fare: 'flex', fareAud: 500, miles: 2870, network: 'shortHaulInternational' } as const
    expect(velocityStatusCredits({ ...flight, bookedOn: '2024-05-01' })).toMatchObject({ statusCredits: 65 })
  })

  test('are whole numbers of 0 or more, and refuse bad input', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 50_000, noNaN: true }), (fare) => {
        const earned = credits(fare, 'lite')
        return typeof earned === 'number' && Number.isInteger(earned) && earned >= 0
      }),
    )
    expect(() => credits(Number.NaN, 'lite')).toThrow(expect.objectContaining({ code: 'bad-amount' }))
  })
})

describe('tiers', () => {
  const year = (statusCredits: number, fromVirgin: number, eligibleSectors = 0) => ({
    statusCredits,
    fromVirgin,
    eligibleSectors,
  })

  test.each([
    ['sc4', 500, 250, 'Gold'],
    ['sc4', 500, 249, 'Silver'],
    ['no share at all', 500, 0, 'Red'],
    ['Platinum Plus', 2000, 1500, 'Platinum Plus'],
    ['Platinum Plus, share short', 2000, 1499, 'Platinum'],
  ] as const)('%s: %s credits with %s from Virgin reach %s', (_, total, virgin, tier) => {
    expect(velocityStatusOutlook(year(total, virgin), 'Red', today).attained).toBe(tier)
  })

  test.each([
    ['Gold', 400, 200, 'Gold'],
    ['Gold', 399, 200, 'Silver'],
    ['Platinum', 500, 250, 'Gold'],
    ['Red', 0, 0, 'Red'],
  ] as [VelocityTier, number, number, VelocityTier][])(
    '%s with %s credits (%s from Virgin) becomes %s',
    (held, total, virgin, after) => {
      expect(velocityStatusOutlook(year(total, virgin), held, today).afterReview).toBe(after)
    },
  )

  test('gives what is missing for the next tier, and to keep the held one', () => {
    const outlook = velocityStatusOutlook(year(450, 100), 'Gold', today)
    expect(outlook.next).toEqual({ tier: 'Platinum', statusCredits: 550, fromVirgin: 400, eligibleSectors: 0 })
    expect(outlook.toKeepHeld).toEqual({ tier: 'Gold', statusCredits: 0, fromVirgin: 100, eligibleSectors: 0 })
  })

  test('before October 2025 sectors counted and there was no Platinum Plus', () => {
    expect(velocityStatusOutlook(year(2000, 2000, 8), 'Red', '2025-09-30').attained).toBe('Platinum')
    expect(velocityStatusOutlook(year(500, 500, 3), 'Red', '2025-09-30').attained).toBe('Silver')
  })

  test('sc2, sc3: dollars on Choice or better to reach and to keep a tier', () => {
    const dollars = [250, 500, 1000, 2000, 200, 400, 800].map((credits) => spendForStatusCredits(credits, 'choice'))
    expect(dollars).toEqual([3000, 6000, 12_000, 24_000, 2400, 4800, 9600])
  })
})

describe('points', () => {
  const earned = (tier: VelocityTier, bookedOn: string) => velocityPointsForFare(200, tier, bookedOn)

  test('pe1, pe2: points by tier and booking day', () => {
    expect(earned('Red', '2025-04-01')).toMatchObject({ points: 1000 })
    expect(earned('Red', '2025-04-02')).toMatchObject({ points: 800, table: { confidence: 'confirmed' } })
    expect(earned('Silver', today)).toMatchObject({ points: 1200, table: { confidence: 'recalled' } })
    expect(earned('Gold', today)).toMatchObject({ points: 1400 })
    expect(earned('Platinum', today)).toMatchObject({ points: 1600 })
    expect(earned('Platinum Plus', today).status).toBe('not-published')
  })

  test('kf2, kf3: the minimum transfer to KrisFlyer, and its rate by day', () => {
    expect(() => krisflyerMilesFor(4999, today)).toThrow('A transfer is at least 5000 points, not 4999.')
    expect(krisflyerMilesFor(5000, '2018-12-31')).toBe(3703)
    expect(krisflyerMilesFor(5000, today)).toBe(3225)
  })
})

describe('bought points', () => {
  test('bp2: cents per point', () => {
    const cents = [1000, 10_000, 100_000].map((target) => {
      const bought = cheapestPacks(target)
      return bought.status === 'published' ? bought.centsPerPoint : Number.NaN
    })
    expect(cents).toEqual([3.6, 3.25, 2.34])
  })

  /** Cheapest way to at least `target` points, trying every pack as the next one. */
  function exhaustive(target: number, known = new Map<number, number>()): number {
    if (target <= 0) return 0
    const seen = known.get(target)
    if (seen !== undefined) return seen
    const best = Math.min(...packTable.packs.map((pack) => pack.aud + exhaustive(target - pack.points, known)))
    known.set(target, best)
    return best
  }

  test('are the cheapest set, as an exhaustive search finds', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60_000 }), (target) => {
        const bought = cheapestPacks(target)
        if (bought.status !== 'published') throw new Error(bought.reason)
        expect(bought.aud).toBe(exhaustive(target))
        expect(bought.points).toBeGreaterThanOrEqual(target)
        expect(bought.packs.reduce((sum, pack) => sum + pack, 0)).toBe(bought.points)
      }),
      { numRuns: 60 },
    )
  })

  test('no points cost nothing, and more than 250,000 have no published price', () => {
    expect(cheapestPacks(0)).toMatchObject({ packs: [], aud: 0 })
    expect(cheapestPacks(250_000)).toMatchObject({ aud: 5850 })
    expect(cheapestPacks(250_001).status).toBe('not-published')
    expect(() => cheapestPacks(Number.NaN)).toThrow(expect.objectContaining({ code: 'bad-amount' }))
  })
})
