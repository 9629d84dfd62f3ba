import type { SearchQuery } from '../../../../lib/availability/search-contract.ts'

/** Any seat from Sydney to Singapore in a year, the first fifty by date; tests change the fields they are about. */
export const question: SearchQuery = {
  programs: ['qantas'],
  from: ['SYD'],
  to: ['SIN'],
  start: '2026-01-01',
  end: '2026-12-31',
  cabins: ['Y', 'W', 'J', 'F'],
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
  take: 50,
}
