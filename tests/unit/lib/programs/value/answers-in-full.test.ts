import { describe, expect, test } from 'vitest'
import { classicPlusTable } from '../../../../../lib/programs/qantas/data/value-data.ts'
import { centsPerBonusPoint, classicPlusPoints } from '../../../../../lib/programs/value/cents-per-point.ts'
import { comparePayments } from '../../../../../lib/programs/value/compare-payments.ts'

describe('Classic Plus', () => {
  test('is priced at the rate of the booking day, from the first day of each rate', () => {
    for (const { from, economy, premium } of classicPlusTable.rates) {
      expect(classicPlusPoints(300, 'Y', from)).toBe(Math.ceil(30_000 / economy))
      expect(classicPlusPoints(300, 'W', from)).toBe(Math.ceil(30_000 / premium))
    }
    expect(classicPlusPoints(0, 'Y', '2026-11-20')).toBe(0)
  })

  test('rounds up, but ignores floating-point error', () => {
    expect(classicPlusPoints(300.01, 'J', '2026-11-20')).toBe(24_001)
    expect(classicPlusPoints(300, 'J', '2026-11-20')).toBe(24_000)
  })

  test('is not published before its launch, and names the launch date', () => {
    expect(classicPlusPoints(300, 'Y', '2023-01-01')).toEqual({
      status: 'not-published',
      reason: `Classic Plus began on ${classicPlusTable.launchedOn}.`,
    })
  })

  test('refuses a negative fare and an invalid date', () => {
    expect(() => classicPlusPoints(-1, 'Y', '2026-11-20')).toThrow('A fare is 0 or more, not -1.')
    expect(() => classicPlusPoints(1, 'Y', '20-11-2026')).toThrow('is not a date')
  })
})

test('centsPerBonusPoint refuses a bonus of no points and a price below 0', () => {
  expect(() => centsPerBonusPoint(10, 0)).toThrow('A bonus of more than 0 points is 0 or more')
  expect(() => centsPerBonusPoint(-1, 10)).toThrow('A price is 0 or more, not -1.')
  expect(centsPerBonusPoint(0, 1)).toBe(0)
})

describe('ways to pay', () => {
  const input = { program: 'qantas', cashFareAud: 600, pointWorthCents: 1 } as const

  test('are returned with all their fields, the cheapest first', () => {
    const classic = { points: 40_000, cashAud: 100 }
    const best = { method: 'classic', ...classic, centsPerPoint: 1.25, costAud: 500 }
    expect(comparePayments({ ...input, offers: { classic } })).toEqual({
      costs: [best, { method: 'cash', points: 0, cashAud: 600, centsPerPoint: null, costAud: 600 }],
      ...{ best, savedAud: 100, pointWorthCents: 1 },
      sentence: 'The reward seat beats cash by $100. Each point is worth 1.25 cents.',
    })
  })

  test('that cost the same are sorted by the points they spend', () => {
    const offers = { classic: { points: 50_000, cashAud: 0 }, 'points-plus-pay': { points: 10_000, cashAud: 400 } }
    expect(comparePayments({ ...input, cashFareAud: 500, offers }).costs.map(({ method }) => method)).toEqual([
      ...['cash', 'points-plus-pay', 'classic'],
    ])
  })

  test('without points have no value per point', () => {
    const verdict = comparePayments({ ...input, offers: { 'points-plus-pay': { points: 0, cashAud: 550 } } })
    expect(verdict.best).toMatchObject({ centsPerPoint: null, costAud: 550 })
    expect(verdict.sentence).toBe('Points + Pay beats cash by $50.')
  })

  test('are only cash where nothing else is offered', () => {
    expect(comparePayments({ ...input, offers: {} })).toMatchObject({
      ...{ costs: [{ method: 'cash' }], savedAud: 0 },
      sentence: 'Paying cash is best: every other option gives your points less than they’re worth.',
    })
  })

  test.each([
    [{ cashFareAud: -1 }, 'A fare is 0 or more, not -1.'],
    [{ pointWorthCents: -1 }, 'The worth of a point is 0 or more, not -1.'],
    [{ offers: { classic: { points: -1, cashAud: 0 } } }, 'A number of points is 0 or more, not -1.'],
    [{ offers: { classic: { points: 0, cashAud: -1 } } }, 'A cash part is 0 or more, not -1.'],
  ])('refuse %j', (change, message) => {
    expect(() => comparePayments({ ...input, offers: {}, ...change })).toThrow(message)
  })
})
