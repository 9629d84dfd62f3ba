import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PlanDocument } from '../../../../lib/billing/plan-document.ts'
import { getPlanState, isSamePlan } from '../../../../lib/billing/plan-state.ts'
import { isRunning, parseSubscription, type Subscription } from '../../../../lib/billing/subscription.ts'
import { subscriptionReport } from './subscription-report.ts'

const free: PlanDocument = { name: { slug: 'free' }, status: 'active', periodEnd: null }
const periodEnd = 1_800_000_000
const gold = (change: object = {}): Subscription => parseSubscription(subscriptionReport({ plan: 'gold', ...change }))
const silver = (change: object = {}): Subscription =>
  parseSubscription(subscriptionReport({ plan: 'silver', ...change }))

describe('getPlanState', () => {
  it('is free without a subscription', () => {
    expect(getPlanState(free, 'cus_1', [])).toEqual(free)
  })

  it.each(['trialing', 'active'])('grants a plan that is %s', (status) => {
    expect(getPlanState(free, 'cus_1', [gold({ status })])).toEqual({
      name: { slug: 'gold' },
      stripe: { customerId: 'cus_1' },
      status: 'active',
      periodEnd: '2027-01-15T08:00:00.000Z',
      period: 'monthly',
    })
  })

  it('keeps the plan as past-due while a payment is overdue', () => {
    expect(getPlanState(free, 'cus_1', [gold({ status: 'past_due' })])).toMatchObject({
      name: { slug: 'gold' },
      status: 'past-due',
    })
  })

  it('keeps a cancelled plan until its end, in both forms the provider reports', () => {
    for (const change of [{ cancel_at_period_end: true }, { cancel_at: periodEnd }]) {
      expect(getPlanState(free, 'cus_1', [silver(change)])).toMatchObject({
        name: { slug: 'silver' },
        status: 'cancelled',
        periodEnd: '2027-01-15T08:00:00.000Z',
      })
    }
  })

  it.each(['canceled', 'incomplete', 'incomplete_expired', 'paused', 'something-new'])(
    'grants nothing when %s',
    (status) => {
      const paid = getPlanState(free, 'cus_1', [gold()])
      expect(getPlanState(paid, 'cus_1', [gold({ status })])).toEqual(free)
    },
  )

  it('returns a past-due free plan when the provider gave up on the payment', () => {
    const owing = getPlanState(free, 'cus_1', [gold({ status: 'unpaid' })])
    expect(owing).toEqual({ ...free, stripe: { customerId: 'cus_1' }, status: 'past-due' })
    expect(getPlanState(owing, 'cus_1', [gold({ status: 'canceled' })])).toEqual(free)
  })

  it('removes the plan of a deleted customer', () => {
    expect(getPlanState(getPlanState(free, 'cus_1', [gold()]), 'cus_1', null)).toEqual(free)
  })

  it('keeps a plan given by hand until something is bought', () => {
    const given: PlanDocument = { name: { slug: 'gold' }, status: 'active', periodEnd: null }
    expect(getPlanState(given, 'cus_1', [])).toEqual(given)
    expect(getPlanState(given, 'cus_1', [silver()])).toMatchObject({ name: { slug: 'silver' } })
  })

  it('grants the best of several subscriptions in any order', () => {
    const several = [silver(), gold({ cancel_at: periodEnd - 100 }), gold(), gold({ status: 'canceled' })]
    const expected = getPlanState(free, 'cus_1', several)
    expect(expected).toMatchObject({ name: { slug: 'gold' }, status: 'active' })
    fc.assert(
      fc.property(fc.shuffledSubarray(several, { minLength: several.length }), (shuffled) => {
        expect(getPlanState(free, 'cus_1', shuffled)).toEqual(expected)
      }),
    )
  })
})

describe('getPlanState of two subscriptions', () => {
  const yearly = { lookup_key: 'gold_yearly' }
  const end = 1_850_000_000

  it.each([
    ['one that renews before one that ends', gold(yearly), gold({ cancel_at: end })],
    ['the one that lasts longest', gold({ ...yearly, cancel_at: end }), gold({ cancel_at: end - 1 })],
    ['the newest', gold({ ...yearly, created: 1_790_000_001 }), gold()],
    [
      'the newest of those that end together',
      gold({ ...yearly, cancel_at: end, created: 1_790_000_001 }),
      gold({ cancel_at: end }),
    ],
    ['one of two made at once, always the same', gold({ ...yearly, id: 'sub_2' }), gold({ id: 'sub_1' })],
    ['one with a price of ours', gold(yearly), gold({ lookup_key: 'mug', metadata: {}, created: 1_795_000_000 })],
  ])('takes %s, in either order', (_, first, second) => {
    for (const both of [
      [first, second],
      [second, first],
    ]) {
      expect(getPlanState(free, 'cus_1', both)).toMatchObject({ name: { slug: 'gold' }, period: 'yearly' })
    }
  })

  it('returns no period end if the provider gave none', () => {
    expect(getPlanState(free, 'cus_1', [{ ...gold(), periodEnd: null }])).toMatchObject({ periodEnd: null })
  })
})

describe('parseSubscription', () => {
  it('reads the plan from the price’s metadata, or from its lookup key', () => {
    expect(gold({ lookup_key: null })).toMatchObject({ plan: 'gold', period: 'monthly' })
    expect(gold({ lookup_key: 'gold_yearly', metadata: {} })).toMatchObject({ plan: 'gold', period: 'yearly' })
  })

  it('grants nothing for a price that isn’t ours', () => {
    const other = gold({ lookup_key: 'mug', metadata: { plan: 'platinum' } })
    expect(other.plan).toBeNull()
    expect(getPlanState(free, 'cus_1', [other])).toEqual(free)
  })

  it.each([null, {}, { ...subscriptionReport({ plan: 'gold' }), items: [] }])('refuses %j', (report) => {
    expect(() => parseSubscription(report)).toThrow()
  })

  it('counts an unknown status as running, so that nobody is sold a second subscription', () => {
    expect(isRunning(gold({ status: 'something-new' }))).toBe(true)
    expect(isRunning(gold({ status: 'canceled' }))).toBe(false)
  })
})

describe('isSamePlan', () => {
  it('compares every field', () => {
    const plan = getPlanState(free, 'cus_1', [gold()])
    expect(isSamePlan(plan, { ...plan })).toBe(true)
    const others = [
      { name: { slug: 'silver' as const } },
      { stripe: { customerId: 'cus_2' } },
      { status: 'cancelled' as const },
      { periodEnd: null },
      { period: 'yearly' as const },
    ]
    for (const change of others) expect(isSamePlan(plan, { ...plan, ...change })).toBe(false)
  })
})
