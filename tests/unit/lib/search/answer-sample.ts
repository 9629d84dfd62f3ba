import type { SearchAnswer } from '../../../../lib/availability/search-contract.ts'

/** A guest's empty answer for Sydney to Singapore on Friday 20 November 2026; a test overrides what matters to it. */
export function answerOf(change: Partial<SearchAnswer> = {}): SearchAnswer {
  return {
    now: '2026-11-20T01:00:00Z',
    plan: 'guest',
    query: {
      programs: ['qantas'],
      from: ['SYD'],
      to: ['SIN'],
      start: '2026-11-20',
      end: '2027-01-19',
      cabins: ['Y', 'J'],
      seats: 1,
      directOnly: false,
      fares: 'reward',
      carriers: null,
      notCarriers: [],
      aircraft: null,
      sources: null,
      maxPoints: null,
      maxCharges: null,
      maxMinutes: null,
      within: {},
      sort: 'date',
      thenBy: null,
      cursor: null,
      take: 200,
    },
    clamped: [],
    openUntil: '2027-01-19',
    total: 0,
    rows: [],
    nextCursor: null,
    days: [],
    notSearched: [],
    pairs: { asked: 1, covered: 1 },
    coverage: [
      {
        program: 'qantas',
        from: 'SYD',
        to: 'SIN',
        status: 'covered',
        daysSearched: 61,
        oldestSeenAt: '2026-11-19T01:00:00Z',
        newestSeenAt: '2026-11-20T00:00:00Z',
      },
    ],
    sources: [],
    sample: false,
    ...change,
  }
}
