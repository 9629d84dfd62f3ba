import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type CheckedDays,
  CoverageDocument,
  decodeLedger,
  emptyLedger,
  encodeLedger,
  type Failure,
  type Ledger,
  ledgerId,
  withDays,
  withOutcome,
  withRoutes,
} from '../../../../lib/availability/coverage-ledger.ts'
import { addDays } from '../../../../lib/core/dates.ts'

const now = '2026-11-21T03:00:00.000Z'
const source = { kind: 'seats-aero', name: 'seats.aero' } as const
const empty = emptyLedger(source, 'qantas')
const two = withRoutes(
  empty,
  [
    { from: 'SYD', to: 'SIN', daysAhead: 330 },
    { from: 'SIN', to: 'SYD', daysAhead: 300 },
  ],
  now,
)
const failed = (at: number, start = '2026-12-01', end = '2026-12-31'): Failure => ({
  start,
  end,
  at,
  fault: 'timed-out',
})

describe('a coverage ledger', () => {
  it('is the same after encoding and decoding', () => {
    const ledger = withOutcome(withOutcome(two, 'SYD-SIN', failed(100)), 'SIN-SYD', { lookedAt: 90 })
    const document = CoverageDocument.parse(encodeLedger(ledger))
    expect(decodeLedger(document)).toEqual({ ...ledger, routes: new Map([...ledger.routes].sort()) })
    expect(ledgerId(document)).toBe('seats-aero_qantas')
  })

  it('refuses a damaged document', () => {
    const document = encodeLedger(two)
    expect(() => decodeLedger({ ...document, payload: document.payload.slice(3) })).toThrow()
  })

  it('takes the provider’s routes, keeps what is known of them, and marks those it dropped', () => {
    const looked = withOutcome(withOutcome(two, 'SYD-SIN', { lookedAt: 50 }), 'SYD-SIN', failed(60))
    const next = withRoutes(looked, [{ from: 'SYD', to: 'SIN', daysAhead: 340 }], now)
    expect(next.routes.get('SYD-SIN')).toEqual({ daysAhead: 340, lookedAt: 50, failures: [failed(60)] })
    expect(next.routes.get('SIN-SYD')?.daysAhead).toBe(-1)
    expect(two.routesAt).toBe(Date.parse(now) / 1000)
  })

  it('drops failures once a check succeeds, but not later ones', () => {
    const both = withOutcome(
      withOutcome(two, 'SYD-SIN', failed(100)),
      'SYD-SIN',
      failed(200, '2027-01-01', '2027-01-31'),
    )
    const looked = withOutcome(both, 'SYD-SIN', { lookedAt: 150 })
    expect(looked.routes.get('SYD-SIN')?.failures.map(({ at }) => at)).toEqual([200])
    expect(withOutcome(looked, 'SYD-SIN', failed(120)).routes.get('SYD-SIN')?.failures).toHaveLength(1)
    expect(withOutcome(looked, 'SYD-SIN', { lookedAt: 10 }).routes.get('SYD-SIN')?.lookedAt).toBe(150)
  })

  it('replaces a failure with a newer one of the same days, and keeps at most eight', () => {
    const same = withOutcome(withOutcome(two, 'SYD-SIN', failed(100)), 'SYD-SIN', failed(110))
    expect(same.routes.get('SYD-SIN')?.failures).toEqual([failed(110)])
    const many = Array.from({ length: 30 }, (_, at) =>
      failed(at + 1, `2027-01-${String(at + 1).padStart(2, '0')}`, '2027-06-01'),
    )
    const ledger = many.reverse().reduce((known, one) => withOutcome(known, 'SYD-SIN', one), two)
    const kept = ledger.routes.get('SYD-SIN')?.failures ?? []
    expect(kept.length).toBeLessThanOrEqual(8)
    expect(Math.max(...kept.map(({ at }) => at))).toBe(30)
  })

  it('is the same for successful checks in any order', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 1000 }), { minLength: 1, maxLength: 8 }), (times) => {
        const endOf = (order: readonly number[]) =>
          order.reduce((ledger, lookedAt) => withOutcome(ledger, 'SYD-SIN', { lookedAt }), two).routes.get('SYD-SIN')
        expect(endOf([...times].reverse())).toEqual(endOf(times))
        expect(endOf(times)?.lookedAt).toBe(Math.max(...times))
      }),
    )
  })

  it('records a failed check of a route that the provider never named', () => {
    expect(withOutcome(empty, 'SYD-LHR', failed(5)).routes.get('SYD-LHR')).toEqual({
      daysAhead: -1,
      lookedAt: 0,
      failures: [failed(5)],
    })
  })
})

describe('coverage days', () => {
  const empty = emptyLedger({ kind: 'seats-aero', name: 'seats.aero' }, 'qantas')
  const day = (at: number) => addDays('2026-12-01', at)
  const route = 'SYD-SIN'
  const looked = (more: Partial<CheckedDays>): CheckedDays => ({ route, at: 100, answered: [], failed: [], ...more })
  const down = (...days: number[]) => days.map((at) => ({ date: day(at), fault: 'provider-down' as const }))
  const failuresOf = (ledger: Ledger) => ledger.routes.get(route)?.failures ?? []
  const spans = (ledger: Ledger) => failuresOf(ledger).map(({ start, end, fault }) => `${start}..${end} ${fault}`)

  /** The newest failure of a day, as coverage reads it. */
  const faultOn = (failures: readonly Failure[], date: string) =>
    failures
      .filter(({ start, end }) => start <= date && date <= end)
      .reduce((newest, { at }) => Math.max(newest, at), 0)

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
})
