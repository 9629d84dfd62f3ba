import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type CheckedDays, withDays } from '../../../../lib/availability/coverage-days.ts'
import { emptyLedger, type Failure, type Ledger, withOutcome } from '../../../../lib/availability/coverage-ledger.ts'
import { addDays } from '../../../../lib/core/dates.ts'

const empty = emptyLedger({ kind: 'seats-aero', name: 'seats.aero' }, 'qantas')
const day = (at: number) => addDays('2026-12-01', at)
const route = 'SYD-SIN'
const looked = (more: Partial<CheckedDays>): CheckedDays => ({ route, at: 100, answered: [], failed: [], ...more })
const down = (...days: number[]) => days.map((at) => ({ date: day(at), fault: 'provider-down' as const }))
const failuresOf = (ledger: Ledger) => ledger.routes.get(route)?.failures ?? []
const spans = (ledger: Ledger) => failuresOf(ledger).map(({ start, end, fault }) => `${start}..${end} ${fault}`)

/** The newest failure of a day, as coverage reads it. */
const faultOn = (failures: readonly Failure[], date: string) =>
  failures.filter(({ start, end }) => start <= date && date <= end).reduce((newest, { at }) => Math.max(newest, at), 0)

describe('withDays', () => {
  it('joins adjacent days with the same fault into one failure', () => {
    const ledger = withDays(empty, looked({ failed: [...down(3, 1, 2, 9), { date: day(4), fault: 'timed-out' }] }))
    expect(spans(ledger).sort()).toEqual([
      '2026-12-02..2026-12-04 provider-down',
      '2026-12-05..2026-12-05 timed-out',
      '2026-12-10..2026-12-10 provider-down',
    ])
    expect(failuresOf(ledger)[0]?.at).toBe(100)
  })

  it('clears older failures of answered days, and keeps those of the days around them', () => {
    const whole = withOutcome(empty, route, { start: day(0), end: day(30), at: 50, fault: 'rate-limited' })
    const ledger = withDays(whole, looked({ answered: [day(10), day(11), day(30)] }))
    expect(spans(ledger)).toEqual(['2026-12-01..2026-12-10 rate-limited', '2026-12-13..2026-12-30 rate-limited'])
    expect(failuresOf(ledger).every(({ at }) => at === 50)).toBe(true)
  })

  it('does not let an older answer clear a newer failure', () => {
    const failed = withDays(empty, looked({ at: 200, failed: down(1) }))
    expect(withDays(failed, looked({ at: 199, answered: [day(1)] }))).toBe(failed)
  })

  it('returns the same ledger if nothing changes, so that nothing is written', () => {
    expect(withDays(empty, looked({ answered: [day(1)] }))).toBe(empty)
    const once = withDays(empty, looked({ failed: down(1) }))
    expect(withDays(once, looked({ failed: down(1) }))).toBe(once)
  })

  it('drops failures that are older than a check of the complete route', () => {
    const failed = withDays(empty, looked({ failed: down(1, 2) }))
    expect(failuresOf(withOutcome(failed, route, { lookedAt: 101 }))).toEqual([])
    const whole = withOutcome(empty, route, { lookedAt: 101 })
    expect(withDays(whole, looked({ failed: down(1) }))).toBe(whole)
  })

  it('keeps the same failures, day by day, as a plain table of days', () => {
    const outcome = fc.constantFrom('answered', 'failed', 'not asked')
    const search = fc.array(outcome, { minLength: 6, maxLength: 6 })
    fc.assert(
      fc.property(fc.array(search, { minLength: 1, maxLength: 6 }), (searches) => {
        const table = Array.from({ length: 6 }, () => 0)
        let ledger = empty
        for (const [turn, days] of searches.entries()) {
          const at = turn + 1
          const on = (kind: string) => days.flatMap((one, index) => (one === kind ? index : []))
          ledger = withDays(ledger, looked({ at, answered: on('answered').map(day), failed: down(...on('failed')) }))
          for (const index of on('answered')) table[index] = 0
          for (const index of on('failed')) table[index] = at
        }
        expect(failuresOf(ledger).length).toBeLessThanOrEqual(6)
        expect(table.map((_, index) => faultOn(failuresOf(ledger), day(index)))).toEqual(table)
      }),
    )
  })
})
