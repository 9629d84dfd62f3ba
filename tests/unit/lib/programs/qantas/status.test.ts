import { describe, expect, test } from 'vitest'
import { pointsClubOutlook } from '../../../../../lib/programs/qantas/points-club.ts'
import {
  costPerStatusCredit,
  flightsToTarget,
  lifetimeOutlook,
  loyaltyBonus,
  qantasStatusOutlook,
  rolloverAtMost,
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

  test('refuses what is no number of credits', () => {
    expect(() => qantasStatusOutlook(year(Number.NaN), 'Gold')).toThrow(expect.objectContaining({ code: 'bad-amount' }))
    expect(() => qantasStatusOutlook(year(-1), 'Gold')).toThrow(expect.objectContaining({ code: 'bad-amount' }))
  })
})

test('lifetime tiers', () => {
  expect(lifetimeOutlook(6999)).toEqual({ tier: null, next: { tier: 'Silver', statusCredits: 1 } })
  expect(lifetimeOutlook(14_000)).toEqual({ tier: 'Gold', next: { tier: 'Platinum', statusCredits: 61_000 } })
  expect(lifetimeOutlook(75_000)).toEqual({ tier: 'Platinum', next: null })
})

test('bonuses of a year', () => {
  expect(yearBonuses(2399)).toEqual([])
  expect(yearBonuses(5000).map((bonus) => bonus.at)).toEqual([2400, 5000])
  expect(loyaltyBonus(1499)).toEqual({ statusCredits: 100, confidence: 'recalled' })
})

test('a status run: flights to fly and dollars per credit', () => {
  const run = { target: 700, have: 100, creditsPerFlight: 80, sectorsStillNeeded: 4 }
  expect(flightsToTarget(run)).toBe(8)
  expect(flightsToTarget({ ...run, have: 690 })).toBe(4)
  expect(costPerStatusCredit(800, 80)).toBe(10)
  expect(() => costPerStatusCredit(800, 0)).toThrow(expect.objectContaining({ code: 'bad-amount' }))
})

test('rollover is an upper bound, since the cap was not published', () => {
  expect(rolloverAtMost(1000, 700, 'Gold')).toBe(150)
  expect(rolloverAtMost(500, 300, 'Silver')).toBe(50)
  expect(rolloverAtMost(600, 700, 'Gold')).toBe(0)
  expect(rolloverAtMost(100, 0, 'Bronze')).toMatchObject({ status: 'not-published' })
})

test('Points Club', () => {
  expect(pointsClubOutlook(149_999)).toMatchObject({ member: false, missing: 1, plus: 'not-reached' })
  expect(pointsClubOutlook(150_000)).toMatchObject({ member: true, missing: 0 })
  expect(pointsClubOutlook(320_000).plus).toBe('not-published')
})
