import { describe, expect, it } from 'vitest'
import { roundAmounts } from '../../../../lib/calculators/points-to-dollars.ts'
import {
  boughtFor,
  krisflyerFor,
  velocityAmountWords,
  velocityUses,
} from '../../../../lib/calculators/velocity-worth.ts'

describe('uses of Velocity Points', () => {
  it('come best first, without what points cost and what others count them as', () => {
    const uses = velocityUses(100_000)
    expect(uses[0]).toMatchObject({ use: 'Business reward seat to Europe', lowAud: 2_500, highAud: 3_500 })
    expect(uses.map(({ lowCents }) => lowCents)).toEqual(uses.map(({ lowCents }) => lowCents).toSorted((a, b) => b - a))
    expect(uses.filter(({ use }) => /valuation|bought/.test(use))).toEqual([])
  })

  it('carry the date they were seen', () => {
    expect(velocityUses(1).find(({ use }) => use.startsWith('Coles'))?.seen).toBe('2017-08')
  })
})

describe('what else points turn into', () => {
  it('KrisFlyer miles at 1.55, from 5,000 points', () => {
    expect([4_999, 5_000, 50_000].map(krisflyerFor)).toEqual([null, 3_225, 32_258])
  })

  it('a price to buy as many, up to the yearly limit', () => {
    expect(boughtFor(50_000)?.aud).toBe(1_172)
    expect(boughtFor(250_001)).toBeNull()
  })
})

it('every round amount has words of its own', () => {
  const words = roundAmounts.map(velocityAmountWords)
  expect(new Set(words.map(({ title }) => title)).size).toBe(roundAmounts.length)
  expect(new Set(words.map(({ summary }) => summary)).size).toBe(roundAmounts.length)
})
