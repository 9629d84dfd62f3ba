import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  CoverageDocument,
  decodeLedger,
  emptyLedger,
  encodeLedger,
  type Failure,
  ledgerId,
  withOutcome,
  withRoutes,
} from '../../../../lib/availability/coverage-ledger.ts'

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
