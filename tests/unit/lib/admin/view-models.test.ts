import { describe, expect, it } from 'vitest'
import { countReferrers, getPaymentStanding, moneyTable, signUpsByDay } from '../../../../lib/admin/census.ts'
import { latestFaults } from '../../../../lib/admin/latest-faults.ts'
import type { Ledger, RouteLedger } from '../../../../lib/availability/coverage-ledger.ts'
import { epochSecond } from '../../../../lib/core/dates.ts'

const now = '2026-11-20T01:00:00.000Z'

describe('sign-ups', () => {
  it('are counted by the day in Sydney, including days without any', () => {
    const signUps = [
      { createdAt: '2026-11-19T12:59:00.000Z', referrer: 'direct' },
      { createdAt: '2026-11-19T13:01:00.000Z', referrer: 'direct' },
      { createdAt: '2026-10-01T00:00:00.000Z', referrer: 'direct' },
    ]
    expect(signUpsByDay(signUps, '2026-11-20', 3)).toEqual([
      { day: '2026-11-18', count: 0 },
      { day: '2026-11-19', count: 1 },
      { day: '2026-11-20', count: 1 },
    ])
  })

  it('are counted by referrer: an address by its host, an empty one as not recorded', () => {
    const from = (...referrers: string[]) => countReferrers(referrers.map((referrer) => ({ createdAt: now, referrer })))
    expect(from('google', 'https://blog.example/a?b', 'https://blog.example/c', '', 'odd words')).toEqual([
      { referrer: 'blog.example', count: 2 },
      { referrer: 'google', count: 1 },
      { referrer: 'not recorded', count: 1 },
      { referrer: 'odd words', count: 1 },
    ])
  })
})

describe('payments', () => {
  it('are described by plan, period and state; a plan without a customer was given by hand', () => {
    const gold = { name: { slug: 'gold' }, status: 'active', periodEnd: null } as const
    expect(getPaymentStanding(gold)).toBe('gold no period by hand')
    const paid = { ...gold, stripe: { customerId: 'cus_1' }, period: 'monthly' } as const
    expect(getPaymentStanding(paid)).toBe('gold monthly paying')
    expect(getPaymentStanding({ ...paid, status: 'past-due' })).toBe('gold monthly overdue')
    expect(getPaymentStanding({ ...paid, status: 'cancelled' })).toBe('gold monthly ending')
  })

  it('become a table with the most expensive plan first', () => {
    const standings = {
      'silver yearly paying': 2,
      'gold monthly paying': 3,
      'gold monthly overdue': 1,
      'gold no period by hand': 4,
    }
    expect(moneyTable(standings)).toEqual([
      { plan: 'gold', period: 'monthly', counts: { paying: 3, overdue: 1, ending: 0, 'by hand': 0 } },
      { plan: 'gold', period: 'no period', counts: { paying: 0, overdue: 0, ending: 0, 'by hand': 4 } },
      { plan: 'silver', period: 'yearly', counts: { paying: 2, overdue: 0, ending: 0, 'by hand': 0 } },
    ])
    expect(moneyTable({})).toEqual([])
  })
})

describe('the latest faults', () => {
  const ago = (seconds: number) => epochSecond(now) - seconds
  const route = (lookedAt: number, failedAt?: number): RouteLedger => ({
    daysAhead: 330,
    lookedAt,
    failures: failedAt ? [{ start: '2026-12-01', end: '2026-12-03', at: failedAt, fault: 'timed-out' }] : [],
  })
  const ledger: Ledger = {
    source: { kind: 'file', name: 'Recordings' },
    program: 'qantas',
    routesAt: 0,
    routes: new Map([
      ['SYD-SIN', route(ago(60))],
      ['SYD-LAX', route(ago(7_200), ago(600))],
      ['SYD-HND', route(ago(200_000), ago(300_000))],
    ]),
  }

  it('are listed newest first, up to the given number', () => {
    expect(latestFaults([ledger], 5).map(({ route, days }) => [route, days])).toEqual([
      ['SYD-LAX', '2026-12-01 to 2026-12-03'],
      ['SYD-HND', '2026-12-01 to 2026-12-03'],
    ])
    expect(latestFaults([ledger], 1)).toHaveLength(1)
  })
})
