import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type HouseholdAccount,
  planHousehold,
  pointsExpireOn,
} from '../../../../../lib/programs/wallet/household-wallet.ts'
import { planPayments, type UsableAccount } from '../../../../../lib/programs/wallet/payment-plan.ts'

const on = '2026-11-20'
const account = (id: string, points: number, more: Partial<HouseholdAccount> = {}): HouseholdAccount => ({
  id,
  points,
  lastActivity: '2026-11-01',
  transfersLeft: null,
  ...more,
})

describe('planHousehold', () => {
  test('needs no transfer where each member can pay for a seat', () => {
    const accounts = [account('Ann', 90_000), account('Bob', 85_000)]
    const plan = planHousehold({ program: 'qantas', accounts, seats: [82_100, 82_100], on })
    expect(plan).toMatchObject({ status: 'payable', transfers: [], moved: 0 })
  })

  test('transfers what is missing from the member who has it', () => {
    const accounts = [account('Ann', 100_000), account('Bob', 70_000)]
    const plan = planHousehold({ program: 'qantas', accounts, seats: [82_100, 82_100], on })
    expect(plan).toMatchObject({ status: 'payable', transfers: [{ from: 'Ann', to: 'Bob', points: 12_100 }] })
  })

  test('a transfer has a minimum: 5,000 points with Velocity, 1,500 with Qantas', () => {
    const accounts = [account('Ann', 40_000), account('Bob', 15_400)]
    const moved = (program: 'qantas' | 'velocity') => planHousehold({ program, accounts, seats: [15_500, 15_500], on })
    expect(moved('qantas')).toMatchObject({ status: 'payable', moved: 0 })
    const tight = [account('Ann', 20_500), account('Bob', 15_400)]
    const plan = (program: 'qantas' | 'velocity') =>
      planHousehold({ program, accounts: tight, seats: [15_500, 15_500], on })
    expect(plan('qantas')).toMatchObject({ transfers: [{ points: 1500 }] })
    expect(plan('velocity')).toMatchObject({ transfers: [{ points: 5000 }] })
  })

  test('Velocity sends at most 125,000 points per transfer', () => {
    const accounts = [account('Ann', 200_000), account('Bob', 10_000)]
    const plan = planHousehold({ program: 'velocity', accounts, seats: [203_000], on })
    expect(plan).toMatchObject({ transfers: [{ from: 'Bob', to: 'Ann', points: 5000 }] })
    const other = [account('Ann', 150_000, { transfersLeft: 0 }), account('Bob', 150_000)]
    expect(planHousehold({ program: 'velocity', accounts: other, seats: [290_000], on })).toMatchObject({
      transfers: [
        { from: 'Bob', to: 'Ann', points: 125_000 },
        { from: 'Bob', to: 'Ann', points: 15_000 },
      ],
    })
  })

  test('takes points from two members where one has too few', () => {
    const accounts = [account('Ann', 50_000), account('Bob', 30_000), account('Cat', 20_000)]
    const plan = planHousehold({ program: 'qantas', accounts, seats: [95_000], on })
    expect(plan).toMatchObject({ status: 'payable', moved: 45_000, payments: [{ account: 'Ann' }] })
  })

  test('says what is missing, for whom, and what buying it costs', () => {
    const accounts = [account('Ann', 70_000), account('Bob', 4000)]
    const plan = planHousehold({ program: 'velocity', accounts, seats: [80_000], on })
    expect(plan).toMatchObject({
      status: 'short',
      missing: 6000,
      topUp: 'Ann',
      // Bob's 4,000 are too few to send, so Ann's go to him.
      plan: { payments: [{ account: 'Bob' }], transfers: [{ from: 'Ann', to: 'Bob', points: 76_000 }] },
    })
    expect(
      planHousehold({ program: 'velocity', accounts: [account('Ann', 70_000)], seats: [80_000], on }),
    ).toMatchObject({
      missing: 10_000,
      buy: { aud: 325 },
    })
    expect(planHousehold({ program: 'qantas', accounts: [account('Ann', 0)], seats: [8000], on })).toMatchObject({
      missing: 8000,
      buy: { status: 'not-published' },
    })
  })

  test('ignores expired points, and warns of those about to expire', () => {
    const accounts = [
      account('Ann', 50_000, { lastActivity: '2025-05-20' }),
      account('Bob', 50_000, { lastActivity: '2025-07-01' }),
    ]
    const plan = planHousehold({ program: 'qantas', accounts, seats: [50_000], on })
    expect(plan).toMatchObject({ status: 'payable', payments: [{ account: 'Bob' }] })
    expect(plan.warnings).toEqual([
      'The points of Ann expired on 2026-11-20.',
      'The points of Bob expire on 2027-01-01; a family transfer does not extend them.',
    ])
  })

  test('transfers the points that expire first where plans are equal', () => {
    const accounts = [
      account('Ann', 50_000),
      account('Bob', 20_000, { lastActivity: '2026-10-01' }),
      account('Cat', 20_000, { lastActivity: '2026-01-01' }),
    ]
    const plan = planHousehold({ program: 'qantas', accounts, seats: [60_000], on })
    expect(plan).toMatchObject({ transfers: [{ from: 'Cat', points: 10_000 }] })
  })

  test('exp1: expiry by program', () => {
    expect(pointsExpireOn('velocity', '2024-11-20')).toBe('2026-11-20')
    expect(pointsExpireOn('qantas', '2025-08-31')).toBe('2027-02-28')
  })

  test('plans a household of six within the test timeout', () => {
    const accounts = ['A', 'B', 'C', 'D', 'E', 'F'].map((id, index) => account(id, 100_000 + index * 7000))
    const seats = Array<number>(6).fill(110_000)
    expect(planHousehold({ program: 'velocity', accounts, seats, on }).status).toBe('payable')
    expect(planHousehold({ program: 'velocity', accounts, seats: Array<number>(9).fill(139_000), on }).status).toBe(
      'short',
    )
  })

  test('refuses an account without a valid balance, and a household without accounts', () => {
    const one = account('Ann', Number.NaN)
    expect(() => planHousehold({ program: 'qantas', accounts: [one], seats: [1], on })).toThrow(
      expect.objectContaining({ code: 'bad-amount' }),
    )
    expect(() => planHousehold({ program: 'qantas', accounts: [], seats: [1], on })).toThrow(
      expect.objectContaining({ code: 'bad-trip' }),
    )
  })
})

type Best = { count: number; moved: number }

/** Tries every sequence of whole-point transfers, then every way to share out the seats. */
function exhaustive(
  accounts: UsableAccount[],
  seats: number[],
  min: number,
  max: number,
  mostTransfers: number,
): Best | null {
  let best: Best | null = null
  const payable = (balances: number[], seat = 0): boolean =>
    seat === seats.length ||
    balances.some((balance, index) => {
      if (balance < (seats[seat] ?? 0)) return false
      const next = balances.with(index, balance - (seats[seat] ?? 0))
      return payable(next, seat + 1)
    })
  const walk = (balances: number[], sent: number[], received: boolean[], done: Best, least: string) => {
    if (
      payable(balances) &&
      (!best || done.count < best.count || (done.count === best.count && done.moved < best.moved))
    ) {
      best = done
    }
    if (done.count === mostTransfers || (best && done.count >= best.count)) return
    for (let from = 0; from < balances.length; from++) {
      // Points received are not sent on: a plan never needs it.
      if (received[from] || (accounts[from]?.transfersLeft ?? 99) <= (sent[from] ?? 0)) continue
      for (let to = 0; to < balances.length; to++) {
        if (to === from || (sent[to] ?? 0) > 0) continue
        for (let points = min; points <= Math.min(max, balances[from] ?? 0); points++) {
          const key = `${from}${to}${String(points).padStart(2, '0')}`
          if (key < least) continue
          const next = balances.with(from, (balances[from] ?? 0) - points).with(to, (balances[to] ?? 0) + points)
          const counted = { count: done.count + 1, moved: done.moved + points }
          walk(next, sent.with(from, (sent[from] ?? 0) + 1), received.with(to, true), counted, key)
        }
      }
    }
  }
  walk(
    accounts.map((one) => one.points),
    accounts.map(() => 0),
    accounts.map(() => false),
    { count: 0, moved: 0 },
    '',
  )
  return best
}

test('the plan equals an exhaustive search on small households', () => {
  const small = fc.record({
    balances: fc.array(fc.record({ points: fc.nat(11), transfersLeft: fc.constantFrom(null, 0, 1, 2) }), {
      minLength: 1,
      maxLength: 3,
    }),
    seats: fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 3 }),
    min: fc.integer({ min: 1, max: 4 }),
    span: fc.integer({ min: 0, max: 6 }),
  })
  fc.assert(
    fc.property(small, ({ balances, seats, min, span }) => {
      const accounts = balances.map((one, index) => ({ id: `${index}`, ...one }))
      const plan = planPayments(accounts, seats, { minPoints: min, maxPoints: min + span })
      const best = exhaustive(accounts, seats, min, min + span, 4)
      if (!best) {
        expect(plan === null || plan.transfers.length > 4).toBe(true)
        return
      }
      expect(plan).not.toBeNull()
      expect({ count: plan?.transfers.length, moved: plan?.moved }).toEqual(best)
      expect(plan?.transfers.every(({ points }) => points >= min && points <= min + span)).toBe(true)
    }),
    { numRuns: 300 },
  )
})

test('no member both sends and receives points, or gives and pays more than they have', () => {
  const household = fc.record({
    program: fc.constantFrom('qantas' as const, 'velocity' as const),
    balances: fc.array(fc.record({ points: fc.nat(300_000), transfersLeft: fc.constantFrom(null, 0, 1, 2, 4) }), {
      minLength: 2,
      maxLength: 4,
    }),
    seats: fc.array(fc.integer({ min: 1_000, max: 200_000 }), { minLength: 1, maxLength: 4 }),
  })
  fc.assert(
    fc.property(household, ({ program, balances, seats }) => {
      const accounts = balances.map((one, at) => account(`P${at}`, one.points, one))
      const answer = planHousehold({ program, accounts, seats, on })
      const { transfers, payments } = answer.status === 'payable' ? answer : answer.plan
      const givers = new Set(transfers.map(({ from }) => from))
      expect(transfers.filter(({ from, to }) => from === to || givers.has(to))).toEqual([])
      // After what they received, gave and paid, no member has a balance below zero.
      for (const { id, points } of accounts) {
        const extra = answer.status === 'short' && answer.topUp === id ? answer.missing : 0
        const sum = (all: readonly { points: number }[]) => all.reduce((total, one) => total + one.points, 0)
        const got = sum(transfers.filter(({ to }) => to === id))
        const gave = sum(transfers.filter(({ from }) => from === id))
        const paid = sum(payments.filter((payment) => payment.account === id))
        expect(points + extra + got - gave - paid).toBeGreaterThanOrEqual(0)
      }
    }),
    { numRuns: 300 },
  )
})
