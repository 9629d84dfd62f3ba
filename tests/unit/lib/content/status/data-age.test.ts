import { describe, expect, it } from 'vitest'
import type { Ledger } from '../../../../../lib/availability/coverage-ledger.ts'
import { dataAge } from '../../../../../lib/content/status/data-age.ts'
import { epochSecond } from '../../../../../lib/core/dates.ts'

const now = '2026-11-22T00:00:00.000Z'
const ago = (hours: number) => epochSecond(now) - hours * 3_600
const route = (lookedAt: number, daysAhead = 60, failedAt?: number) => ({
  daysAhead,
  lookedAt,
  failures:
    failedAt === undefined
      ? []
      : [{ start: '2026-12-01', end: '2026-12-01', at: failedAt, fault: 'timed-out' as const }],
})
const ledger = (routes: Ledger['routes']): Ledger => ({
  ...{ source: { kind: 'sample', name: 'Sample' } as Ledger['source'], program: 'qantas', routesAt: 0, routes },
})

describe('the age of a source', () => {
  it('counts followed routes, those checked within a day, and those that failed since', () => {
    const routes = new Map([
      ['SYD-SIN', route(ago(1))],
      ['SYD-LAX', route(ago(30), 60, ago(2))],
      ['SYD-HKG', route(0)],
      ['SYD-OLD', route(ago(0), -1)],
    ])
    expect(dataAge(ledger(routes), now)).toMatchObject({ routes: 3, fresh: 1, failing: 1, late: false, sample: true })
  })

  it('is late after a day without a check, and when nothing was ever checked', () => {
    expect(dataAge(ledger(new Map([['SYD-SIN', route(ago(25))]])), now)).toMatchObject({ late: true, fresh: 0 })
    expect(dataAge(ledger(new Map([['SYD-SIN', route(0)]])), now)).toMatchObject({ late: true, newestAt: null })
  })
})
