import { describe, expect, it } from 'vitest'
import { decodeRoute } from '../../../../lib/availability/codec.ts'
import { type CoverageRequest, getCoverage } from '../../../../lib/availability/coverage.ts'
import type { RouteLedger } from '../../../../lib/availability/coverage-ledger.ts'
import { mergeRoute } from '../../../../lib/availability/merge-route.ts'
import type { Observation } from '../../../../lib/availability/observation.ts'
import { addDays, epochSecond } from '../../../../lib/core/dates.ts'

const key = { program: 'qantas', from: 'SYD', to: 'SIN' } as const
const today = '2026-11-21'
const now = '2026-11-21T03:00:00.000Z'
const day = (at: number) => addDays(today, at)

function seen(date: string, seats: number, seenAt: string, cabin: 'Y' | 'J' = 'Y'): Observation {
  const none = { points: null, charges: null, carriers: [], direct: false, sectors: null, fare: 'reward' as const }
  return { ...key, date, cabin, seats, ...none, source: { kind: 'file', name: 'x' }, seenAt }
}

const write = mergeRoute(key, { route: null, parts: [], history: null }, [
  seen(day(1), 2, '2026-11-21T01:00:00Z'),
  seen(day(1), 0, '2026-11-20T23:00:00Z', 'J'),
  seen(day(2), 0, '2026-11-20T03:00:00Z'),
])
if (write === null) throw new Error('nothing was written')
const route = decodeRoute(write.route)

const ledger = (more: Partial<RouteLedger> = {}): RouteLedger => ({ daysAhead: 5, lookedAt: 0, failures: [], ...more })
const failure = (start: number, end: number, at: string) =>
  ({ start: day(start), end: day(end), at: epochSecond(at), fault: 'timed-out' }) as const
const request: CoverageRequest = { start: day(0), end: day(7), cabins: ['Y', 'W', 'J', 'F'], seats: 1, now, today }
const statuses = (ledgers: RouteLedger[], of: typeof route | undefined) =>
  getCoverage(request, of, ledgers).map(({ status }) => status)

describe('getCoverage', () => {
  it('distinguishes seats, none, not searched and not covered', () => {
    expect(statuses([ledger()], route)).toEqual([
      ...['not-searched', 'seats', 'none', 'not-searched', 'not-searched', 'not-searched'],
      ...['not-covered', 'not-covered'],
    ])
  })

  it('returns none for a day with nothing but points-only fares', () => {
    const fare = { ...seen(day(1), 2, '2026-11-21T01:00:00Z'), fare: 'dynamic' } as const
    const written = mergeRoute(key, { route: null, parts: [], history: null }, [fare])
    expect(statuses([ledger()], written ? decodeRoute(written.route) : undefined)[1]).toBe('none')
  })

  it('returns seats for a day only if there are enough for the party', () => {
    const statusFor = (seats: number) => getCoverage({ ...request, seats }, route, [])[1]?.status
    expect([1, 2, 3].map(statusFor)).toEqual(['seats', 'seats', 'none'])
  })

  it('covers only checked days if no provider checks the route', () => {
    expect(statuses([], route)).toEqual(['not-covered', 'seats', 'none', ...Array(5).fill('not-covered')])
    expect(statuses([ledger({ daysAhead: -1 })], undefined)).toEqual(Array(8).fill('not-covered'))
  })

  it('uses the widest range of several providers', () => {
    expect(statuses([ledger({ daysAhead: 0 }), ledger({ daysAhead: 7 })], route)).not.toContain('not-covered')
  })

  it('returns failed only if no check succeeded, but names a failure after the last check', () => {
    const failures = [failure(2, 4, '2026-11-21T02:00:00Z'), failure(1, 1, '2026-11-20T00:00:00Z')]
    const days = getCoverage(request, route, [ledger({ failures })])
    expect(days.map(({ status, failed }) => [status, failed?.fault ?? null]).slice(0, 5)).toEqual([
      ['not-searched', null],
      ['seats', null],
      ['none', 'timed-out'],
      ['failed', 'timed-out'],
      ['failed', 'timed-out'],
    ])
    expect(days[3]?.failed?.at).toBe('2026-11-21T02:00:00.000Z')
  })

  it('names the newest failure', () => {
    const failures = [failure(3, 3, '2026-11-20T00:00:00Z'), { ...failure(0, 7, now), fault: 'not-allowed' as const }]
    expect(getCoverage(request, route, [ledger({ failures })])[3]?.failed?.fault).toBe('not-allowed')
  })

  it('counts the age from the newest check of any requested cabin', () => {
    const [first, second] = getCoverage({ ...request, start: day(1), end: day(2) }, route, [])
    expect([first?.seenAt, first?.ageSeconds]).toEqual(['2026-11-21T01:00:00.000Z', 7200])
    expect(second?.ageSeconds).toBe(86_400)
    const business = getCoverage({ ...request, start: day(1), end: day(1), cabins: ['J'] }, route, [])
    expect(business[0]).toMatchObject({ status: 'none', seenAt: '2026-11-20T23:00:00.000Z' })
    const inFirst = getCoverage({ ...request, start: day(1), end: day(1), cabins: ['F'] }, route, [ledger()])
    expect(inFirst[0]).toMatchObject({ status: 'not-searched', seenAt: null, ageSeconds: null })
  })

  it('is empty for a reversed range', () => {
    expect(getCoverage({ ...request, start: day(3), end: day(1) }, route, [])).toEqual([])
  })
})
