import { describe, expect, it } from 'vitest'
import { clampQuery } from '../../../../lib/availability/clamp.ts'
import type { SearchQuery } from '../../../../lib/availability/search-contract.ts'
import { limitsOf } from '../../../../lib/plans/benefits.ts'
import type { Audience } from '../../../../lib/plans/slugs.ts'

const today = '2026-11-21'
const asked: SearchQuery = {
  program: 'qantas',
  from: ['SYD'],
  to: ['SIN'],
  start: today,
  end: '2027-11-21',
  cabins: ['J'],
  seats: 9,
  directOnly: false,
  sort: 'date',
  cursor: null,
  take: 50,
}

function clamp(plan: Audience, change: Partial<SearchQuery> = {}) {
  const query = { ...asked, ...change }
  return clampQuery(query, { plan, limits: limitsOf(plan, query.program), today })
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
    const { query, openUntil } = clamp(plan, { program })
    expect([query.seats, query.end, openUntil]).toEqual([seats, end, end])
  })

  it('says what it cut, with both figures and a reason', () => {
    expect(clamp('guest').clamped).toEqual([
      {
        limit: 'days-ahead',
        asked: '2027-11-21',
        allowed: '2027-01-20',
        reason:
          'Visitors who are not signed in can search 60 days ahead; days after 2027-01-20 are not in this answer.',
      },
      {
        limit: 'seats',
        asked: 9,
        allowed: 1,
        reason: 'Visitors who are not signed in can search for one seat on a flight, so this answer is for 1.',
      },
    ])
  })

  it('leaves a question inside the limits alone', () => {
    const inside = { start: '2026-12-01', end: '2026-12-31', seats: 1 }
    expect(clamp('guest', inside)).toEqual({ query: { ...asked, ...inside }, clamped: [], openUntil: '2027-01-20' })
  })

  it('drops days that have passed without a word', () => {
    const { query, clamped } = clamp('guest', { start: '2026-11-01', end: '2026-12-01', seats: 1 })
    expect([query.start, query.end, clamped]).toEqual([today, '2026-12-01', []])
  })

  it('leaves nothing of a question beyond the window, and says why', () => {
    const { query, clamped } = clamp('guest', { start: '2027-05-01', end: '2027-06-01', seats: 1 })
    expect(query.end < query.start).toBe(true)
    expect(clamped.map(({ limit }) => limit)).toEqual(['days-ahead'])
  })
})
