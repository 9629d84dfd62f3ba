import type { LocalDate } from '../../core/clock.ts'

/**
 * What changed for API clients, newest first. A change to any operation, parameter or field gets its own version.
 * `contract` is the hash of what clients rely on in a version; a test compares it with the description.
 */
export const changelog: readonly { version: string; on: LocalDate; what: string; contract?: string }[] = [
  {
    version: '1.9',
    on: '2026-11-29',
    what: 'Returns without published points are listed, too: unpricedTrips in the result, unpriced in its grid. Returns of equal points come by date, then the shorter one first. Answers of searches, journeys, coverage, options and statistics name the parameters they didn’t take, such as a misspelt filter: ignored. Coverage takes seats.',
    contract: '7547470471e68ebf',
  },
  {
    version: '1.8',
    on: '2026-11-29',
    what: 'A return says whether seats were left out because they have no published points: unpriced in its result.',
    contract: 'c6d8b28a4b1046a3',
  },
  {
    version: '1.7',
    on: '2026-11-28',
    what: 'Alerts have a reference, which never names another alert. Delete them by it: a later alert can have the same ID.',
    contract: 'a0e919dff5c29bfa',
  },
  {
    version: '1.6',
    on: '2026-11-28',
    what: 'A oneworld itinerary can start on a day that is still today where its first flight leaves; departsAfter in its query gives the time.',
    contract: 'e7a21bac21bbce92',
  },
  {
    version: '1.5',
    on: '2026-11-26',
    what: 'The query of a search’s answer names as many airports as there are for anywhere, up to 5,000 a side.',
  },
  {
    version: '1.4',
    on: '2026-11-25',
    what: 'Seats that members share: share in own-seats, and the source member in searches. MCP: a call you take back stops, and a client that can show forms asks its person there.',
  },
  { version: '1.3', on: '2026-11-24', what: 'An MCP server for AI assistants at /mcp.' },
  {
    version: '1.2',
    on: '2026-11-24',
    what: 'Your own alerts: list, set and delete them with read:alerts and write:alerts.',
  },
  {
    version: '1.1',
    on: '2026-11-24',
    what: 'Personal access tokens with the scope read:seats, and RateLimit headers.',
  },
  { version: '1.0', on: '2026-11-20', what: 'Search, journeys, coverage, flights and statistics.' },
]

/** The version given in the API description. */
export const apiVersion = changelog[0]?.version ?? '1.0'
