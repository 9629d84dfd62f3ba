import { z } from 'zod'
import { WebConfig } from '../account/web-config.ts'
import { LiveEvent } from '../availability/live-contract.ts'
import { OptionsAnswer } from '../availability/options-contract.ts'
import { OptionsParams, SearchParams } from '../availability/parse-search.ts'
import { SearchAnswer } from '../availability/search-contract.ts'
import { PriceList } from '../billing/prices.ts'
import { Liveness, Readiness } from './readiness-contract.ts'

/** Who may ask: `anyone` gets what a visitor may see, and more with a sign-in. */
type Asker = 'anyone' | 'member' | 'token'

export type Operation = {
  method: 'get' | 'post' | 'delete'
  path: `/api/${string}`
  id: string
  summary: string
  description: string
  asker: Asker
  /** Parameters of the query, by the schema that reads them. */
  query?: z.ZodObject
  /** A success without a schema has no body. */
  answer: { status: 200 | 204; schema?: z.ZodType; type?: string; description: string }
  /** The problems it may answer with, besides 429 and 500, which every operation behind the gate knows. */
  problems: readonly (400 | 401 | 403 | 404 | 503)[]
}

const keep = z
  .enum(['0', '1'])
  .optional()
  .describe('0 leaves the search out of the member’s history and counters: for an example, or a closer look.')

/** Every operation of this site's API. A test holds it against the routes there are. */
export const operations = [
  {
    method: 'get',
    path: '/api/search',
    id: 'search',
    summary: 'Reward seats from the stored availability',
    description:
      'Answers from everything seen so far, within the caller’s plan: what the plan does not show is never in the answer, and `clamped` says what was cut and why. Pages are walked with `cursor`.',
    asker: 'anyone',
    query: SearchParams.extend({ keep }),
    answer: {
      status: 200,
      schema: SearchAnswer,
      description: 'A page of rows, and over all rows the best of each day.',
    },
    problems: [400, 503],
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
    problems: [400, 401, 403, 503],
  },
  {
    method: 'get',
    path: '/api/options',
    id: 'options',
    summary: 'The flights behind one day of a route',
    description: 'Every option of the newest look, within the same limits as the search that showed the day.',
    asker: 'anyone',
    query: OptionsParams,
    answer: { status: 200, schema: OptionsAnswer, description: 'The options, cheapest first.' },
    problems: [400, 403],
  },
  {
    method: 'get',
    path: '/api/prices',
    id: 'prices',
    summary: 'What the plans cost',
    description: 'As the payment provider has it now. A plan without a price is not on sale.',
    asker: 'anyone',
    answer: { status: 200, schema: PriceList, description: 'The prices on sale.' },
    problems: [503],
  },
  {
    method: 'get',
    path: '/api/config',
    id: 'config',
    summary: 'What a browser needs to reach the backend',
    description: 'Public identifiers only, and the site’s time.',
    asker: 'anyone',
    answer: { status: 200, schema: WebConfig, description: 'The configuration.' },
    problems: [],
  },
  {
    method: 'post',
    path: '/api/session',
    id: 'openSession',
    summary: 'Trade a fresh ID token for a session cookie',
    description: 'The token must be younger than 300 seconds.',
    asker: 'token',
    answer: { status: 204, description: 'The cookie is set.' },
    problems: [401, 503],
  },
  {
    method: 'delete',
    path: '/api/session',
    id: 'closeSession',
    summary: 'End the session of this browser',
    description: 'Also without one.',
    asker: 'anyone',
    answer: { status: 204, description: 'The cookie is gone.' },
    problems: [],
  },
  {
    method: 'post',
    path: '/api/session/everywhere',
    id: 'closeEverySession',
    summary: 'End the sessions of this account on every device',
    description: 'Every token issued until now is revoked.',
    asker: 'token',
    answer: { status: 204, description: 'All sessions are over.' },
    problems: [401, 503],
  },
  {
    method: 'get',
    path: '/api/health',
    id: 'health',
    summary: 'Whether this server answers',
    description: 'Looks at nothing else.',
    asker: 'anyone',
    answer: { status: 200, schema: Liveness, description: 'It does.' },
    problems: [],
  },
  {
    method: 'get',
    path: '/api/health/ready',
    id: 'ready',
    summary: 'Whether this server can answer searches',
    description: 'And how old what it knows is. 503 with the same body while it cannot.',
    asker: 'anyone',
    answer: { status: 200, schema: Readiness, description: 'It can.' },
    problems: [],
  },
  {
    method: 'get',
    path: '/api/openapi.json',
    id: 'openapi',
    summary: 'This description',
    description: 'OpenAPI 3.1, generated from the schemas the server itself checks with.',
    asker: 'anyone',
    answer: { status: 200, schema: z.looseObject({ openapi: z.literal('3.1.0') }), description: 'The description.' },
    problems: [],
  },
] as const satisfies readonly Operation[]
