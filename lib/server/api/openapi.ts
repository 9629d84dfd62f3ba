import { z } from 'zod'
import { CoverageAnswer } from '../../availability/coverage-contract.ts'
import { JourneyAnswer, JourneyQuery, JourneyResult, Leg, Total } from '../../availability/journeys-contract.ts'
import {
  LiveDayEvent,
  LiveEnd,
  LiveEvent,
  LiveFailedEvent,
  LiveRow,
  LiveStart,
} from '../../availability/live-contract.ts'
import { OptionsAnswer } from '../../availability/options-contract.ts'
import {
  Clamp,
  DayCell,
  Problem,
  RouteCoverage,
  Row,
  SearchAnswer,
  SearchQuery,
  TablePrice,
} from '../../availability/search-contract.ts'
import { SummaryAnswer } from '../../availability/summary-contract.ts'
import { site } from '../../core/site.ts'
import { examples } from './examples.ts'
import type { Operation } from './operation.ts'
import { accountOperations } from './operations/account.ts'
import { alertOperations } from './operations/alerts.ts'
import { availabilityOperations } from './operations/availability.ts'
import { flightOperations } from './operations/flights.ts'
import { siteOperations } from './operations/site.ts'
import { toolOperations } from './operations/tools.ts'

/** What each parameter of the query means, whichever operation takes it. */
const parameterWords: Record<string, string> = {
  program: 'qantas or velocity; where both may be asked at once, joined by a comma.',
  from: 'Where it starts: airport or city codes, country:AU, region:europe, or anywhere; joined by commas.',
  to: 'Where it ends, written like from.',
  start: 'First departure date. Today when left out.',
  end: 'Last departure date. As far as the plan sees when left out.',
  date: 'Departure date at the origin.',
  cabins: 'Y economy, W premium economy, J business, F first; joined by commas.',
  cabin: 'Y economy, W premium economy, J business, F first.',
  seats: 'Passengers travelling together.',
  directOnly: '1 leaves out connections.',
  carriers: 'Airlines of which one flies part of the way.',
  notCarriers: 'Airlines that fly no part of the way.',
  aircraft:
    'In a search, aircraft of which one flies, as the source names them; for a layout, its address: qantas/a380.',
  sources: 'Kinds of source of which one saw the seats: sample, file, seats-aero.',
  maxPoints: 'Points for one adult at most.',
  maxCharges: 'Charges for one adult at most, in Australian cents.',
  fares: 'reward for reward seats; points-only for fares that only carry a price in points, such as Classic Plus.',
  maxMinutes: 'Minutes from departure to arrival at most.',
  weekdays: 'Days of the week on which the first flight leaves: mon, tue and so on; joined by commas.',
  via: 'Airports of which it stops at one.',
  notVia: 'Airports at which it does not stop.',
  sort: 'The order of rows.',
  thenBy: 'The order of rows the first leaves equal.',
  cursor: 'Where the page before ended.',
  take: 'Rows of a page.',
  keep: '0 leaves the search out of the member’s history and counters: for an example, or a closer look.',
  seat: 'The token of the link, as the message has it.',
  all: '1 for every route.',
  url: 'The address of a route page of this site.',
  format: 'json or xml.',
  maxwidth: 'The widest frame there is room for, in pixels.',
  maxheight: 'The highest.',
  kind: 'The kind of journey; each takes the parameters its schema names.',
  maxWait: 'Connections: minutes between the flights at most.',
  overnight: 'Connections: 0 leaves out waits over midnight.',
  minStay: 'Returns: days between the departures at least.',
  maxStay: 'Returns: days between the departures at most.',
  openJaw: 'Returns: 1 pairs different places.',
  oneProgram: 'Returns: 1 keeps both ways in one program.',
  backCabins: 'Returns: cabins of the way back, any with any of the way out; left out, the same cabin both ways.',
  grid: 'Returns: 1 adds the fewest points of each pair of days.',
  week: 'Returns: first day of leaving in the grid; left out, the days around the cheapest.',
  spread: 'Parties: days the second group may travel later.',
  gateways: 'Gateways: other airports to leave from.',
  feederCabin: 'Gateways: cabin of the flight there.',
  target: 'Status runs: credits wanted.',
  by: 'Status runs: what is to be saved.',
  maxNights: 'Status runs: nights away on each trip at most.',
  legs: 'oneworld: legs such as SYD-SIN.QF.stopover, joined by commas.',
  flight: 'A flight number such as QF11.',
  settings: 'The settings of an alert, as JSON.',
  alerts: 'Programs, places and whether a way back is watched, of each alert, as JSON.',
  token: 'The signed text at the end of a link in a mail.',
  id: 'Which alert, personal access token or connected app, as its list names it.',
  key: 'The secret part of a feed’s address, as its member was given it.',
}

/** Every operation of this site's API. A test holds it against the handlers there are. */
export const operations: readonly Operation[] = [
  ...availabilityOperations,
  ...flightOperations,
  ...toolOperations,
  ...accountOperations,
  ...alertOperations,
  ...siteOperations,
]

type Json = Record<string, unknown>

/** The schemas that have a name of their own in the description; all others stand where they are used. */
const named = {
  ...{ Clamp, DayCell, Problem, RouteCoverage, Row, SearchAnswer, SearchQuery, TablePrice, OptionsAnswer },
  ...{ JourneyAnswer, JourneyQuery, JourneyResult, Leg, Total, SummaryAnswer, CoverageAnswer },
  ...{ LiveEvent, LiveStart, LiveDayEvent, LiveFailedEvent, LiveEnd, LiveRow },
} as const satisfies Record<string, z.ZodType>

const registry = z.registry<{ id: string }>()
for (const [id, schema] of Object.entries(named)) registry.add(schema, { id })

const titles = {
  400: 'A parameter could not be read; `errors` names each.',
  401: 'Nobody is signed in, or the token is not valid.',
  403: 'Beyond the caller’s plan.',
  404: 'There is no such thing.',
  409: 'It is there already, or there is no room for another.',
  410: 'It was there, and has ended.',
  429: 'Too many requests; `Retry-After` says how many seconds to wait.',
  500: 'The server could not answer.',
  503: 'Not ready, or a service behind this site did not answer in time; try again in a few seconds.',
} as const

/** The description of the whole API, OpenAPI 3.1, made of the schemas the server itself checks with. */
export function openApiDocument(): Json {
  const paths: Record<string, Json> = {}
  for (const operation of operations) {
    const path = paths[operation.path] ?? {}
    paths[operation.path] = { ...path, [operation.method]: described(operation) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `${site.name} API`,
      version: '1',
      description:
        'Reward seats for Australian travellers. Errors are problem details (RFC 9457). Dates are departure dates at the origin; today is the date in Sydney. Seats of the built-in sample world are marked as such in every answer.',
    },
    paths,
    components: { schemas: namedSchemas(), securitySchemes },
  }
}

const securitySchemes = {
  session: { type: 'apiKey', in: 'cookie', name: '__Host-session' },
  idToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
  accessToken: {
    type: 'http',
    scheme: 'bearer',
    description: 'A personal access token, made in the settings; an operation names the scope it needs.',
  },
}

const security: Record<Operation['asker'], Json[]> = {
  anyone: [{}, { session: [] }, { idToken: [] }],
  member: [{ session: [] }, { idToken: [] }],
  token: [{ idToken: [] }],
}

function described(operation: Operation): Json {
  const { id, summary, description, asker, scope, query, body, answer, problems } = operation
  const { status, schema, type = 'application/json' } = answer
  const content = schema ? { content: { [type]: { schema: schemaOf(schema) } } } : {}
  const failures = [...problems, 429, 500, 503] as const
  return {
    operationId: id,
    summary,
    description,
    security: scope ? [...security[asker], { accessToken: [scope] }] : security[asker],
    ...(query ? { parameters: parametersOf(query) } : {}),
    ...(body ? { requestBody: { required: true, content: { 'application/json': { schema: inputOf(body) } } } } : {}),
    ...sampleOf(operation),
    responses: {
      [status]: { description: answer.description, ...content },
      ...Object.fromEntries(failures.map((failure) => [failure, problemResponse(titles[failure])])),
    },
  }
}

/** The example as a command, under the name that readers of OpenAPI documents look for. */
function sampleOf({ id, method, path, scope }: Operation): Json {
  const example = examples[id]
  if (!example) return {}
  const query = 'query' in example && example.query !== '' ? `?${example.query}` : ''
  const lines = [
    `curl${method === 'delete' ? ' -X DELETE' : ''} "$POINTSWARD_URL${path}${query}"`,
    ...(scope ? ['-H "Authorization: Bearer $POINTSWARD_TOKEN"'] : []),
    ...('body' in example ? ['-H "Content-Type: application/json"', `-d '${JSON.stringify(example.body)}'`] : []),
  ]
  return { 'x-codeSamples': [{ lang: 'Shell', source: lines.join(' \\\n  ') }] }
}

function problemResponse(description: string): Json {
  return { description, content: { 'application/problem+json': { schema: refTo('Problem') } } }
}

function parametersOf(query: z.ZodObject): Json[] {
  const { properties = {}, required = [] } = z.toJSONSchema(query, { io: 'input', override: readable })
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    description: parameterWords[name],
    required: required.includes(name),
    schema: { ...(schema as Json), ...defaultOf(query.shape[name]) },
  }))
}

/** A parameter is text until it has been read, and so is its default. */
function defaultOf(schema: unknown): { default?: string } {
  if (!(schema instanceof z.ZodDefault)) return {}
  const value: unknown = schema.def.defaultValue
  if (Array.isArray(value)) return value.length === 0 ? {} : { default: value.join(',') }
  if (typeof value === 'boolean') return { default: value ? '1' : '0' }
  return { default: String(value) }
}

/** The pattern behind a format says nothing the format does not. */
function readable({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  if (jsonSchema.format !== undefined) delete jsonSchema.pattern
}

function namedSchemas(): Record<string, Json> {
  const { schemas } = z.toJSONSchema(registry, { uri: (id) => `#/components/schemas/${id}`, override: readable })
  return Object.fromEntries(Object.entries(schemas).map(([id, schema]) => [id, withoutIdentity(schema)]))
}

function schemaOf(schema: z.core.$ZodType): Json {
  const name = registry.get(schema)?.id
  return name ? refTo(name) : withoutIdentity(z.toJSONSchema(schema, { override: readable }))
}

const inputOf = (schema: z.ZodObject) => withoutIdentity(z.toJSONSchema(schema, { io: 'input', override: readable }))

const refTo = (name: string) => ({ $ref: `#/components/schemas/${name}` })

/** Inside an OpenAPI document a schema is known by where it stands. */
function withoutIdentity({ $schema: _schema, $id: _id, ...schema }: Json): Json {
  return schema
}
