import { describe, expect, it } from 'vitest'
import type { Ledger, RouteLedger } from '../../../../../lib/availability/coverage-ledger.ts'
import { countCheckedInDay, isLate, measureFreshness } from '../../../../../lib/content/status/freshness.ts'
import { epochSecond } from '../../../../../lib/core/dates.ts'

const now = '2026-11-20T01:00:00.000Z'
const ago = (seconds: number) => epochSecond(now) - seconds
const route = (lookedAt: number, failedAt?: number): RouteLedger => ({
  daysAhead: 330,
  lookedAt,
  failures: failedAt ? [{ start: '2026-12-01', end: '2026-12-03', at: failedAt, fault: 'timed-out' }] : [],
})
const ledgerOf = (routes: Record<string, RouteLedger>): Ledger => ({
  source: { kind: 'file', name: 'Recordings' },
  program: 'qantas',
  routesAt: 0,
  routes: new Map(Object.entries(routes)),
})

describe('the freshness of a source', () => {
  it('counts routes by age, without those that are no longer checked', () => {
    const ledger = ledgerOf({
      'SYD-SIN': route(ago(60)),
      'SYD-LAX': route(ago(7_200), ago(600)),
      'SYD-HND': route(ago(200_000), ago(300_000)),
      'SYD-JFK': route(0),
      'SYD-GONE': { ...route(ago(60)), daysAhead: -1 },
    })
    const freshness = measureFreshness(ledger, now)
    expect(freshness).toEqual({
      source: 'Recordings',
      program: 'qantas',
      sample: false,
      routes: 4,
      never: 1,
      fresh: 1,
      recent: 1,
      old: 1,
      oldest: { route: 'SYD-HND', at: '2026-11-17T17:26:40.000Z' },
      newestAt: '2026-11-20T00:59:00.000Z',
      failing: 1,
    })
    expect([countCheckedInDay(freshness), isLate(freshness)]).toEqual([2, false])
  })

  it('has no routes and no times for a provider that has not started', () => {
    const empty = measureFreshness(ledgerOf({}), now)
    expect([empty.routes, empty.oldest, empty.newestAt]).toEqual([0, null, null])
  })

  it('is late after a day without a check, and when nothing was ever checked', () => {
    const day = 86_400
    expect(isLate(measureFreshness(ledgerOf({ 'SYD-SIN': route(ago(day - 1)) }), now))).toBe(false)
    expect(isLate(measureFreshness(ledgerOf({ 'SYD-SIN': route(ago(day)) }), now))).toBe(true)
    expect(isLate(measureFreshness(ledgerOf({ 'SYD-SIN': route(0) }), now))).toBe(true)
  })
})
