import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { planBudget, planRefresh, type RefreshCandidate } from '../../../../lib/availability/refresh-plan.ts'
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
  alerts: [],
  searches: [],
  rank: null,
}
const many = { calls: 100, why: 'enough' }

const candidate: fc.Arbitrary<RefreshCandidate> = fc.record({
  program: fc.constantFrom('qantas', 'velocity'),
  from: fc.constantFrom('SYD', 'MEL', 'BNE', 'PER', 'ADL'),
  to: fc.constantFrom('SIN', 'LAX', 'DOH', 'HKG', 'NRT'),
  lookedAt: fc.oneof(fc.constant(0), fc.integer({ min: second - 200 * hour, max: second })),
  failedAt: fc.oneof(fc.constant(0), fc.integer({ min: second - 3 * hour, max: second })),
  alerts: fc.subarray(['ann', 'bob', 'cem']),
  searches: fc.subarray(['ann', 'bob', 'cem']),
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

  it('does not depend on the order of the routes', () => {
    fc.assert(
      fc.property(candidates, (all) => {
        expect(planRefresh([...all].reverse(), many, now)).toEqual(planRefresh(all, many, now))
      }),
    )
  })

  it('plans routes in order of urgency if one member waits for all of them, or none does', () => {
    const nobody = candidates.map((all) => all.map((one) => ({ ...one, alerts: [], searches: [] })))
    const one = candidates.map((all) => all.map((each) => ({ ...each, alerts: ['ann'] })))
    fc.assert(
      fc.property(fc.oneof(nobody, one), fc.nat({ max: 10 }), (all, calls) => {
        const everything = planRefresh(all, { calls: 1000, why: '' }, now).jobs
        const { jobs } = planRefresh(all, { calls, why: '' }, now)
        expect(jobs).toEqual(everything.slice(0, calls))
        expect(everything.map(({ urgency }) => urgency)).toEqual(
          everything.map(({ urgency }) => urgency).sort((a, b) => b - a),
        )
      }),
    )
  })

  it('makes a route no less urgent if it is older, or if another member waits for it', () => {
    fc.assert(
      fc.property(candidate, fc.integer({ min: 1, max: 100 * hour }), (one, older) => {
        const urgency = (route: RefreshCandidate) =>
          planRefresh([{ ...route, failedAt: 0 }], many, now).jobs[0]?.urgency ?? 0
        if (one.lookedAt > 0)
          expect(urgency({ ...one, lookedAt: one.lookedAt - older })).toBeGreaterThanOrEqual(urgency(one))
        expect(urgency({ ...one, alerts: [...one.alerts, 'dee'] })).toBeGreaterThanOrEqual(urgency(one))
      }),
    )
  })

  it.each([
    [{ alerts: ['ann', 'bob'] }, 'Last checked 3 h ago; 2 members with alerts on it, so every 2 h.'],
    [{ alerts: ['ann'], lookedAt: 0 }, 'Never checked; 1 member with alerts on it.'],
    [
      { searches: ['ann'], lookedAt: second - 7 * hour },
      'Last checked 7 h ago; 1 member searched it recently, so every 6 h.',
    ],
    [{ rank: 3, lookedAt: second - 13 * hour }, 'Last checked 13 h ago; number 3 most popular route, so every 12 h.'],
    [{ lookedAt: second - 50 * hour }, 'Last checked 50 h ago; no known demand, so every 48 h.'],
  ])('gives the reason for %j', (more, text) => {
    expect(planRefresh([{ ...base, ...more }], many, now).jobs.map(({ reason }) => reason.text)).toEqual([text])
  })

  it('leaves out a fresh route, and one that has just failed', () => {
    expect(planRefresh([base], many, now)).toMatchObject({ jobs: [], due: 0 })
    const watched = { ...base, alerts: ['ann'] }
    expect(planRefresh([{ ...watched, failedAt: second - 600 }], many, now).due).toBe(0)
    expect(planRefresh([{ ...watched, failedAt: second - 2 * hour }], many, now).due).toBe(1)
  })
})

describe('planRefresh among greedy members', () => {
  const code = (at: number) => [25, 5, 1].map((step) => String.fromCharCode(65 + (Math.floor(at / step) % 5))).join('')
  const route = (at: number, more: Partial<RefreshCandidate>): RefreshCandidate => ({
    ...base,
    from: code(Math.floor(at / 125)),
    to: code(at),
    lookedAt: 0,
    ...more,
  })

  it('gives each member one route before a second, and one check in four to routes without demand', () => {
    const greedy = Array.from({ length: 50 }, (_, at) => route(at, { alerts: ['greedy'] }))
    const honest = [route(60, { alerts: ['ann'] }), route(61, { searches: ['bob'] })]
    const others = Array.from({ length: 10 }, (_, at) => route(70 + at, {}))
    const { jobs } = planRefresh([...greedy, ...honest, ...others], { calls: 8, why: '' }, now)
    const codes = jobs.map(({ to, reason }) => (reason.text.includes('no known demand') ? 'nobody' : to))
    expect(codes.slice(0, 4).toSorted()).toEqual([code(0), code(60), code(61), 'nobody'].toSorted())
    expect(codes.filter((one) => one === 'nobody')).toHaveLength(2)
  })

  it('keeps 198 honest members’ routes fresh while two watch four hundred each', () => {
    const looked = new Map<string, number>()
    const routes = Array.from({ length: 200 }, (_, at) => route(at, { alerts: [`honest${at % 198}`] }))
    const greedy = Array.from({ length: 800 }, (_, at) => route(200 + at, { alerts: [`greedy${at % 2}`] }))
    const all = [...greedy, ...routes]
    let oldest = 0
    // 40 checks every quarter of an hour: a fifth of the 200 routes of the honest members.
    for (let run = 0; run < 200; run += 1) {
      const at = second + run * 900
      const known = all.map((one) => ({ ...one, lookedAt: looked.get(routeId(one)) ?? 0 }))
      const { jobs } = planRefresh(known, { calls: 40, why: '' }, new Date(at * 1_000).toISOString())
      for (const job of jobs) looked.set(routeId(job), at)
      if (run < 20) continue
      for (const one of routes) oldest = Math.max(oldest, at - (looked.get(routeId(one)) ?? 0))
    }
    // A route is due after two hours, and is checked by the next run that has room for it.
    expect(oldest).toBeLessThanOrEqual(2 * hour + 900)
  })
})

describe('planBudget', () => {
  it('spreads the calls left today over the runs to go, and keeps a share for live searches', () => {
    expect(planBudget(1000, '2026-11-21T00:00:00Z', 15)).toEqual({
      calls: 7,
      why: '1000 calls left today, 30 % kept for live searches, 96 runs to go.',
    })
    expect(planBudget(100, '2026-11-21T23:50:00Z', 15)).toMatchObject({ calls: 70 })
    expect(planBudget(0, now, 15).calls).toBe(0)
  })

  it('never spends more over a day than is left', () => {
    fc.assert(
      fc.property(fc.nat({ max: 5000 }), fc.nat({ max: 95 }), (left, first) => {
        let calls = left
        for (let run = first; run < 96; run += 1) {
          calls -= planBudget(calls, new Date(Date.UTC(2026, 10, 21) + run * 900_000).toISOString(), 15).calls
        }
        expect(calls).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  it('is bounded even without a provider limit', () => {
    expect(planBudget('unlimited', now, 15)).toEqual({ calls: 120, why: 'No provider limit; 120 routes a run.' })
  })

  it('is small while the provider has not said what is left', () => {
    expect(planBudget('unknown', now, 15)).toEqual({ calls: 5, why: 'Calls left today not known yet; 5 routes a run.' })
  })
})
