import { describe, expect, test } from 'vitest'
import {
  flightsToTarget,
  loyaltyBonus,
  pointsClubOutlook,
  qantasStatusOutlook,
  yearBonuses,
} from '../../../../../lib/programs/qantas/status.ts'

const year = (statusCredits: number, qantasGroupSectors = 4, fromQfMarketed = 0) => ({
  statusCredits,
  qantasGroupSectors,
  fromQfMarketed,
})

describe('qantasStatusOutlook', () => {
  test.each([
    [299, 4, 0, 'Bronze'],
    [300, 4, 0, 'Silver'],
    [300, 3, 0, 'Bronze'],
    [700, 4, 0, 'Gold'],
    [1400, 4, 0, 'Platinum'],
    [3600, 4, 2699, 'Platinum'],
    [3600, 4, 2700, 'Platinum One'],
  ] as const)('%s credits, %s sectors, %s from QF numbers attain %s', (credits, sectors, qf, tier) => {
    expect(qantasStatusOutlook(year(credits, sectors, qf), 'Bronze').attained).toBe(tier)
  })

  test.each([
    [599, 'Gold', false],
    [600, 'Gold', true],
    [250, 'Silver', true],
    [1199, 'Platinum', false],
  ] as const)('%s credits keep %s: %s', (credits, held, kept) => {
    expect(qantasStatusOutlook(year(credits), held).keepsHeld).toBe(kept)
  })

  test('says what is missing for the tier above the one held', () => {
    const outlook = qantasStatusOutlook(year(500, 2), 'Gold')
    expect(outlook.next).toEqual({ tier: 'Platinum', statusCredits: 900, fromQfMarketed: 0, qantasGroupSectors: 2 })
    expect(outlook.toKeepHeld).toMatchObject({ statusCredits: 100, qantasGroupSectors: 2 })
    expect(qantasStatusOutlook(year(4000, 4, 3000), 'Platinum One').next).toBeNull()
  })

  test('refuses an invalid number of credits', () => {
    expect(() => qantasStatusOutlook(year(Number.NaN), 'Gold')).toThrow(expect.objectContaining({ code: 'bad-amount' }))
    expect(() => qantasStatusOutlook(year(-1), 'Gold')).toThrow(expect.objectContaining({ code: 'bad-amount' }))
  })
})

test('lists the bonuses reached in a year, and gives the loyalty bonus', () => {
  expect(yearBonuses(2399)).toEqual([])
  expect(yearBonuses(5000).map((bonus) => bonus.at)).toEqual([2400, 5000])
  expect(loyaltyBonus(1499)).toEqual({ statusCredits: 100, confidence: 'recalled' })
})

test('a status run counts the flights needed for credits and for sectors', () => {
  const run = { target: 700, have: 100, creditsPerFlight: 80, sectorsStillNeeded: 4 }
  expect(flightsToTarget(run)).toBe(8)
  expect(flightsToTarget({ ...run, have: 690 })).toBe(4)
})

test('Points Club starts at 150,000 points, and Plus is not published', () => {
  expect(pointsClubOutlook(149_999)).toMatchObject({ member: false, missing: 1, plus: 'not-reached' })
  expect(pointsClubOutlook(150_000)).toMatchObject({ member: true, missing: 0 })
  expect(pointsClubOutlook(320_000).plus).toBe('not-published')
})
