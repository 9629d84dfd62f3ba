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

describe('why an answer is empty', () => {
  it('has rows', () => {
    expect(getVerdict(answerOf({ total: 3 }))).toBe('rows')
  })

  it('was looked at and had none', () => {
    expect(getVerdict(answerOf())).toBe('none')
  })

  it('was never looked at on these days', () => {
    expect(getVerdict(answerOf({ coverage: [{ ...perth, daysSearched: 0 }] }))).toBe('not-searched')
  })

  it('is of routes nobody covers, listed or not', () => {
    expect(getVerdict(answerOf({ coverage: [melbourne] }))).toBe('not-covered')
    expect(getVerdict(answerOf({ coverage: [] }))).toBe('not-covered')
  })

  it('lies wholly beyond the plan, which wins over not searched', () => {
    const { query } = answerOf()
    const beyond = { ...query, start: '2027-03-01', end: '2027-01-19' }
    expect(getVerdict(answerOf({ query: beyond, coverage: [{ ...perth, daysSearched: 0 }] }))).toBe('beyond-plan')
  })
})

describe('coverage', () => {
  it('tells covered, partly covered and uncovered routes, and the age of what is known', () => {
    const { coverage } = answerOf()
    const summary = summariseCoverage(answerOf({ coverage: [...coverage, melbourne, perth] }))
    expect(summary).toMatchObject({ routes: 3, windowDays: 61 })
    expect(summary.covered.map(({ from }) => from)).toEqual(['SYD', 'PER'])
    expect(summary.notCovered).toEqual([melbourne])
    expect(summary.partly).toEqual([perth])
    expect(summary.oldestSeenAt).toBe('2026-11-01T00:00:00Z')
    expect(summary.newestSeenAt).toBe('2026-11-20T00:00:00Z')
  })
})
