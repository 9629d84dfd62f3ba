import { describe, expect, it } from 'vitest'
import { clampAnywhere, clampQuery, journeyDays } from '../../../../lib/availability/clamp.ts'
import type { SearchQuery } from '../../../../lib/availability/search-contract.ts'
import type { Audience } from '../../../../lib/core/plan.ts'
import { getPlanLimits } from '../../../../lib/programs/plan-limits.ts'
import { question } from './question.ts'

const today = '2026-11-21'
const request: SearchQuery = { ...question, start: today, end: '2027-11-21', cabins: ['J'], seats: 9 }

function clamp(plan: Audience, change: Partial<SearchQuery> = {}) {
  return clampQuery({ ...request, ...change }, { plan, limitsFor: (program) => getPlanLimits(plan, program), today })
}

describe('clampQuery', () => {
  it.each([
    ['guest', 'qantas', 1, '2027-01-20'],
    ['free', 'qantas', 1, '2027-03-21'],
    ['silver', 'qantas', 4, '2027-11-17'],
    ['gold', 'qantas', 4, '2027-11-17'],
    ['guest', 'velocity', 1, '2027-01-20'],
    ['free', 'velocity', 1, '2027-03-21'],
    ['gold', 'velocity', 9, '2027-10-18'],
  ] as const)('gives a %s on %s %i seats until %s', (plan, program, seats, end) => {
    const { query, openUntil } = clamp(plan, { programs: [program] })
    expect([query.seats, query.end, openUntil]).toEqual([seats, end, end])
  })

  it('reports what it cut, with both figures and a reason', () => {
    expect(clamp('guest').clamped).toEqual([
      {
        limit: 'days-ahead',
        asked: '2027-11-21',
        allowed: '2027-01-20',
        reason: 'Search without an account covers 60 days ahead, to 20 Jan 2027.',
      },
      {
        limit: 'seats',
        asked: 9,
        allowed: 1,
        reason: 'Search without an account covers one seat per flight, so these results are for 1.',
      },
    ])
  })

  it('cuts nothing from a query inside the limits', () => {
    const inside = { start: '2026-12-01', end: '2026-12-31', seats: 1 }
    const within = { qantas: { until: '2027-01-20', seats: 1 }, velocity: { until: '2027-01-20', seats: 1 } }
    const query = { ...request, ...inside, within }
    expect(clamp('guest', inside)).toEqual({ query, clamped: [], openUntil: '2027-01-20' })
  })

  it('leaves a query up to the last allowed day, and cuts one that ends later', () => {
    expect(clamp('guest', { end: '2027-01-20', seats: 1 }).clamped).toEqual([])
    expect(clamp('guest', { end: '2027-01-21', seats: 1 }).clamped).toMatchObject([{ allowed: '2027-01-20' }])
  })

  it.each([
    ['from America, where it is still yesterday', ['LAX'], '2026-11-20'],
    ['from Sydney', ['SYD'], '2026-11-21'],
    ['from both', ['SYD', 'LAX'], '2026-11-20'],
    ['from Auckland, where it is later', ['AKL'], '2026-11-21'],
    ['from Kiritimati and Honolulu, a day apart', ['CXI', 'HNL'], '2026-11-20'],
  ])('keeps the days %s until they are over there', (_, from, start) => {
    const now = '2026-11-21T01:00:00.000Z'
    expect(clamp('guest', { from, start: '2026-11-01', departsAfter: now }).query.start).toBe(start)
  })

  it('drops past days without reporting it', () => {
    const { query, clamped } = clamp('guest', { start: '2026-11-01', end: '2026-12-01', seats: 1 })
    expect([query.start, query.end, clamped]).toEqual([today, '2026-12-01', []])
  })

  it('leaves no days of a query beyond the window, and reports why', () => {
    const { query, clamped } = clamp('guest', { start: '2027-05-01', end: '2027-06-01', seats: 1 })
    expect(query.end < query.start).toBe(true)
    expect(clamped.map(({ limit }) => limit)).toEqual(['days-ahead'])
  })

  it('keeps the limits of two programs separate, and names both where they differ', () => {
    const { query, clamped, openUntil } = clamp('gold', { programs: ['qantas', 'velocity'] })
    expect(query).toMatchObject({ end: '2027-11-17', seats: 9 })
    expect(query.within).toEqual({
      qantas: { until: '2027-11-17', seats: 4 },
      velocity: { until: '2027-10-18', seats: 9 },
    })
    expect(openUntil).toBe('2027-11-17')
    expect(clamped.map(({ reason }) => reason)).toEqual([
      'Gold covers 361 days ahead for Qantas Points, to 17 Nov 2027.',
      'Gold covers 331 days ahead for Velocity Points, to 18 Oct 2027.',
      'Gold covers up to 4 seats per flight with Qantas Points, so these results are for 4.',
    ])
    expect(clamp('guest', { programs: ['qantas', 'velocity'] }).clamped).toHaveLength(2)
  })
})

describe('journeyDays', () => {
  it.each([
    ['return', 'qantas', 60],
    ['status-run', 'qantas', 14],
    ['oneworld', 'qantas', 60],
    ['status-run', 'velocity', 0],
    ['oneworld', 'velocity', 0],
  ] as const)('lets a guest’s %s with %s search %i days ahead', (kind, program, days) => {
    expect(journeyDays(kind, getPlanLimits('guest', program))).toBe(days)
  })
})

describe('clampAnywhere', () => {
  const clampWide = (plan: Audience, change: Partial<SearchQuery>) => {
    const limitsFor = (program: SearchQuery['programs'][number]) => getPlanLimits(plan, program)
    return clampAnywhere({ ...request, ...change }, { plan, limitsFor, today })
  }

  it('cuts a search for anywhere to the days it may span, and reports it', () => {
    const { query, clamped } = clampWide('free', { start: '2026-12-01', end: '2026-12-31' })
    expect(query).toEqual({ ...request, start: '2026-12-01', end: '2026-12-14' })
    expect(clamped).toEqual([
      {
        limit: 'where-can-i-go',
        asked: '2026-12-31',
        allowed: '2026-12-14',
        reason: 'The Free plan covers 14 days at a time for Where can I go, so these results end on 14 Dec 2026.',
      },
    ])
  })

  it('leaves a search that ends on the last allowed day, and cuts a longer one', () => {
    const span = { start: '2026-12-01', end: '2026-12-30' } as const
    expect(clampWide('gold', span)).toEqual({ query: { ...request, ...span }, clamped: [] })
    expect(clampWide('gold', { ...span, end: '2026-12-31' }).query.end).toBe('2026-12-30')
  })

  it('counts from today if the query begins earlier', () => {
    expect(clampWide('free', { start: '2026-11-01', end: '2026-12-31' }).query.end).toBe('2026-12-04')
  })

  it('applies the limit of the program that allows more', () => {
    const limitsFor = (program: SearchQuery['programs'][number]) => ({
      ...getPlanLimits('gold', program),
      whereCanIGoDays: program === 'qantas' ? 3 : 5,
    })
    const context = { plan: 'gold', limitsFor, today } as const
    expect(clampAnywhere({ ...request, programs: ['qantas', 'velocity'] }, context).query.end).toBe('2026-11-25')
  })
})
