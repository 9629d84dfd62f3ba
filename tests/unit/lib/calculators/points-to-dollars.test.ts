import { describe, expect, it } from 'vitest'
import {
  amountWords,
  centsSpan,
  dollarSpan,
  findAmountSlug,
  findJetstarMiles,
  listReach,
  listSpendingOptions,
  roundAmounts,
  spendingSteps,
} from '../../../../lib/calculators/points-to-dollars.ts'

const wayOf = (points: number, use: string) => {
  const way = listSpendingOptions(points).find((one) => one.use === use)
  if (!way) throw new Error(`no way called ${use}`)
  return way
}

describe('ways to spend points', () => {
  it('are sorted best first, and leave out a rate that no longer applies', () => {
    const ways = listSpendingOptions(100_000)
    const old = ways.findIndex(({ use }) => use.includes('before August 2025'))
    const descends = (cents: number[]) => expect(cents).toEqual(cents.toSorted((a, b) => b - a))
    descends(ways.slice(0, old).map((way) => way.lowCents))
    descends(ways.slice(old).map((way) => way.lowCents))
    // No value from before the change of August 2025 ranks above a current one.
    expect(ways.slice(old).every(({ use }) => use.includes('before August 2025'))).toBe(true)
    expect(ways.slice(old)).toHaveLength(5)
    expect(ways.some(({ lowCents, use }) => use.startsWith('Classic Plus') && lowCents === 1.5)).toBe(false)
    expect(wayOf(100_000, 'Classic Plus premium cabins').lowAud).toBe(1_250)
  })

  it('are spans, single figures or open-ended, in dollars and in cents', () => {
    expect(dollarSpan(wayOf(100_000, 'Points Plus Pay'))).toBe('$500 to $600')
    expect(dollarSpan(wayOf(100_000, 'Flight voucher'))).toBe('$590')
    expect(dollarSpan(wayOf(100_000, 'Classic Reward business and first'))).toBe('$3,000 or more')
    expect(centsSpan(wayOf(19_300, 'Classic Reward business and first'))).toBe('3 or more')
  })

  it('leave out seats and upgrades that cost more', () => {
    const uses = (points: number) => listSpendingOptions(points).map(({ use }) => use)
    expect(uses(19_299).filter((use) => use.startsWith('Classic Reward'))).toEqual([])
    expect(uses(5_000).filter((use) => use.startsWith('Upgrade'))).toEqual([])
    expect(amountWords(5_000).summary).toBe('5,000 Qantas Points are worth $24 to $30 in the Qantas store.')
  })

  it('are worked out in three lines', () => {
    expect(spendingSteps(50_000, wayOf(50_000, 'Store goods')).map(({ figure }) => figure)).toEqual([
      '50,000',
      '0.48 to 0.6',
      '$240 to $300',
    ])
  })
})

describe('how far points go', () => {
  it('starts on Jetstar, whose shortest reward costs 5,700 points', () => {
    expect([5_699, 5_700, 9_199].map(findJetstarMiles)).toEqual([null, 600, 600])
  })

  it('names the farthest zone they pay for, and how often', () => {
    expect(listReach(100_000)).toEqual([
      { cabin: 'Y', zone: 10, maxMiles: 15_000, points: 63_500, trips: 1 },
      { cabin: 'W', zone: 8, maxMiles: 8_400, points: 97_600, trips: 1 },
      { cabin: 'J', zone: 6, maxMiles: 5_800, points: 98_400, trips: 1 },
      { cabin: 'F', zone: 3, maxMiles: 2_400, points: 65_300, trips: 1 },
    ])
  })

  it('ends when one point is missing for a price', () => {
    expect(listReach(9_200).map(({ cabin }) => cabin)).toEqual(['Y'])
    expect(listReach(9_199)).toEqual([])
  })
})

describe('amount pages', () => {
  it('have unique titles, and summaries in dollars', () => {
    expect(new Set(roundAmounts.map((amount) => amountWords(amount).title)).size).toBe(roundAmounts.length)
    expect(amountWords(50_000).summary).toContain('$240')
  })

  it.each([
    ['50000', 50_000],
    ['50,000', undefined],
    ['49999', undefined],
    ['1e5', undefined],
    ['-1', undefined],
  ])('slug %s is %s', (slug, amount) => expect(findAmountSlug([slug])).toBe(amount))

  it('are one segment deep', () => expect(findAmountSlug(['50000', 'x'])).toBeUndefined())
})
