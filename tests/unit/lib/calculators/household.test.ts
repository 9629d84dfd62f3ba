import { describe, expect, it } from 'vitest'
import {
  answerHousehold,
  householdDefaults,
  householdFields,
  householdSteps,
} from '../../../../lib/calculators/household.ts'

const answerWith = (change: Partial<typeof householdDefaults>) => answerHousehold({ ...householdDefaults, ...change })

describe('a household', () => {
  it('transfers the fewest points, and books from every account that can pay', () => {
    expect(householdSteps(answerWith({})).map(({ what, how, figure }) => `${what}: ${how}, ${figure}`)).toEqual([
      'Family transfer: You to Person 2, 12,100',
      'Book: You, 1 seat, 82,100',
      'Book: Person 2, 1 seat, 82,100',
    ])
  })

  it('says what is missing and in whose account, and gives a price to buy it for Velocity but not for Qantas', () => {
    const qantas = answerWith({ balances: [100_000] })
    expect(qantas).toMatchObject({ status: 'short', missing: 64_200, buy: { status: 'not-published' } })
    const into = (how: string, figure: string) => ({ what: 'Earn or buy first', how, figure })
    expect(householdSteps(qantas)[0]).toEqual(into('into your account', '64,200'))
    // Velocity transfers no fewer than 5,000 points, so neither these 3,000 nor the missing ones can be moved.
    const velocity = answerWith({ program: 'velocity', balances: [0, 3_000], seats: 1, each: 6_000 })
    expect(householdSteps(velocity)[0]).toEqual(into('into the account of Person 2', '3,000'))
    expect(answerWith({ program: 'velocity', balances: [160_000] })).toMatchObject({
      status: 'short',
      buy: { status: 'published' },
    })
  })

  it('answers for an empty household and for the largest one', () => {
    expect(answerWith({ balances: [], seats: 1, each: 10_000 })).toMatchObject({ status: 'short', missing: 10_000 })
    expect(answerWith({ balances: [1, 2, 3, 4, 5, 1_000_000], seats: 9, each: 20_000 }).status).toBe('payable')
  })

  it('reads balances from its address, but not seven of them or an empty one', () => {
    const { balances } = householdFields
    expect([balances.read('1-2-3'), balances.read('1-2-3-4-5-6-7'), balances.read('1--2')]).toEqual([
      [1, 2, 3],
      null,
      null,
    ])
  })
})
