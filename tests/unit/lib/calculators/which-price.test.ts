import { describe, expect, it } from 'vitest'
import { answerWhich, whichDefaults } from '../../../../lib/calculators/which-price.ts'

const kindOf = (change: Partial<typeof whichDefaults>) => answerWhich({ ...whichDefaults, ...change }).kind

describe('a price in points', () => {
  it.each([
    ['the table of today', {}, 'classic'],
    ['a table of before August 2025', { points: 68_400, miles: 3_908 }, 'older-classic'],
    ['another zone', { points: 98_400, fare: 9_000 }, 'other-zone'],
    ['the fare at 1.25 cents', { points: 192_000 }, 'classic-plus'],
    ['the fare at 1 cent in economy', { points: 60_000, fare: 600, cabin: 'Y', cash: 100 }, 'classic-plus'],
    ['the fare at half a cent', { points: 400_000 }, 'points-plus-pay'],
    ['nothing known', { points: 123_457, fare: 9_999 }, 'unknown'],
  ] as const)('is recognised by %s', (_, change, kind) => expect(kindOf(change)).toBe(kind))

  it('is worked out from the fare', () => {
    expect(answerWhich(whichDefaults).steps.map(({ figure }) => figure)).toEqual(['$2,168', '2.64 cents', '$1,053'])
  })

  it('is worth the fare less its charges', () => {
    const { centsPerPoint, verdict } = answerWhich(whichDefaults)
    expect(centsPerPoint).toBeCloseTo(2.64, 2)
    expect(verdict.best.method).toBe('classic')
    expect(verdict.savedAud).toBeCloseTo(2_400 - 232 - 821)
  })

  it('loses to cash when points are worth more than they bring', () => {
    expect(answerWhich({ ...whichDefaults, cents: 5 }).verdict).toMatchObject({ best: { method: 'cash' }, savedAud: 0 })
  })
})
