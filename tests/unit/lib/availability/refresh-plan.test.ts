import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { budgetOf, planRefresh, type RefreshCandidate } from '../../../../lib/availability/refresh-plan.ts'
import { routeId } from '../../../../lib/availability/route-key.ts'
import { epochSecond } from '../../../../lib/core/dates.ts'

const now = '2026-11-21T03:00:00.000Z'
const second = epochSecond(now)
const hour = 3600
const base: RefreshCandidate = {
  program: 'qantas',
  from: 'SYD',
  to: 'SIN',
  lookedAt: second - 3 * hour,
  failedAt: 0,
  alerts: 0,
  searches: 0,
  rank: null,
}
const many = { calls: 100, why: 'enough' }

const candidate: fc.Arbitrary<RefreshCandidate> = fc.record({
  program: fc.constantFrom('qantas', 'velocity'),
  from: fc.constantFrom('SYD', 'MEL', 'BNE', 'PER', 'ADL'),
  to: fc.constantFrom('SIN', 'LAX', 'DOH', 'HKG', 'NRT'),
  lookedAt: fc.oneof(fc.constant(0), fc.integer({ min: second - 200 * hour, max: second })),
  failedAt: fc.oneof(fc.constant(0), fc.integer({ min: second - 3 * hour, max: second })),
  alerts: fc.nat({ max: 3 }),
  searches: fc.nat({ max: 3 }),
  rank: fc.oneof(fc.constant(null), fc.integer({ min: 1, max: 40 })),
})
const candidates = fc.uniqueArray(candidate, { selector: routeId, maxLength: 40 })

describe('planRefresh', () => {
  it('keeps to its budget, names each route once, and leaves out what is not due', () => {
    fc.assert(
      fc.property(candidates, fc.nat({ max: 30 }), (all, calls) => {
        const { jobs, due } = planRefresh(all, { calls, why: '' }, now)
        expect(jobs.length).toBe(Math.min(calls, due))
        expect(new Set(jobs.map(routeId)).size).toBe(jobs.length)
        expect(jobs.every(({ urgency, reason }) => urgency >= 1 && reason.text.endsWith('.'))).toBe(true)
      }),
    )
  })

  it('depends on the routes and not on their order', () => {
    fc.assert(
      fc.property(candidates, (all) => {
        expect(planRefresh([...all].reverse(), many, now)).toEqual(planRefresh(all, many, now))
      }),
    )
  })

  it('never passes over a route for one that is less urgent', () => {
    fc.assert(
      fc.property(candidates, fc.nat({ max: 10 }), (all, calls) => {
        const everything = planRefresh(all, { calls: 1000, why: '' }, now).jobs
        const { jobs } = planRefresh(all, { calls, why: '' }, now)
        expect(jobs).toEqual(everything.slice(0, calls))
        expect(everything.map(({ urgency }) => urgency)).toEqual(
          everything.map(({ urgency }) => urgency).sort((a, b) => b - a),
        )
      }),
    )
  })

  it('is no less urgent the older a route is, or with somebody waiting', () => {
    fc.assert(
      fc.property(candidate, fc.integer({ min: 1, max: 100 * hour }), (one, older) => {
        const urgency = (route: RefreshCandidate) =>
          planRefresh([{ ...route, failedAt: 0 }], many, now).jobs[0]?.urgency ?? 0
        if (one.lookedAt > 0)
          expect(urgency({ ...one, lookedAt: one.lookedAt - older })).toBeGreaterThanOrEqual(urgency(one))
        expect(urgency({ ...one, alerts: one.alerts + 1 })).toBeGreaterThanOrEqual(urgency(one))
      }),
    )
  })

  it.each([
    [{ alerts: 2 }, 'Last looked at 3 h ago; 2 alerts on it, so every 2 h.'],
    [{ alerts: 1, lookedAt: 0 }, 'Never looked at; 1 alert on it.'],
    [{ searches: 1, lookedAt: second - 7 * hour }, 'Last looked at 7 h ago; 1 recent search for it, so every 6 h.'],
    [
      { rank: 3, lookedAt: second - 13 * hour },
      'Last looked at 13 h ago; number 3 of the most wanted pairs, so every 12 h.',
    ],
    [{ lookedAt: second - 50 * hour }, 'Last looked at 50 h ago; nobody is known to wait for it, so every 48 h.'],
  ])('says why: %j', (more, text) => {
    expect(planRefresh([{ ...base, ...more }], many, now).jobs.map(({ reason }) => reason.text)).toEqual([text])
  })

  it('leaves a fresh route alone, and one that has just failed', () => {
    expect(planRefresh([base], many, now)).toMatchObject({ jobs: [], due: 0 })
    const watched = { ...base, alerts: 1 }
    expect(planRefresh([{ ...watched, failedAt: second - 600 }], many, now).due).toBe(0)
    expect(planRefresh([{ ...watched, failedAt: second - 2 * hour }], many, now).due).toBe(1)
  })
})

describe('budgetOf', () => {
  it('spreads what is left of the day, and keeps a share for live searches', () => {
    expect(budgetOf(1000, '2026-11-21T00:00:00Z', 15)).toEqual({
      calls: 7,
      why: '1000 calls left today, 30 % kept for live searches, 96 runs to go.',
    })
    expect(budgetOf(100, '2026-11-21T23:50:00Z', 15)).toMatchObject({ calls: 70 })
    expect(budgetOf(0, now, 15).calls).toBe(0)
  })

  it('never spends more over a day than is left', () => {
    fc.assert(
      fc.property(fc.nat({ max: 5000 }), fc.nat({ max: 95 }), (left, first) => {
        let calls = left
        for (let run = first; run < 96; run += 1) {
          calls -= budgetOf(calls, new Date(Date.UTC(2026, 10, 21) + run * 900_000).toISOString(), 15).calls
        }
        expect(calls).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  it('is bounded also without a limit', () => {
    expect(budgetOf(null, now, 15)).toEqual({ calls: 120, why: 'No limit of the provider; 120 routes a run.' })
  })
})
