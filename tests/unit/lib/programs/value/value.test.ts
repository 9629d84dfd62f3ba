import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { confidences } from '../../../../../lib/core/provenance.ts'
import { Cabin } from '../../../../../lib/core/schemas.ts'
import { cashExamples, cashExamplesFor } from '../../../../../lib/programs/value/cash-part.ts'
import { centsPerBonusPoint, classicPlusPoints } from '../../../../../lib/programs/value/cents-per-point.ts'
import { comparePayments, getMinPointWorth } from '../../../../../lib/programs/value/compare-payments.ts'

describe('classicPlusPoints', () => {
  test.each([
    ['v3', 300, 'Y', '2026-11-20', 30_000],
    ['premium cabins now', 5000, 'J', '2026-11-20', 400_000],
    ['premium cabins in 2024', 6000, 'J', '2024-06-01', 400_000],
    ['a fare with cents', 123.45, 'W', '2026-11-20', 9876],
  ] as const)('%s: %s dollars in %s booked on %s', (_, fare, cabin, bookedOn, expected) => {
    expect(classicPlusPoints(fare, cabin, bookedOn)).toBe(expected)
  })

  test('is not published before Classic Plus began', () => {
    expect(classicPlusPoints(300, 'Y', '2024-04-07')).toMatchObject({ status: 'not-published' })
  })
})

test('w1: cents per bonus point of a wine pack', () => {
  expect(centsPerBonusPoint(354, 12_000)).toBe(2.95)
  expect(centsPerBonusPoint(215.88, 4500)).toBeCloseTo(4.797, 3)
})

describe('compareWays', () => {
  const offers = {
    classic: { points: 130_100, cashAud: 400 },
    'classic-plus': { points: 480_000, cashAud: 400 },
    'points-plus-pay': { points: 200_000, cashAud: 4800 },
  }

  test('names the cheapest way, counting points at their worth', () => {
    const verdict = comparePayments({ program: 'qantas', cashFareAud: 6000, offers, pointWorthCents: 1 })
    expect(verdict.costs.map((way) => way.method)).toEqual(['classic', 'classic-plus', 'cash', 'points-plus-pay'])
    expect(verdict.best).toMatchObject({ method: 'classic', costAud: 1701 })
    expect(verdict.sentence).toBe('The reward seat beats cash by $4,299. Each point is worth 4.30 cents.')
  })

  test('says so when cash is best', () => {
    const verdict = comparePayments({
      program: 'qantas',
      cashFareAud: 700,
      offers: { classic: { points: 48_200, cashAud: 400 } },
      pointWorthCents: 1.5,
    })
    expect(verdict.best.method).toBe('cash')
    expect(verdict.savedAud).toBe(0)
    expect(verdict.sentence).toContain('Paying cash is best')
  })

  test('values a point at what Points + Pay gives where the traveller sets no value', () => {
    expect(comparePayments({ program: 'velocity', cashFareAud: 100, offers: {} }).pointWorthCents).toBe(0.6)
    expect([getMinPointWorth('qantas'), getMinPointWorth('velocity')]).toEqual([0.6, 0.6])
  })

  test('the best way costs no more than any other', () => {
    const offer = fc.record({ points: fc.nat(500_000), cashAud: fc.nat(9000) })
    fc.assert(
      fc.property(fc.nat(9000), offer, offer, fc.double({ min: 0, max: 5, noNaN: true }), (fare, one, other, worth) => {
        const input = { program: 'qantas' as const, cashFareAud: fare, offers: { classic: one, 'classic-plus': other } }
        const { best, costs, savedAud } = comparePayments({ ...input, pointWorthCents: worth })
        return savedAud >= 0 && costs.every((way) => way.costAud >= best.costAud)
      }),
    )
  })
})

describe('cash examples', () => {
  const Example = z.strictObject({
    program: z.enum(['qantas', 'velocity']),
    route: z.string().regex(/^[A-Z]{3}(-[A-Z]{3})+$/),
    carrier: z.string().regex(/^[A-Z0-9]{2}(\+[A-Z0-9]{2})*$/),
    cabin: Cabin,
    way: z.enum(['one way', 'return']),
    aud: z.number().positive().nullable(),
    moreThan: z.number().positive().nullable(),
    seen: z.string().regex(/^20\d\d/),
    what: z.string(),
    confidence: z.enum(confidences),
  })

  type Flown = Parameters<typeof cashExamplesFor>[0] & { carrier: string; cabin: Cabin }
  const seenOn = ({ carrier, cabin, ...pair }: Flown) =>
    cashExamplesFor(pair).filter((one) => one.carrier.split('+').includes(carrier) && one.cabin === cabin)

  test('are well formed, and none is 0', () => {
    const all = [...cashExamples('qantas'), ...cashExamples('velocity')].map((one) => Example.parse(one))
    expect(all.every((one) => (one.aud ?? one.moreThan ?? 0) > 0)).toBe(true)
  })

  test.each([
    ['r9', { program: 'qantas', from: 'SYD', to: 'DXB', carrier: 'EK', cabin: 'Y' }, 339],
    ['r14', { program: 'qantas', from: 'LAX', to: 'SYD', carrier: 'QF', cabin: 'J' }, 774.99],
    ['r18', { program: 'qantas', from: 'SYD', to: 'SIN', carrier: 'BA', cabin: 'F' }, 292.35],
    ['rw11', { program: 'velocity', from: 'SYD', to: 'LHR', carrier: 'QR', cabin: 'Y' }, 333.69],
    ['rw15', { program: 'velocity', from: 'SYD', to: 'LHR', carrier: 'SQ', cabin: 'W' }, 359.49],
  ] as const)('%s: the newest of %o', (_, input, aud) => {
    expect(seenOn(input)[0]?.aud).toBe(aud)
  })

  test('rw11: business and first on Qatar', () => {
    const aud = (cabin: Cabin) => seenOn({ program: 'velocity', from: 'SYD', to: 'LHR', carrier: 'QR', cabin })[0]?.aud
    expect([aud('J'), aud('F')]).toEqual([820.09, 1067.19])
  })

  test('r14: the example of April 2024 comes after the lower bound of 2025', () => {
    const seen = seenOn({ program: 'qantas', from: 'SYD', to: 'LAX', carrier: 'QF', cabin: 'J' })
    expect(seen.map((one) => one.aud ?? one.moreThan)).toEqual([774.99, 836.7, 1050, 347, 330])
  })
})
