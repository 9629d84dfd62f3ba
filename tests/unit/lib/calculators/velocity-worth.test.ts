import { describe, expect, it } from 'vitest'
import { velocityPairs } from '../../../../lib/calculators/fly/slugs.ts'
import { answerVelocityFly, lowestPoints } from '../../../../lib/calculators/fly/velocity-answer.ts'
import { roundAmounts } from '../../../../lib/calculators/points-to-dollars.ts'
import {
  boughtFor,
  describeUse,
  krisflyerFor,
  velocityAmountWords,
  velocityUses,
} from '../../../../lib/calculators/velocity-worth.ts'

describe('uses of Velocity Points', () => {
  it('are sorted best first, without purchase prices and valuations by others', () => {
    const uses = velocityUses(100_000)
    expect(velocityUses(120_000)[0]).toMatchObject({
      use: 'Business reward seat to Europe',
      lowAud: 3_000,
      highAud: 4_200,
    })
    expect(uses.map(({ lowCents }) => lowCents)).toEqual(uses.map(({ lowCents }) => lowCents).toSorted((a, b) => b - a))
    expect(uses.filter(({ use }) => /valuation|bought/.test(use))).toEqual([])
    expect(uses.map(describeUse).at(-1)).toBe('as a Coles gift card')
  })

  it('leave out what costs more, such as a business seat to Europe at today’s table price', () => {
    const europe = ['GR', 'DE', 'IT', 'AT', 'GB', 'FR']
    const slugs = velocityPairs.destinations().filter(({ countryCode }) => europe.includes(countryCode))
    const prices = slugs.flatMap(({ slug }) => {
      const ways = velocityPairs.pairsTo(slug).flatMap((pair) => pair.routings)
      const { cabins } = answerVelocityFly(ways, { trip: 'one-way', people: 1, have: 0 })
      return lowestPoints(cabins.find(({ cabin }) => cabin === 'J')?.today ?? null) ?? []
    })
    const least = Math.min(...prices)
    const uses = (points: number) => velocityUses(points).map(({ use }) => use)
    expect(uses(least)).toContain('Business reward seat to Europe')
    expect(uses(least - 1)).not.toContain('Business reward seat to Europe')
    expect(velocityAmountWords(5_000).summary).toBe('5,000 Velocity Points are worth about $22 as a Coles gift card.')
  })

  it('carry the date they were seen', () => {
    expect(velocityUses(4_500).find(({ use }) => use.startsWith('Coles'))?.seen).toBe('2017-08')
  })
})

describe('what else points turn into', () => {
  it('KrisFlyer miles at 1.55, from 5,000 points', () => {
    expect([4_999, 5_000, 50_000].map(krisflyerFor)).toEqual([null, 3_225, 32_258])
  })

  it('the price of buying as many, up to the yearly limit', () => {
    expect(boughtFor(50_000)?.aud).toBe(1_172)
    expect(boughtFor(250_001)).toBeNull()
  })
})

it('every round amount has its own title and summary', () => {
  const words = roundAmounts.map(velocityAmountWords)
  expect(new Set(words.map(({ title }) => title)).size).toBe(roundAmounts.length)
  expect(new Set(words.map(({ summary }) => summary)).size).toBe(roundAmounts.length)
})
