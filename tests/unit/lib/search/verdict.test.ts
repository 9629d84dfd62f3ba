import { describe, expect, it } from 'vitest'
import type { RouteCoverage } from '../../../../lib/availability/search-contract.ts'
import { getVerdict, summariseCoverage } from '../../../../lib/search/verdict.ts'
import { answerOf } from './answer-sample.ts'

const unknown = { status: 'not-covered', daysSearched: 0, oldestSeenAt: null, newestSeenAt: null } as const
const melbourne: RouteCoverage = { program: 'qantas', from: 'MEL', to: 'SIN', ...unknown }
const perth: RouteCoverage = {
  program: 'qantas',
  from: 'PER',
  to: 'SIN',
  status: 'covered',
  daysSearched: 10,
  oldestSeenAt: '2026-11-01T00:00:00Z',
  newestSeenAt: '2026-11-02T00:00:00Z',
}

describe('the verdict on an answer', () => {
  it('is rows when there are any', () => {
    expect(getVerdict(answerOf({ total: 3 }))).toBe('rows')
  })

  it('is none when the route was checked and had no seats', () => {
    expect(getVerdict(answerOf())).toBe('none')
  })

  it('is not-searched when no day was checked', () => {
    expect(getVerdict(answerOf({ coverage: [{ ...perth, daysSearched: 0 }] }))).toBe('not-searched')
  })

  it('is not-covered when its routes are not covered, whether listed or not', () => {
    expect(getVerdict(answerOf({ coverage: [melbourne] }))).toBe('not-covered')
    expect(getVerdict(answerOf({ coverage: [] }))).toBe('not-covered')
  })

  it('is beyond-plan when all dates are beyond the plan, even if also not searched', () => {
    const { query } = answerOf()
    const beyond = { ...query, start: '2027-03-01', end: '2027-01-19' }
    expect(getVerdict(answerOf({ query: beyond, coverage: [{ ...perth, daysSearched: 0 }] }))).toBe('beyond-plan')
  })
})

describe('coverage', () => {
  it('lists covered, partly covered and uncovered routes, and the oldest and newest look', () => {
    const { coverage } = answerOf()
    const summary = summariseCoverage(answerOf({ coverage: [...coverage, melbourne, perth] }))
    expect(summary).toMatchObject({ routes: 3, until: '2027-01-19' })
    expect(summary.covered.map(summary.daysLeft)).toEqual([0, 51])
    expect(summary.covered.map(({ from }) => from)).toEqual(['SYD', 'PER'])
    expect(summary.notCovered).toEqual([melbourne])
    expect(summary.partly).toEqual([perth])
    expect(summary.oldestSeenAt).toBe('2026-11-01T00:00:00Z')
    expect(summary.newestSeenAt).toBe('2026-11-20T00:00:00Z')
  })

  it('counts only days that the program has opened and the plan shows', () => {
    const { query, coverage } = answerOf()
    const year = { ...query, start: '2027-11-01', end: '2027-11-20' }
    const searched = [{ ...perth, daysSearched: 8 }]
    // Qantas opens 353 days ahead.
    expect(summariseCoverage(answerOf({ query: year, coverage: searched }))).toMatchObject({
      until: '2027-11-08',
      partly: [],
    })
    const shorter = { ...query, within: { qantas: { until: '2026-11-30', seats: 1 } } }
    const summary = summariseCoverage(answerOf({ query: shorter, coverage }))
    expect(summary).toMatchObject({ until: '2026-11-30', partly: [] })
  })
})
