import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cohortsByMonth, countSteps, type MemberProgress } from '../../../../lib/admin/cohorts.ts'
import { costMessages, MessagePrices } from '../../../../lib/admin/message-costs.ts'
import {
  lastMonths,
  type PaidTime,
  type Payment,
  parsePaidTime,
  revenueByMonth,
} from '../../../../lib/admin/revenue.ts'
import { isUnmatched } from '../../../../lib/admin/unmatched-alerts.ts'
import { addDays, eachDay, epochSecond, monthOf } from '../../../../lib/core/dates.ts'
import { settings } from '../../../contract/delivery/messages.ts'

const today = '2026-11-20'
const day = fc.integer({ min: -200, max: 0 }).map((ago) => addDays(today, ago))
const paidTime: fc.Arbitrary<PaidTime> = fc
  .record({
    customer: fc.constantFrom('ann', 'bob', 'cat', 'dan'),
    start: day,
    length: fc.option(fc.integer({ min: 1, max: 120 })),
    monthlyMinor: fc.option(fc.integer({ min: 0, max: 5_000 })),
  })
  .map(({ length, ...time }) => ({ ...time, end: length === null ? null : addDays(time.start, length) }))
const payment: fc.Arbitrary<Payment> = fc.record({ on: day, amountMinor: fc.integer({ min: 0, max: 9_000 }) })

describe('months', () => {
  it('are the last ones up to the current month', () => {
    expect(lastMonths('2026-01-31', 3)).toEqual(['2025-11', '2025-12', '2026-01'])
  })
})

describe('revenue', () => {
  /** The definition of the figures: walks every day and notes who is paying at its end. */
  function byDefinition(times: readonly PaidTime[], payments: readonly Payment[]) {
    const payers = new Map<string, Set<string>>()
    const rates = new Map<string, number>()
    for (const at of eachDay('2026-01-01', today)) {
      const running = times.filter(({ start, end }) => eachDay(start, addDays(end ?? '2027-12-31', -1)).includes(at))
      payers.set(at, new Set(running.map(({ customer }) => customer)))
      rates.set(
        at,
        running.reduce((sum, { monthlyMinor }) => sum + (monthlyMinor ?? 0), 0),
      )
    }
    return lastMonths(today, 4).map((month) => {
      const days = [...payers.keys()].filter((at) => monthOf(at) === month)
      const [first = '', last = ''] = [days[0], days.at(-1)]
      const [before, after] = [payers.get(addDays(first, -1)) ?? new Set(), payers.get(last) ?? new Set()]
      return {
        month,
        recurringMinor: rates.get(last),
        receivedMinor: payments
          .filter(({ on }) => monthOf(on) === month)
          .reduce((sum, one) => sum + one.amountMinor, 0),
        before: before.size,
        lost: [...before].filter((who) => !after.has(who)).length,
        won: [...after].filter((who) => !before.has(who)).length,
      }
    })
  }

  it('matches a calculation that walks every day', () => {
    fc.assert(
      fc.property(fc.array(paidTime, { maxLength: 8 }), fc.array(payment, { maxLength: 8 }), (times, payments) => {
        expect(revenueByMonth({ times, payments }, today, 4)).toEqual(byDefinition(times, payments))
      }),
      { numRuns: 25 },
    )
  })

  it('carries the customers at the end of each month over to the next', () => {
    fc.assert(
      fc.property(fc.array(paidTime), (times) => {
        const months = revenueByMonth({ times, payments: [] }, today, 6)
        for (const [at, { before, won, lost }] of months.entries()) {
          expect(months[at + 1]?.before ?? before + won - lost).toBe(before + won - lost)
          expect(lost).toBeLessThanOrEqual(before)
        }
      }),
    )
  })
})

describe('parsePaidTime', () => {
  const at = (instant: string) => epochSecond(`${instant}T02:00:00.000Z`)
  const sold = (change: object = {}, price: object = {}, interval = 'month') => ({
    status: 'active',
    customer: 'cus_1',
    created: at('2026-10-01'),
    currency: 'aud',
    items: {
      data: [
        {
          current_period_start: at('2026-11-01'),
          price: { unit_amount: 900, recurring: { interval }, ...price },
        },
      ],
    },
    ...change,
  })

  it('counts a year as twelve months, and gives no amount in another currency', () => {
    const paid = { customer: 'cus_1', start: '2026-10-01', end: null }
    expect(parsePaidTime(sold())).toEqual({ ...paid, monthlyMinor: 900 })
    expect(parsePaidTime(sold({}, { unit_amount: 9_000 }, 'year'))).toEqual({ ...paid, monthlyMinor: 750 })
    expect(parsePaidTime(sold({ currency: 'usd' }))).toEqual({ ...paid, monthlyMinor: null })
  })

  it('starts after the trial, and returns null if the trial was cancelled', () => {
    const trial = { status: 'trialing', trial_end: at('2026-10-08') }
    expect(parsePaidTime(sold(trial))).toMatchObject({ start: '2026-10-08', end: null })
    expect(parsePaidTime(sold({ ...trial, status: 'canceled', ended_at: at('2026-10-03') }))).toBeNull()
  })

  it('ends on cancellation or after the last paid period, but not while overdue', () => {
    expect(parsePaidTime(sold({ status: 'canceled', ended_at: at('2026-11-03') }))).toMatchObject({ end: '2026-11-03' })
    expect(parsePaidTime(sold({ status: 'unpaid' }))).toMatchObject({ end: '2026-11-01' })
    expect(parsePaidTime(sold({ status: 'past_due' }))).toMatchObject({ end: null })
  })

  it.each([
    sold({ status: 'incomplete' }),
    sold({ status: 'incomplete_expired' }),
    sold({ status: 'paused' }),
    sold({}, {}, 'week'),
    sold({ items: { data: [] } }),
    null,
  ])('returns null if nothing was paid or the price is not ours: %#', (report) => {
    expect(parsePaidTime(report)).toBeNull()
  })
})

const progress: fc.Arbitrary<MemberProgress> = fc
  .record({
    joined: fc.constantFrom('2026-08', '2026-09', '2026-10', '2026-11'),
    confirmed: fc.boolean(),
    hasAlert: fc.boolean(),
    paid: fc.boolean(),
    pays: fc.boolean(),
    active: fc.boolean(),
  })
  .map((one) => ({ ...one, pays: one.pays && one.paid }))

describe('the funnel from sign-up to payment', () => {
  it('counts at each step the members who took it and every step before', () => {
    fc.assert(
      fc.property(fc.array(progress), (members) => {
        const counts = countSteps(members).map(({ count }) => count)
        expect(counts).toEqual([
          members.length,
          members.filter(({ confirmed }) => confirmed).length,
          members.filter(({ confirmed, hasAlert }) => confirmed && hasAlert).length,
          members.filter(({ confirmed, hasAlert, paid }) => confirmed && hasAlert && paid).length,
        ])
        for (const [at, { ofBefore }] of countSteps(members).entries()) {
          const before = counts[at - 1]
          expect(ofBefore).toBe(before ? (counts[at] ?? 0) / before : null)
        }
      }),
    )
  })

  it('counts every member only in the month of their sign-up', () => {
    fc.assert(
      fc.property(fc.array(progress), (members) => {
        const cohorts = cohortsByMonth(members, today, 3)
        expect(cohorts.map(({ month }) => month)).toEqual(['2026-09', '2026-10', '2026-11'])
        for (const { month, ...counts } of cohorts) {
          const of = members.filter(({ joined }) => joined === month)
          const those = (is: (member: MemberProgress) => boolean) => of.filter(is).length
          expect(counts).toEqual({
            members: of.length,
            confirmed: those(({ confirmed }) => confirmed),
            hasAlert: those(({ hasAlert }) => hasAlert),
            paid: those(({ paid }) => paid),
            pays: those(({ pays }) => pays),
            active: those(({ active }) => active),
            paysOrActive: those(({ pays, active }) => pays || active),
          })
        }
      }),
    )
  })
})

describe('the cost of messages', () => {
  const counts = [
    { what: 'Email', channel: 'email', count: 1_000 },
    { what: 'Push', channel: 'push', count: 5 },
    { what: 'Telegram', channel: 'telegram', count: 7 },
  ] as const

  it('multiplies counts by prices, reports unpriced messages and accepts a price of zero', () => {
    const { rows, total, unpriced } = costMessages(counts, { email: 0.0006, telegram: 0 })
    expect(rows.map(({ cost }) => cost)).toEqual([0.6, null, 0])
    expect([total, unpriced]).toEqual([0.6, 5])
    expect(costMessages(counts, {})).toMatchObject({ total: 0, unpriced: 1_012 })
  })

  it('accepts prices only as a list of channel=amount', () => {
    expect(MessagePrices.parse('email=0.0006,telegram=0')).toEqual({ email: 0.0006, telegram: 0 })
    for (const wrong of ['email', 'email=', 'email=-1', 'post=1', 'email=1;push=2', 'email=101', 'email=1,']) {
      expect(MessagePrices.safeParse(wrong).success, wrong).toBe(false)
    }
  })
})

describe('an alert without a match', () => {
  const now = '2026-11-20T01:00:00.000Z'
  const ago = (days: number) => new Date(Date.parse(now) - days * 86_400_000).toISOString()
  const alert = (change: object = {}, of: object = {}) => ({
    path: 'users/ann/alerts/07',
    settings: { ...settings(), dates: { start: '2026-11-01', end: '2027-02-01' }, ...of },
    updatedAt: ago(120),
    lastMatchAt: null,
    ...change,
  })

  it('has run unchanged for ninety days without finding anything', () => {
    expect(isUnmatched(alert(), now)).toBe(true)
    expect(isUnmatched(alert({ lastMatchAt: ago(90) }), now)).toBe(true)
    expect(isUnmatched(alert({ updatedAt: ago(90) }), now)).toBe(true)
  })

  it('is not one that found something or changed since, is paused, or is over', () => {
    expect(isUnmatched(alert({ lastMatchAt: ago(89) }), now)).toBe(false)
    expect(isUnmatched(alert({ updatedAt: ago(89) }), now)).toBe(false)
    expect(isUnmatched(alert({}, { paused: true }), now)).toBe(false)
    expect(isUnmatched(alert({}, { dates: { start: '2026-11-01', end: '2026-11-19' } }), now)).toBe(false)
  })
})
