import type { SearchQuery } from '../../../../../lib/availability/search-contract.ts'

/** Every seat from Sydney to Singapore in the weeks that these tests cover. */
export const queryOf = (): SearchQuery => ({
  ...{ programs: ['qantas'], from: ['SYD'], to: ['SIN'], cabins: ['Y', 'W', 'J', 'F'], seats: 1, directOnly: false },
  ...{ start: '2026-11-20', end: '2027-01-20', departsAfter: '2026-11-20T02:00:00.000Z' },
  ...{ fares: 'reward', carriers: null, notCarriers: [], aircraft: null, sources: null },
  ...{ maxPoints: null, maxCharges: null, maxMinutes: null, within: {} },
  ...{ sort: 'date', thenBy: null, cursor: null, take: 100 },
})
