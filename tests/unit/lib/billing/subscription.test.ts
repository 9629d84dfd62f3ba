import { describe, expect, it } from 'vitest'
import { isRunning, parseSubscription, subscriptionStatuses } from '../../../../lib/billing/subscription.ts'
import { subscriptionReport } from './subscription-report.ts'

const read = (change: object = {}) => parseSubscription(subscriptionReport({ plan: 'gold', ...change }))

describe('a subscription as the provider reports it', () => {
  it('is read field by field', () => {
    expect(read()).toEqual({
      ...{ id: 'sub_1', status: 'active', plan: 'gold', period: 'monthly' },
      ...{ createdAt: 1_790_000_000, periodEnd: 1_800_000_000, endsAt: null },
    })
  })

  it.each(subscriptionStatuses)('may be %s', (status) => {
    expect(read({ status }).status).toBe(status)
  })

  it('has the status unknown if the provider reports a new one', () => {
    expect(read({ status: 'frozen' }).status).toBe('unknown')
  })

  it('ends at its cancellation date, else after its last period if cancelled, else not', () => {
    expect(read({ cancel_at: 1_795_000_000, cancel_at_period_end: true }).endsAt).toBe(1_795_000_000)
    expect(read({ cancel_at_period_end: true }).endsAt).toBe(1_800_000_000)
    expect(read({ cancel_at_period_end: false }).endsAt).toBeNull()
  })

  it('has no plan and no period if it has no item', () => {
    const bare = read({ items: { data: [] }, cancel_at_period_end: true })
    expect(bare).toMatchObject({ plan: null, period: null, periodEnd: null, endsAt: null })
  })

  it('takes the plan from metadata, else the key, and the period from the key, else the interval', () => {
    expect(read({ lookup_key: 'silver_yearly' })).toMatchObject({ plan: 'gold', period: 'yearly' })
    expect(read({ lookup_key: 'silver_yearly', metadata: {} })).toMatchObject({ plan: 'silver', period: 'yearly' })
    const { items } = subscriptionReport({ plan: 'gold', lookup_key: null })
    const paidBy = (interval: string | null) => {
      const price = { ...items.data[0]?.price, recurring: interval && { interval } }
      return read({ items: { data: [{ current_period_end: 1, price }] } }).period
    }
    expect([paidBy('month'), paidBy('year'), paidBy('week'), paidBy(null)]).toEqual(['monthly', 'yearly', null, null])
  })
})

describe('isRunning', () => {
  it.each([
    ['trialing', true],
    ['active', true],
    ['past_due', true],
    ['unpaid', true],
    ['paused', true],
    ['frozen', true],
    ['incomplete', false],
    ['incomplete_expired', false],
    ['canceled', false],
  ])('for the status %s returns %s', (status, running) => {
    expect(isRunning(read({ status }))).toBe(running)
  })
})
