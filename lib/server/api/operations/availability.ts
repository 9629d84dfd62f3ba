import { z } from 'zod'
import { SeatAnswer } from '../../../alerts/linked-seat.ts'
import { CoverageAnswer } from '../../../availability/coverage-contract.ts'
import { JourneyAnswer } from '../../../availability/journeys-contract.ts'
import { LiveEvent } from '../../../availability/live-contract.ts'
import { OptionsAnswer } from '../../../availability/options-contract.ts'
import { JourneyParams } from '../../../availability/parse-journey.ts'
import { OptionsParams, SearchParams } from '../../../availability/parse-search.ts'
import { SearchAnswer } from '../../../availability/search-contract.ts'
import { SummaryAnswer } from '../../../availability/summary-contract.ts'
import { StatsParams } from '../../../content/stats/parse-stats.ts'
import { StatsAnswer } from '../../../content/stats/stats-contract.ts'
import { RecheckCounts } from '../../../search/recheck-counts.ts'
import type { Operation } from '../operation.ts'

const keep = z.enum(['0', '1']).optional()

const WishOnly = SearchParams.omit({ sort: true, thenBy: true, cursor: true, take: true })

/** What is asked of the stored availability, and of a provider now. */
export const availabilityOperations = [
  {
    method: 'get',
    path: '/api/search',
    id: 'search',
    summary: 'Reward seats from the stored availability',
    description:
      'Answers from everything seen so far, within the caller’s plan: what the plan does not show is never in the answer, and `clamped` says what was cut and why. Pages are walked with `cursor`.',
    asker: 'anyone',
    scope: 'read:seats',
    query: SearchParams.extend({ keep }),
    answer: {
      status: 200,
      schema: SearchAnswer,
      description: 'A page of rows, and over all rows the best of each day.',
    },
    problems: [400],
  },
  {
    method: 'get',
    path: '/api/search/live',
    id: 'searchLive',
    summary: 'Reward seats asked of the provider now',
    description:
      'A stream of JSON objects, one a line. The permutations (routes x dates) are counted before the first is asked; closing the connection stops the search. Silver and gold plans only.',
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
      status: 200,
      schema: LiveEvent,
      type: 'application/x-ndjson',
      description: 'Lines of events from `start` to `end`. A stream without an `end` was cut off.',
    },
    problems: [400, 401, 403],
  },
  {
    method: 'get',
    path: '/api/search/seat',
    id: 'searchSeat',
    summary: 'The seat of a signed link',
    description:
      'For whoever holds a link of an alert’s message, signed in or not, for 72 hours: exactly the seat it was made for, as it is now, and nothing else.',
    asker: 'anyone',
    query: z.object({ seat: z.string() }),
    answer: { status: 200, schema: SeatAnswer, description: 'The seat; `row` is null once it is gone.' },
    problems: [404, 410],
  },
  {
    method: 'get',
    path: '/api/search/summary',
    id: 'searchSummary',
    summary: 'What a search comes to',
    description:
      'Counts for each filter, the best of each month, and the cheapest way to each destination. With `to=anywhere` it is a where-can-I-go search, which spans as many days as the plan says.',
    asker: 'anyone',
    scope: 'read:seats',
    query: WishOnly,
    answer: { status: 200, schema: SummaryAnswer, description: 'The counts and the best of each month and place.' },
    problems: [400],
  },
  {
    method: 'get',
    path: '/api/journeys',
    id: 'journeys',
    summary: 'Journeys made of several reward seats',
    description:
      'By `kind`: connections, returns, parties split over two flights, leaving from another gateway, status runs and oneworld itineraries. Each kind takes the parameters its schema names.',
    asker: 'anyone',
    scope: 'read:seats',
    query: JourneyParams,
    answer: { status: 200, schema: JourneyAnswer, description: 'The journeys, best first.' },
    problems: [400],
  },
  {
    method: 'get',
    path: '/api/coverage',
    id: 'coverage',
    summary: 'What is known, day by day',
    description: 'For each route and day whether anybody looked, what came of it, and how old that is.',
    asker: 'anyone',
    scope: 'read:seats',
    query: WishOnly.pick({ program: true, from: true, to: true, start: true, end: true, cabins: true }),
    answer: { status: 200, schema: CoverageAnswer, description: 'A line for each route and day.' },
    problems: [400],
  },
  {
    method: 'get',
    path: '/api/accuracy',
    id: 'accuracy',
    summary: 'How often a seat is still there',
    description:
      'Seats that members had checked again, and how many of them were still there, by program and by how old the look was. The sample world is not counted.',
    asker: 'anyone',
    answer: {
      status: 200,
      schema: RecheckCounts,
      description: 'Counts; a program or an age without checks is left out.',
    },
    problems: [],
  },
  {
    method: 'get',
    path: '/api/options',
    id: 'options',
    summary: 'The flights behind one day of a route',
    description: 'Every option of the newest look, within the same limits as the search that showed the day.',
    asker: 'anyone',
    scope: 'read:seats',
    query: OptionsParams,
    answer: { status: 200, schema: OptionsAnswer, description: 'The options, cheapest first.' },
    problems: [400, 403],
  },
  {
    method: 'get',
    path: '/api/stats',
    id: 'stats',
    summary: 'How often a reward seat is there',
    description:
      'Of all stored looks at departures from today on, the share that found a seat: by cabin, month, weekday, lead time, airline and route. One look is a route, a departure date and a cabin.',
    asker: 'anyone',
    scope: 'read:seats',
    query: StatsParams,
    answer: { status: 200, schema: StatsAnswer, description: 'The shares with the number of looks behind each.' },
    problems: [400],
  },
] as const satisfies readonly Operation[]
