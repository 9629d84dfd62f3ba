import { z } from 'zod'
import { SeatAnswer } from '../../../alerts/linked-seat.ts'
import { CoverageAnswer } from '../../../availability/coverage-contract.ts'
import { JourneyAnswer } from '../../../availability/journeys-contract.ts'
import { LiveEvent } from '../../../availability/live-contract.ts'
import { OptionsAnswer } from '../../../availability/options.ts'
import { JourneyParams } from '../../../availability/parse-journey.ts'
import { OptionsParams, SearchParams } from '../../../availability/parse-search.ts'
import { SearchAnswer } from '../../../availability/search-contract.ts'
import { SummaryAnswer } from '../../../availability/summary-contract.ts'
import { StatsAnswer, StatsParams } from '../../../content/stats/stats-contract.ts'
import { RecheckCounts } from '../../../search/recheck-counts.ts'
import type { Operations } from '../operation.ts'

const keep = z.enum(['0', '1']).optional()

const CriteriaOnly = SearchParams.omit({ sort: true, thenBy: true, cursor: true, take: true })

export const availabilityOperations = {
  'get /api/search': {
    id: 'search',
    summary: 'Search cached reward seats',
    description:
      'Searches everything checked so far, within the caller’s plan. Results beyond the plan are left out, and `clamped` says what was cut and why, `ignored` which parameters aren’t ours. Use `cursor` for the next page.',
    scope: 'read:seats',
    query: SearchParams.extend({ keep }),
    answer: {
      schema: SearchAnswer,
      description: 'A page of rows, and the best of each day across all rows.',
    },
    problems: [400],
  },
  'get /api/search/live': {
    id: 'searchLive',
    summary: 'Search live with the provider',
    description:
      'Streams JSON objects, one per line. Each route on each date counts as one live check, counted before the search starts. Close the connection to stop. Silver and Gold only.',
    asker: 'member',
    query: SearchParams.pick({
      program: true,
      from: true,
      to: true,
      start: true,
      end: true,
      cabins: true,
      seats: true,
      directOnly: true,
    }),
    answer: {
      schema: LiveEvent,
      type: 'application/x-ndjson',
      description: 'Events from `start` to `end`, one per line. A stream without `end` was cut off.',
    },
    problems: [400, 401, 403],
  },
  'get /api/search/seat': {
    id: 'searchSeat',
    summary: 'The seat of a signed link',
    description:
      'For anyone with a link from an alert message, logged in or not, for 72 hours. Shows only that seat, as it is now.',
    query: z.object({ seat: z.string() }),
    answer: { schema: SeatAnswer, description: 'The seat; `row` is null once it’s gone.' },
    problems: [404, 410],
  },
  'get /api/search/summary': {
    id: 'searchSummary',
    summary: 'Summarise a search',
    description:
      'Counts for each filter, the best of each month, and the lowest price to each destination. With `to=anywhere` it’s a where-can-I-go search, over as many days as the plan allows.',
    scope: 'read:seats',
    query: CriteriaOnly,
    answer: { schema: SummaryAnswer, description: 'The counts and the best of each month and place.' },
    problems: [400],
  },
  'get /api/journeys': {
    id: 'journeys',
    summary: 'Journeys combining several reward seats',
    description:
      'By `kind`: connections, returns, parties on two flights, departures from another gateway, status runs and oneworld itineraries. Each kind has its own parameters.',
    scope: 'read:seats',
    query: JourneyParams,
    answer: { schema: JourneyAnswer, description: 'The journeys, best first.' },
    problems: [400],
  },
  'get /api/coverage': {
    id: 'coverage',
    summary: 'What we’ve checked, day by day',
    description: 'For each route and day: whether we’ve checked it, the result, and how old it is.',
    scope: 'read:seats',
    query: CriteriaOnly.pick({
      ...{ program: true, from: true, to: true, start: true, end: true, cabins: true, seats: true },
    }),
    answer: { schema: CoverageAnswer, description: 'One entry per route and day.' },
    problems: [400],
  },
  'get /api/accuracy': {
    id: 'accuracy',
    summary: 'How often a seat is still there',
    description:
      'Seats members rechecked and how many were still there, by program and age of the result. Sample data isn’t counted.',
    answer: {
      schema: RecheckCounts,
      description: 'Counts. Programs and ages without checks are left out.',
    },
  },
  'get /api/options': {
    id: 'options',
    summary: 'The flights behind one day of a route',
    description: 'Every flight from the latest check, within the limits of the search that showed the day.',
    scope: 'read:seats',
    query: OptionsParams,
    answer: { schema: OptionsAnswer, description: 'The flights, cheapest first.' },
    problems: [400, 403],
  },
  'get /api/stats': {
    id: 'stats',
    summary: 'How often reward seats are available',
    description:
      'The share of checks of future departures that found a seat, by cabin, month, weekday, lead time, airline and route. One check is a route, a departure date and a cabin.',
    scope: 'read:seats',
    query: StatsParams,
    answer: { schema: StatsAnswer, description: 'The shares, with the number of checks behind each.' },
    problems: [400],
  },
} satisfies Operations
